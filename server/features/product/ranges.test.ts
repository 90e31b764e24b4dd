// Ranges among the values of a product, and what its table does not say twice.
import { expect, test } from 'vitest'
import { productCalls as calls } from '#contract/products/product.ts'
import { productBrowseCalls as browseCalls } from '#contract/products/product-browse.ts'
import { productTypeCalls as typeCalls } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadDescribed } from '#server/testing/pictures.ts'

const app = await testApp()
const admin = await app.signIn()
const { key: picture } = await uploadDescribed(app.app, admin.token, await drawPicture())
const words = (text: string) => ({ zh: text, en: text, es: text })
type Attributes = InputOf<typeof typeCalls.add>['attributes']

const addType = (name: string, attributes: Attributes) =>
  app.get(typeCalls.add, { productTypeName: words(name), productTypeLevel: '0', attributes }, admin)
const type = await addType('Pumps', [
  { key: 'flow', name: words('Flow'), type: 'number', unit: 'm³/h' },
  { key: 'atex', name: words('ATEX'), type: 'yesNo' },
])

const whole = (productModel: string, more: Partial<InputOf<typeof calls.add>> = {}) => ({
  productModel,
  productName: words(productModel),
  productTypeId: type.id,
  summary: { en: 'A pump.' },
  gallery: [picture],
  ...more,
})
async function addPublished(productModel: string, more: Partial<InputOf<typeof calls.add>> = {}) {
  const added = await app.get(calls.add, whole(productModel, more), admin)
  return app.get(calls.publish, { id: added.id, version: added.version }, admin)
}
const wrongIn = async (more: Partial<InputOf<typeof calls.add>>) => {
  const reply = await app.ask(calls.add, whole('WRONG', more), admin)
  expect(reply.code).toBe(CODE.invalid)
  return Object.keys((reply.data as unknown as { fields: object }).fields)
}

test('a range is kept with its ends and told as one; one turned round is refused, a number of before stays right', async () => {
  const meters = await addType('Meters', [
    { key: 'size', name: words('Nominal size'), type: 'range', unit: 'mm' },
    { key: 'pressure', name: words('Pressure'), type: 'range', unit: 'bar' },
    { key: 'cold', name: words('Cold'), type: 'range', unit: '°C' },
    { key: 'weight', name: words('Weight'), type: 'number', unit: 'kg' },
  ])
  const productTypeId = meters.id
  const range = (from: number | null, to: number | null) => ({ from, to })
  const values = { size: range(10, 1200), pressure: range(null, 16), cold: range(-40, 150), weight: 3 }
  const { id } = await addPublished('M-1', { productTypeId, values })
  const rowsOf = async (of: number) =>
    (await app.get(calls.getById, { id: of, lang: 'en' })).specs[0]?.rows.map(({ value }) => value)
  expect(await rowsOf(id)).toEqual(['10–1200', '≤\u00a016', '−40…150', '3'])
  expect((await app.get(calls.read, { id }, admin)).values).toEqual(values)
  const wrong = { size: range(5, 1), pressure: range(null, null), cold: words('cold'), weight: range(1, 2) }
  expect(await wrongIn({ productTypeId, values: wrong })).toEqual(
    Object.keys(wrong).map((one) => `values.${one}`),
  )
  const before = await addPublished('M-2', { productTypeId, values: { size: 600 } })
  expect(await rowsOf(before.id)).toEqual(['600'])
  const fits = async (filter: string) =>
    (await app.get(browseCalls.browse, { typeId: meters.id, filter, lang: 'en' })).items.map((one) => one.id)
  expect(await fits('size:100..100')).toEqual([id])
  expect(await fits('size:600..600')).toEqual([id, before.id])
})

test('what the table of a product says is not said again above it', async () => {
  const specs = [
    {
      title: words('Process'),
      rows: [
        { name: words('Flow'), value: words('1–12'), unit: 'm³/h', key: true },
        { name: words('Gasket'), value: words('Rubber'), unit: '', key: false },
      ],
    },
  ]
  const { id } = await addPublished('GP-3', { specs, values: { flow: 12, atex: true } })
  const shown = await app.get(calls.getById, { id, lang: 'en' })
  expect(shown.specs.map(({ rows }) => rows.map(({ name }) => name))).toEqual([['ATEX'], ['Flow', 'Gasket']])
})
