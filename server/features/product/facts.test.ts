// Facts with units among the values of a product: what is taken, what its page says, and what lists are narrowed by.
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

const type = await app.get(
  typeCalls.add,
  {
    productTypeName: words('Meters'),
    productTypeLevel: '0',
    attributes: [
      { key: 'size', name: words('Size'), type: 'range', dimension: 'size', unit: 'DN', onCard: true },
      { key: 'accuracy', name: words('Accuracy'), type: 'range', dimension: 'ratio', unit: '%' },
      {
        key: 'heat',
        name: words('Heat'),
        type: 'range',
        dimension: 'temperature',
        unit: '°C',
        group: 'process',
      },
      {
        key: 'weight',
        name: words('Weight'),
        type: 'number',
        dimension: 'mass',
        unit: 'kg',
        tableOnly: true,
      },
      {
        ...{ key: 'fluid', name: words('Fluid'), type: 'choices', group: 'process' },
        choices: ['water', 'oil', 'acid'].map((key) => ({ key, name: words(key) })),
      },
    ],
  },
  admin,
)
type Values = NonNullable<InputOf<typeof calls.add>['values']>
const draft = (productModel: string, values: Values) => ({
  ...{ productModel, productName: words(productModel), productTypeId: type.id, values },
  ...{ summary: { en: 'A meter.' }, gallery: [picture] },
})
async function publish(model: string, values: Values, more: object = {}) {
  const { id, version } = await app.get(calls.add, { ...draft(model, values), ...more }, admin)
  await app.get(calls.publish, { id, version }, admin)
  return id
}
const size = (from: number, to: number, list?: number[]) => ({
  ...{ from, to, dimension: 'size' as const, unit: 'DN' },
  ...(list && { list }),
})
const percent = (limit: number) => ({ from: -limit, to: limit, dimension: 'ratio' as const, unit: '%' })

const wide = await publish(
  'M-300',
  {
    size: size(10, 1200),
    accuracy: { ...percent(0.2), conditions: words('of reading, 0.3–10 m/s') },
    heat: { from: -40, to: 302, dimension: 'temperature', unit: '°F' },
    weight: { from: 5, to: 5, dimension: 'mass', unit: 'kg' },
    fluid: ['water', 'acid'],
  },
  {
    specs: [
      {
        title: words('Process'),
        rows: [
          { name: words('Connection'), value: words('Flange'), unit: '', key: false },
          { name: words('Heat'), value: words('as hot as you like'), unit: '', key: false },
          { name: words('Cable'), value: words('5 or 10'), unit: 'm', key: false },
        ],
      },
    ],
  },
)
const narrow = await publish('M-25', {
  size: size(10, 50, [10, 25, 50]),
  accuracy: percent(0.5),
  fluid: ['oil'],
})

test('a fact is kept as it was entered, with its canonical value beside it', async () => {
  const { values } = await app.get(calls.read, { id: wide }, admin)
  expect(values.heat).toEqual({
    ...{ from: -40, to: 302, dimension: 'temperature', unit: '°F' },
    base: { from: -40, to: 150 },
  })
  expect(values.accuracy).toMatchObject({
    base: { from: -0.2, to: 0.2 },
    conditions: { en: 'of reading, 0.3–10 m/s' },
  })
  expect(values.fluid).toEqual(['water', 'acid'])
})

test('the page says facts in groups, in both systems, with their conditions, and nothing twice', async () => {
  const { specs, keySpecs } = await app.get(calls.getById, { id: wide, lang: 'en' })
  const [first, process] = specs
  expect(first?.rows.map(({ name }) => name)).toEqual(['Size', 'Accuracy', 'Weight'])
  expect(first?.rows[0]).toMatchObject({
    value: 'DN\u00a010–1200',
    unit: '',
    us: { value: '3/8–48', unit: 'in' },
  })
  expect(first?.rows[1]).toMatchObject({ value: '±0.2', unit: '%', us: null })
  expect(first?.rows[1]).toMatchObject({
    conditions: 'of reading, 0.3–10 m/s',
    usConditions: 'of reading, 0.984–32.8\u00a0ft/s',
  })
  expect(first?.rows[0]?.usConditions).toBeNull()
  expect(process?.title).toBe('Process')
  expect(process?.rows.map(({ name, value }) => [name, value])).toEqual([
    ['Heat', '−40…150'],
    ['Fluid', 'water, acid'],
    ['Connection', 'Flange'],
    ['Cable', '5 or 10'],
  ])
  expect(process?.rows.at(-1)?.us).toEqual({ value: '16.4 or 32.8\u00a0ft', unit: '' })
  expect(keySpecs.map(({ name, value }) => [name, value])).toEqual([['Size', 'DN\u00a010–1200']])
})

