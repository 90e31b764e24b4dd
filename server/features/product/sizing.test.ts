// The rulers of a product type: how far its products reach, and where a mark may stand.
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
const choices = (...keys: string[]) => keys.map((key) => ({ key, name: words(key) }))

const family = await app.get(
  typeCalls.add,
  {
    productTypeName: words('Meters'),
    productTypeLevel: '0',
    attributes: [
      { key: 'medium', name: words('Fluid'), type: 'choices', choices: choices('water', 'oil', 'milk') },
      { key: 'size', name: words('Size'), type: 'range', dimension: 'size', ruler: true },
      { key: 'heat', name: words('Heat'), type: 'range', dimension: 'temperature', unit: '°C', ruler: true },
      { key: 'flow', name: words('Flow'), type: 'range', dimension: 'flow', unit: 'm³/h', ruler: true },
      { key: 'accuracy', name: words('Accuracy'), type: 'range', dimension: 'ratio' },
      { key: 'price-class', name: words('Price'), type: 'choice', choices: choices('a', 'b', 'c') },
    ],
  },
  admin,
)
type Values = NonNullable<InputOf<typeof calls.add>['values']>
async function publish(model: string, values: Values) {
  const draft = {
    ...{ productModel: model, productName: words(model), productTypeId: family.id, values },
    ...{ summary: { en: 'A meter.' }, gallery: [picture] },
  }
  const { id, version } = await app.get(calls.add, draft, admin)
  await app.get(calls.publish, { id, version }, admin)
  return id
}
const size = (from: number, to: number) => ({ from, to, dimension: 'size' as const, unit: 'DN' })
const heat = (from: number, to: number) => ({ from, to, dimension: 'temperature' as const, unit: '°C' })

await publish('A', {
  ...{ size: size(10, 65), heat: heat(-20, 60), medium: ['water'], 'price-class': 'b' },
  accuracy: { from: -0.2, to: 0.2, dimension: 'ratio', unit: '%' },
})
await publish('B', {
  ...{ size: size(50, 100), heat: heat(0, 90), medium: ['water', 'oil'] },
  flow: { from: 1, to: 10, dimension: 'flow', unit: 'm³/h' },
})
await publish('Nothing to say', {})
const ask = () => app.get(calls.sizing, { typeId: family.id, lang: 'en' })

test('a ruler has the sizes from the least to the most that any product reaches, in both systems', async () => {
  const { rulers } = await ask()
  // Of the flow one product alone says anything.
  expect(rulers.map(({ key }) => key)).toEqual(['size', 'heat'])
  const [sizes, degrees] = rulers
  expect(sizes?.steps.map(({ value }) => value)).toEqual([10, 15, 20, 25, 32, 40, 50, 65, 80, 100])
  expect(sizes?.steps.at(-1)).toMatchObject({ label: 'DN\u00a0100', us: '4\u00a0in' })
  expect(degrees?.steps.map(({ value }) => value)).toEqual([-20, -10, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90])
  expect(degrees?.steps[0]).toMatchObject({ label: '−20\u00a0°C', us: '−4\u00a0°F' })
  // Between the steps values read by their scale; a size is a name.
  expect(sizes?.reads).toBeNull()
  expect(degrees?.reads).toMatchObject({
    metric: { unit: '°C', factor: 1, zero: 0 },
    us: { unit: '°F', zero: 32 },
  })
})

test('products say how far they reach, what they are for, how exact they are and what they cost', async () => {
  const { products, media, more } = await ask()
  expect(products.map(({ productModel }) => productModel)).toEqual(['A', 'B'])
  expect(products[0]).toMatchObject({
    spans: { size: { from: 10, to: 65 }, heat: { from: -20, to: 60 } },
    media: ['water'],
    accuracy: { value: '±0.2', unit: '%' },
    price: { name: 'b', rank: 2, of: 3 },
  })
  expect(products[1]).toMatchObject({ accuracy: null, price: null })
  expect(media.map(({ key }) => key)).toEqual(['water', 'oil'])
  expect(more).toBe(false)
})

test('each family says on one ruler how far its products reach, and for which of the usual media', async () => {
  const { ruler, media, families } = await app.get(calls.sizeLines, { lang: 'en' })
  expect(ruler?.steps.map(({ label }) => label.replace('\u00a0', ' '))).toEqual(
    expect.arrayContaining(['DN 10', 'DN 65', 'DN 100']),
  )
  expect(media.map(({ key }) => key)).toEqual(['water', 'oil'])
  expect(families).toMatchObject([
    {
      ...{ id: family.id, productTypeName: 'Meters', ruler: 'size' },
      products: [
        { span: { from: 10, to: 65 }, media: ['water'] },
        { span: { from: 50, to: 100 }, media: ['water', 'oil'] },
      ],
    },
  ])
})

test('what is borne at most comes from a curve, and what is measured from the table of sizes', async () => {
  const ruler = (key: string, more: object) => ({
    ...{ key, name: words(key), type: 'range' as const, ruler: true, ...more },
  })
  const valves = await app.get(
    typeCalls.add,
    {
      productTypeName: words('Valves'),
      productTypeLevel: '0',
      attributes: [
        ruler('size', { dimension: 'size' }),
        ruler('pressure', { dimension: 'pressure', unit: 'bar' }),
        ruler('heat', { dimension: 'temperature', unit: '°C' }),
        ruler('flow', { dimension: 'flow', unit: 'm³/h' }),
      ],
    },
    admin,
  )
  const add = async (model: string, more: object) => {
    const draft = {
      ...{ productModel: model, productName: words(model), productTypeId: valves.id },
      ...{ summary: { en: 'A valve.' }, gallery: [picture], values: { size: size(10, 50) }, ...more },
    }
    const { id, version } = await app.get(calls.add, draft, admin)
    await app.get(calls.publish, { id, version }, admin)
  }
  const axes = { x: words('Heat'), xUnit: '°F', y: words('Pressure'), yUnit: 'MPa' }
  await add('V', {
    curves: [
      {
        ...{ form: 'most', title: words(''), ...axes },
        series: [{ name: words('Seat'), points: '32 4; 212 1' }],
      },
    ],
  })
  const rows = ['50; 200; 100; 60', '10; 80; ; 2'].map((cells) => ({ name: words(''), cells }))
  await add('W', {
    tables: [
      {
        ...{ role: 'dimensions', title: words(''), note: words(''), rows },
        ...{ heads: words('DN; L; Least; Most'), letters: '', units: 'DN; mm; L/min; m³/h' },
      },
    ],
  })
  const { products } = await app.get(calls.sizing, { typeId: valves.id, lang: 'en' })
  expect(products.map(({ limit }) => limit)).toEqual([
    {
      ...{ over: 'heat', of: 'pressure' },
      points: [
        { x: 0, low: null, y: 40 },
        { x: 100, low: null, y: 10 },
      ],
    },
    {
      ...{ over: 'size', of: 'flow' },
      points: [
        { x: 10, low: null, y: 2 },
        { x: 50, low: 6, y: 60 },
      ],
    },
  ])
})

test('a type that nobody sees has none', async () => {
  expect((await app.ask(calls.sizing, { typeId: 999999, lang: 'en' })).code).toBe(CODE.notFound)
})
