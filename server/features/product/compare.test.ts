// Products beside each other: the same question in one row, what is better, and what differs.
import { expect, test } from 'vitest'
import { productCalls as calls } from '#contract/products/product.ts'
import { productTypeCalls as typeCalls } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadDescribed } from '#server/testing/pictures.ts'

const app = await testApp()
const admin = await app.signIn()
const { key: picture } = await uploadDescribed(app.app, admin.token, await drawPicture())
const words = (text: string) => ({ zh: text, en: text, es: text })

const figure = (key: string, dimension: 'ratio' | 'size' | 'time' | 'pressure', more: object = {}) => ({
  ...{ key, name: words(key), type: 'range' as const, dimension },
  ...more,
})
const addType = (name: string, attributes: InputOf<typeof typeCalls.add>['attributes']) =>
  app.get(typeCalls.add, { productTypeName: words(name), productTypeLevel: '0', attributes }, admin)
const meters = await addType('Meters', [
  figure('accuracy', 'ratio', { better: 'lower' }),
  figure('size', 'size', { better: 'wider' }),
  figure('battery', 'time', { better: 'higher', unit: 'year', group: 'electrical' }),
  figure('pressure', 'pressure', { group: 'process' }),
])

type Values = NonNullable<InputOf<typeof calls.add>['values']>
async function publish(model: string, values: Values, more: object = {}) {
  const draft = {
    ...{ productModel: model, productName: words(model), productTypeId: meters.id, values },
    ...{ summary: { en: 'A meter.' }, gallery: [picture] },
    ...more,
  }
  const { id, version } = await app.get(calls.add, draft, admin)
  await app.get(calls.publish, { id, version }, admin)
  return id
}
const size = (from: number, to: number) => ({ from, to, dimension: 'size' as const, unit: 'DN' })
const percent = (limit: number) => ({ from: -limit, to: limit, dimension: 'ratio' as const, unit: '%' })
const bar = (to: number) => ({ from: 0, to, dimension: 'pressure' as const, unit: 'bar' })
const years = (to: number) => ({ from: to, to, dimension: 'time' as const, unit: 'year' })
const made = (of: string) => ({
  specs: [
    { title: words('Materials'), rows: [{ name: words('Body'), value: words(of), unit: '', key: false }] },
  ],
})

const first = await publish(
  'A',
  { accuracy: percent(0.2), size: size(10, 1200), pressure: bar(16) },
  made('Steel'),
)
const second = await publish(
  'B',
  { accuracy: percent(0.5), size: size(10, 1200), pressure: bar(40), battery: years(10) },
  made('Steel'),
)
const hidden = await app.get(
  calls.add,
  {
    ...{ productModel: 'C', productName: words('C'), productTypeId: meters.id },
    ...{ summary: { en: 'A draft.' }, gallery: [picture] },
  },
  admin,
)

const compare = (ids: string) => app.get(calls.compare, { ids, lang: 'en' })

test('facts stand beside each other by what is asked, and the better one is marked where it can be said', async () => {
  const { products, groups } = await compare(`${second},${first}`)
  expect(products.map(({ productModel }) => productModel)).toEqual(['B', 'A'])
  const rows = groups.flatMap(({ rows: all }) => all)
  const said = Object.fromEntries(
    rows.map(({ name, cells, better, differs }) => [
      name,
      [cells.map((cell) => cell?.value ?? null), better, differs],
    ]),
  )
  expect(said).toEqual({
    accuracy: [['±0.5', '±0.2'], [1], true],
    // As good as each other: no mark.
    size: [['DN\u00a010–1200', 'DN\u00a010–1200'], [], false],
    // It depends on the use.
    pressure: [['0–40', '0–16'], [], true],
    // One alone says anything.
    battery: [['10', null], [], true],
    Body: [['Steel', 'Steel'], [], false],
  })
  expect(groups.map(({ title }) => title)).toEqual(['Key data', 'Process', 'Materials', 'Electrical'])
})

test('what nobody sees is left out, one alone is shown, and what is no list of ids is refused', async () => {
  const { products } = await compare(`${first},${hidden.id},999999`)
  expect(products.map(({ id }) => id)).toEqual([first])
  for (const ids of ['', 'a', '1,2,3,4,5', '1,,2'])
    expect((await app.ask(calls.compare, { ids, lang: 'en' })).code, ids).toBe(CODE.invalid)
})
