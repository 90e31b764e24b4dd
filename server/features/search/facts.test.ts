// Quantities as conditions on what products say of themselves, and the same said in other words.
import { expect, test } from 'vitest'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { searchCalls as calls } from '#contract/site/search.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp(LONG_SESSIONS)
const desk = await productDesk(app)
const { admin } = desk
const same = (text: string) => ({ zh: text, en: text, es: text })

const meters = await app.get(
  productTypeCalls.add,
  {
    productTypeName: same('Meters'),
    productTypeLevel: '0',
    attributes: [
      { key: 'size', name: same('Nominal size'), type: 'range', dimension: 'size', unit: 'DN', onCard: true },
      { key: 'rating', name: same('Rating'), type: 'range', dimension: 'rating', unit: 'PN' },
      { key: 'accuracy', name: same('Accuracy'), type: 'range', dimension: 'ratio', unit: '%', onCard: true },
      { key: 'duty', name: same('Duty'), type: 'range', dimension: 'ratio', unit: '%', tableOnly: true },
      {
        ...{ key: 'output', name: same('Output'), type: 'choices', unit: '' },
        choices: [
          { key: 'ma', name: same('4–20 mA') },
          { key: 'bus', name: same('Modbus RTU') },
        ],
      },
    ],
  },
  admin,
)
type Values = InputOf<typeof productCalls.add>['values']
const of = (dimension: 'size' | 'rating' | 'ratio', unit: string, from: number, to = from) => ({
  ...{ dimension, unit, from, to },
})
async function meter(
  model: string,
  name: ReturnType<typeof same>,
  values: Values,
  summary: string,
  { synonyms = '', earlier = '' } = {},
) {
  const { id, version } = await desk.draft(model, {
    ...{ productName: name, productTypeId: meters.id, summary: same(summary), values },
    synonyms: same(synonyms),
    replaces: earlier === '' ? [] : [{ model: earlier, until: '2021-12', note: same('') }],
  })
  await app.get(productCalls.publish, { id, version }, admin)
}
await meter(
  'EM-1',
  { zh: '电磁流量计', en: 'Electromagnetic flow meter', es: 'Medidor de caudal electromagnético' },
  {
    size: of('size', 'DN', 10, 1200),
    rating: of('rating', 'PN', 10, 40),
    accuracy: of('ratio', '%', -0.2, 0.2),
    output: ['ma'],
  },
  'A smaller one, DN 5, is made when it is asked for.',
)
await meter(
  'TB-1',
  same('Turbine flow meter'),
  {
    size: of('size', 'DN', 10, 50),
    rating: of('rating', 'PN', 160),
    accuracy: of('ratio', '%', -0.5, 0.5),
    duty: of('ratio', '%', 0.2),
    output: ['bus'],
  },
  'Beside a magnetic one of DN 100.',
)
await meter('CB-1', same('Cable of a meter'), {}, 'It fits DN 100 and PN 160.', {
  synonyms: 'patch lead, Hookup-Wire',
  earlier: 'OLD-20',
})
const piece = await app.get(newsCalls.add, { title: same('Meters of DN 100'), body: same('Told.') }, admin)
await app.get(newsCalls.publish, { id: piece.id, version: piece.version }, admin)

const ask = (keyword: string, lang: 'zh' | 'en' | 'es' = 'en') => app.get(calls.search, { keyword, lang })
const found = async (keyword: string, lang: 'zh' | 'en' | 'es' = 'en') =>
  (await ask(keyword, lang)).items.map(({ code, title }) => code || title)

test('a size is a condition on facts, however it is written; what says nothing of it may have it in its texts', async () => {
  for (const keyword of ['DN100', 'DN 100', '4"', '4 inch', '4 pulgadas', 'ＤＮ１００'])
    expect([keyword, (await found(keyword)).slice(0, 1)]).toEqual([keyword, ['EM-1']])
  // Its text names the size of another one; its facts end below.
  expect(await found('meter DN100')).toEqual(['EM-1', 'CB-1', 'Meters of DN 100'])
  expect(await found('meter DN25')).toEqual(['EM-1', 'TB-1'])
})

test('a rating is met by what bears it, and a pressure by a rating', async () => {
  expect(await found('meter PN16')).toEqual(['EM-1'])
  expect(await found('meter 160 bar')).toEqual(['TB-1'])
  expect(await found('meter class 150')).toEqual(['EM-1'])
})