test('what has another dimension, two values where one is asked for, or no such choice is refused by field', async () => {
  const wrong = {
    size: { from: 1, to: 2, dimension: 'mass' as const, unit: 'kg' },
    weight: { from: 1, to: 2, dimension: 'mass' as const, unit: 'kg' },
    fluid: ['water', 'lava'],
  }
  const reply = await app.ask(calls.add, draft('WRONG', wrong), admin)
  expect(reply.code).toBe(CODE.invalid)
  expect(Object.keys((reply.data as unknown as { fields: object }).fields)).toEqual([
    'values.size',
    'values.weight',
    'values.fluid',
  ])
  const impossible = [
    { from: 2, to: 1, dimension: 'size' as const, unit: 'DN' },
    { from: 1, to: 2, dimension: 'size' as const, unit: 'kg' },
    { from: null, to: null, dimension: 'size' as const, unit: 'DN' },
    { from: -5, to: 5000, dimension: 'mass' as const, unit: 'kg' },
  ]
  for (const one of impossible)
    expect((await app.ask(calls.add, draft('WRONG', { size: one }), admin)).code, JSON.stringify(one)).toBe(
      CODE.invalid,
    )
})

const models = async (filter: string, units?: 'us') => {
  const { items } = await app.get(browseCalls.browse, { typeId: type.id, filter, ...(units && { units }) })
  return items.map(({ productModel }) => productModel)
}

test('a list is narrowed to what covers a size, in either system of units', async () => {
  expect(await models('size:100..100')).toEqual(['M-300'])
  expect(await models('size:25..25')).toEqual(['M-300', 'M-25'])
  expect(await models('size:4..4', 'us')).toEqual(['M-300'])
  expect(await models('heat:300..', 'us')).toEqual(['M-300'])
  expect(await models('heat:151..')).toEqual([])
  expect(await models('accuracy:..0.3')).toEqual(['M-300'])
  expect(await models('fluid:oil,acid')).toEqual(['M-300', 'M-25'])
  expect(await models('fluid:oil')).toEqual(['M-25'])
})

test('facets say their ranges and units in the system that was asked for; what is for the table alone is none', async () => {
  const ask = (units: 'metric' | 'us') => app.get(browseCalls.browse, { typeId: type.id, units, lang: 'en' })
  const facets = Object.fromEntries((await ask('metric')).facets.map((one) => [one.key, one]))
  expect(Object.keys(facets)).toEqual(['size', 'accuracy', 'heat', 'fluid'])
  expect(facets.size).toMatchObject({ unit: 'DN', range: { min: 10, max: 1200 } })
  expect(facets.fluid?.values.map(({ key, count }) => [key, count])).toEqual([
    ['water', 1],
    ['oil', 1],
    ['acid', 1],
  ])
  const us = Object.fromEntries((await ask('us')).facets.map((one) => [one.key, one]))
  expect(us.size).toMatchObject({ unit: 'in', range: { min: 0.375, max: 48 } })
  expect(us.heat).toMatchObject({ unit: '°F', range: { min: -40, max: 302 } })
})

test('tables and curves are told in both systems, their notes and bolt holes too', async () => {
  const id = await publish(
    'M-9',
    {},
    {
      tables: [
        {
          ...{ role: 'dimensions', title: words(''), note: words('∅ 219 mm, for DN 100') },
          ...{ heads: words('Size; Length; Holes'), letters: 'dn; L; n', units: 'DN; mm; mm' },
          rows: [
            { name: words(''), cells: '100; 254; 8 × 18' },
            { name: words(''), cells: '150; 300; 8 × 22' },
          ],
        },
      ],
      curves: [
        {
          ...{
            form: 'limits',
            title: words(''),
            x: words('Velocity'),
            y: words('Error'),
            xUnit: 'm/s',
            yUnit: '%',
          },
          series: [
            { name: words('Limit'), points: '0.1 0.6; 0.3 0.2' },
            { name: words('Broken'), points: '1 2 3' },
          ],
        },
      ],
    },
  )
  const { tables, curves } = await app.get(calls.getById, { id, lang: 'es' })
  expect(tables[0]?.columns.map(({ cells, us }) => [cells, us])).toEqual([
    [['100', '150'], { unit: 'in', cells: ['4', '6'] }],
    [['254', '300'], { unit: 'in', cells: ['10', '11.8'] }],
    [['8 × 18', '8 × 22'], { unit: 'in', cells: ['8 × 0.709', '8 × 0.866'] }],
  ])
  expect(tables[0]?.usNote).toBe('∅ 8.62\u00a0in, for 4\u00a0in')
  expect(tables[0]?.figures).toEqual({ dn: [100, 150], L: [254, 300], n: [null, null] })
  expect(curves[0]?.x.us).toMatchObject({ unit: 'ft/s' })
  expect(curves[0]?.series).toEqual([
    {
      name: 'Limit',
      points: [
        { x: 0.1, y: 0.6 },
        { x: 0.3, y: 0.2 },
      ],
    },
  ])
})

test('a product without facts stands in no list that is narrowed by them', async () => {
  expect(await models('size:1..5000')).toEqual(['M-300', 'M-25'])
  expect(narrow).toBeGreaterThan(wide)
})
