// Questions as buyers type them: sizes, words of the trade, and words that nothing has all of.
import { expect, test } from 'vitest'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { productCalls } from '#contract/products/product.ts'
import { searchCalls as calls } from '#contract/site/search.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp(LONG_SESSIONS)
const desk = await productDesk(app)
const { admin } = desk

const same = (text: string) => ({ zh: text, en: text, es: text })
async function product(
  model: string,
  zh: string,
  en: string,
  es: string,
  size: string,
  more = 'Made to last.',
) {
  const row = { name: same('Size'), value: same(size), unit: '', key: true }
  const { id, version } = await desk.draft(model, {
    productName: { zh, en, es },
    summary: { en: more },
    specs: [{ title: same('Data'), rows: [row] }],
  })
  return app.get(productCalls.publish, { id, version }, admin)
}
await product(
  'EM-1',
  '电磁流量计',
  'Electromagnetic flow meter',
  'Caudalímetro electromagnético',
  'DN 10–1200',
)
await product(
  'EM-2',
  '电池电磁流量计',
  'Battery electromagnetic flow meter',
  'Medidor de caudal a batería',
  'DN 50–600',
)
await product('HM-1', '热量表', 'Energy meter', 'Contador de energía', 'DN 10–50', 'With Pt1000 probes.')
await product('SV-1', '电磁阀', 'Solenoid valve', 'Válvula solenoide', 'DN 8–50')
const piece = await app.get(
  newsCalls.add,
  {
    title: { en: 'A year on the line' },
    body: { zh: '电磁流量计 DN 100', en: 'An electromagnetic meter of DN 100 for flow, a helical gear' },
  },
  admin,
)
await app.get(newsCalls.publish, { id: piece.id, version: piece.version }, admin)

const ask = (keyword: string, lang: 'zh' | 'en' | 'es' = 'en') => app.get(calls.search, { keyword, lang })
const found = async (keyword: string, lang: 'zh' | 'en' | 'es' = 'en') =>
  (await ask(keyword, lang)).items.map(({ code, title }) => code || title)

test('a size is found in every range that covers it, with or without a space, and in no other number', async () => {
  for (const keyword of ['DN100', 'DN 100', 'dn100'])
    expect([keyword, await found(keyword)]).toEqual([keyword, ['EM-1', 'EM-2', 'A year on the line']])
  expect(await found('DN1000')).toEqual(['EM-1'])
  expect(await found('100')).toEqual(['A year on the line'])
})

test('a product question finds the products first, in three languages', async () => {
  const first = async (keyword: string, lang: 'zh' | 'en' | 'es') => (await found(keyword, lang)).slice(0, 2)
  expect(await first('DN100 electromagnetic', 'en')).toEqual(['EM-1', 'EM-2'])
  expect(await first('electromagnetic flow meter DN100', 'en')).toEqual(['EM-1', 'EM-2'])
  expect(await first('DN100电磁流量计', 'zh')).toEqual(['EM-1', 'EM-2'])
  expect(await first('caudalimetro DN100', 'es')).toEqual(['EM-1', 'EM-2'])
  // The one whose title has the word itself comes first.
  expect(await first('medidor de flujo', 'es')).toEqual(['EM-2', 'EM-1'])
  expect(await first('flowmeter', 'en')).toEqual(['EM-1', 'EM-2'])
  expect(await first('电磁', 'zh')).toEqual(['EM-1', 'EM-2'])
})

test('what lacks a word is found, the best first, and the word is named', async () => {
  expect(await ask('electromagnetic harpsichord flow meter')).toMatchObject({
    loosely: true,
    missing: ['harpsichord'],
    items: [{ code: 'EM-1' }, { code: 'EM-2' }, { title: 'A year on the line' }],
  })
  // The news has all the words; the products that are called so stand before it.
  expect(await ask('electromagnetic helical')).toMatchObject({
    loosely: false,
    missing: ['helical'],
    items: [{ code: 'EM-1' }, { code: 'EM-2' }, { title: 'A year on the line' }],
  })
  expect(await ask('electromagnetic DN 10')).toMatchObject({
    loosely: false,
    missing: [],
    items: [{ code: 'EM-1' }],
  })
  expect((await ask('harpsichord')).items).toEqual([])
})

test('suggestions know sizes too, and products alone stand in for titles', async () => {
  const suggested = async (keyword: string) =>
    (await app.get(calls.suggest, { keyword, lang: 'en' })).items.map(({ code, title }) => code || title)
  expect(await suggested('DN100')).toEqual(['EM-1', 'EM-2'])
  expect(await suggested('DN100 electromagnetic')).toEqual(['EM-1', 'EM-2'])
  expect(await suggested('helical')).toEqual([])
})