test('an accuracy is met by a better one, and never by another percentage', async () => {
  expect(await found('flow meter ±0.2 %')).toEqual(['EM-1'])
  expect(await found('flow meter 0,5 %')).toEqual(['EM-1', 'TB-1'])
  expect(await found('flow meter accuracy 0.3%')).toEqual(['EM-1'])
  expect(await found('flow meter duty 0.2 %')).toEqual(['TB-1'])
})

test('a choice that says the same figure answers it, and words of choices are conditions too', async () => {
  for (const keyword of ['flow meter 4-20 mA', 'flow meter 4 a 20 mA', 'flow meter 4~20mA'])
    expect([keyword, await found(keyword)]).toEqual([keyword, ['EM-1']])
  expect(await found('turbine modbus rtu')).toEqual(['TB-1'])
})

test('words of one meaning find each other, and words are joined and split', async () => {
  for (const keyword of ['magmeter', 'mag meter', 'flujómetro magnético'])
    expect([keyword, (await found(keyword)).slice(0, 1)]).toEqual([keyword, ['EM-1']])
  expect(await found('turbineflow meter')).toEqual(['TB-1'])
  expect((await found('flowmeter')).slice(0, 2)).toEqual(['EM-1', 'TB-1'])
})

test('what no product meets is named, and the products that are called so stand first', async () => {
  expect(await ask('turbine meter DN400')).toMatchObject({
    loosely: true,
    missing: ['DN400'],
    items: [{ code: 'TB-1' }, { code: 'EM-1' }],
  })
})

test('a suggested product stands with its picture and the fact that answers what was typed', async () => {
  const suggested = async (keyword: string) => (await app.get(calls.suggest, { keyword, lang: 'en' })).items
  const [sized] = await suggested('DN100')
  expect(sized).toMatchObject({ code: 'EM-1', fact: { name: 'Nominal size', unit: '' } })
  expect(sized?.fact?.value.replace('\u00a0', ' ')).toBe('DN 10–1200')
  expect(sized?.cover?.key).toMatch(/\.(?:png|jpg|webp)$/)
  expect((await suggested('turbine PN160'))[0]).toMatchObject({
    ...{ code: 'TB-1', fact: { name: 'Rating' } },
  })
  // Who asks for nothing measured sees the first fact; what says nothing has none.
  expect((await suggested('turbine'))[0]).toMatchObject({ code: 'TB-1', fact: { name: 'Nominal size' } })
  expect((await suggested('cable'))[0]).toMatchObject({ code: 'CB-1', fact: null })
})

test('a result says what answers the quantities that were asked for, then the facts of its card', async () => {
  const facts = async (keyword: string) =>
    (await ask(keyword)).items[0]?.keySpecs.map(({ name, value }) =>
      `${name} ${value}`.replaceAll('\u00a0', ' '),
    )
  expect(await facts('meter PN16')).toEqual(['Rating PN 10–40', 'Nominal size DN 10–1200', 'Accuracy ±0.2'])
  expect(await facts('cable')).toEqual([])
})

test('a product that is found by another name says that name beside its summary, and only then', async () => {
  const [cable] = (await ask('hookup wire')).items
  expect(cable).toMatchObject({ code: 'CB-1', called: 'Hookup-Wire', summary: 'It fits DN 100 and PN 160.' })
  expect((await ask('cable')).items[0]).toMatchObject({ code: 'CB-1', called: '' })
})

test('who asks for an earlier model finds what replaces it, and reads so', async () => {
  for (const keyword of ['OLD-20', 'old20', 'cable OLD 20'])
    expect([keyword, (await ask(keyword)).items[0]]).toMatchObject([
      keyword,
      { code: 'CB-1', replaces: 'OLD-20' },
    ])
  expect((await ask('cable')).items[0]).toMatchObject({ code: 'CB-1', replaces: '' })
})

test('who asks for a size alone reads what a product is, not the list of flanges in which the size comes again', async () => {
  const row = { name: same('Connection'), value: same('EN 1092-1 (DN 1600)'), unit: '' }
  const { id, version } = await desk.draft('EL-9', {
    ...{ productName: same('Elbow'), productTypeId: meters.id, summary: same('It turns a pipe.') },
    specs: [{ title: same('Data'), rows: [row] }],
  })
  await app.get(productCalls.publish, { id, version }, admin)
  const read = async (keyword: string) =>
    (await ask(keyword)).items.find(({ code }) => code === 'EL-9')?.summary
  expect(await read('DN1600')).toBe('It turns a pipe.')
  expect(await read('1092-1')).toContain('DN 1600')
})
