// The keyword search on a real store: what it finds, in which order, and what it keeps to itself.
import { expect, test } from 'vitest'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { productCalls } from '#contract/products/product.ts'
import { searchCalls as calls } from '#contract/site/search.ts'
import { CODE } from '#contract/wire/answer.ts'
import { fillSearch } from '#server/publishing/search/fill.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp(LONG_SESSIONS)
const desk = await productDesk(app)
const { admin } = desk

type Names = { zh?: string; en?: string; es?: string }
async function product(model: string, productName: Names, summary: Names = { en: 'Made to last.' }) {
  const { id, version } = await desk.draft(model, { productName, summary })
  return app.get(productCalls.publish, { id, version }, admin)
}
async function news(title: Names, body: Names = { en: 'Words.' }) {
  const { id, version } = await app.get(newsCalls.add, { title, body }, admin)
  return app.get(newsCalls.publish, { id, version }, admin)
}
const search = (keyword: string, more = {}) => app.get(calls.search, { keyword, lang: 'en', ...more })
const titles = async (keyword: string, more = {}) =>
  (await search(keyword, more)).items.map(({ title }) => title)

await product('LTB-50', {
  zh: '智能电磁流量计',
  en: 'Magnetic flow meter',
  es: 'Caudalímetro electromagnético',
})
await product('QV-8', { zh: '不锈钢球阀', en: 'Stainless ball valve', es: 'Válvula de bola' })
await product('HL-1', { zh: '差压变送器', en: 'Transmitter 100%_safe' }, { en: 'Fits a valve of any size.' })
await news(
  { en: 'Valves for the north' },
  { en: 'A long story about pipes and <script>alert(1)</script> tags.' },
)

test('words are found in all three languages, without accents, in the plural, in the middle of a Chinese name', async () => {
  expect(await titles('流量计')).toEqual(['Magnetic flow meter'])
  expect(await titles('电磁流')).toEqual(['Magnetic flow meter'])
  expect(await titles('锈钢')).toEqual(['Stainless ball valve'])
  expect(await titles('caudalimetro')).toEqual(['Magnetic flow meter'])
  expect(await titles('CAUDALÍMETROS')).toEqual(['Magnetic flow meter'])
  expect((await titles('valve')).sort()).toEqual((await titles('valves')).sort())
  expect(await titles('valve')).toContain('Valves for the north')
  expect(await titles('magne')).toEqual(['Magnetic flow meter'])
})

test('a model is found with its dash, without it, with a space and by its beginning', async () => {
  for (const keyword of ['LTB-50', 'ltb50', 'LTB 50', 'ltb', 'ＬＴＢ－５０', 'ltb-5'])
    expect([keyword, await titles(keyword)]).toEqual([keyword, ['Magnetic flow meter']])
})

test('titles stand before texts, the word before its stem; records with all words before those with some', async () => {
  expect(await titles('valve')).toEqual([
    'Stainless ball valve',
    // The type is called so in Chinese alone, which is not the language shown; an article stands behind both.
    'Valves',
    'Valves for the north',
    'Transmitter 100%_safe',
  ])
  expect(await search('ball valve')).toMatchObject({ loosely: false, total: 1 })
  const some = await search('magnetic harpsichord')
  expect(some).toMatchObject({ loosely: true, total: 1, items: [{ title: 'Magnetic flow meter' }] })
})

test('counts stand beside each kind, and one kind can be asked for alone', async () => {
  const all = await search('valve', { limit: 1 })
  expect(all).toMatchObject({
    total: 4,
    counts: { product: 2, news: 1, successCase: 0, aboutus: 0 },
    more: [],
  })
  expect(await search('valve', { kind: 'news' })).toMatchObject({ total: 1, counts: { product: 2, news: 1 } })
  expect(await titles('valve', { page: 2, limit: 1 })).toEqual(['Valves'])
})

test('hits are places in the texts; a passage of the text stands where the summary has none', async () => {
  const { items } = await search('pipes')
  expect(items).toHaveLength(1)
  const [found] = items
  const [[from, to] = [0, 0]] = found?.hits.summary ?? []
  expect(found?.summary.slice(from, to)).toBe('pipes')
  expect(found?.summary).toContain('<script>alert(1)</script>')
  const chinese = (await search('流量计')).items[0]
  expect([chinese?.summary, chinese?.shownIn]).toEqual(['智能电磁流量计', { summary: 'zh' }])
})

test('a record that says nothing in the language shown is told in that of its title', async () => {
  await product('NW-9', { zh: '过滤器 DN 40', en: 'Filter DN 40' }, { zh: '可清洗。', en: 'Can be cleaned.' })
  expect((await search('NW9 DN40', { lang: 'es' })).items).toMatchObject([
    { title: 'Filter DN 40', summary: 'Can be cleaned.', shownIn: { title: 'en', summary: 'en' } },
  ])
})

test('signs are no wildcards, script is only words, and what is too long is refused', async () => {
  expect(await titles('%')).toEqual([])
  expect(await titles('_')).toEqual([])
  expect(await titles('100%_safe')).toEqual(['Transmitter 100%_safe'])
  expect(await titles('<script>alert')).toEqual(['Valves for the north'])
  expect((await app.ask(calls.search, { keyword: 'x'.repeat(10_000) })).code).toBe(CODE.invalid)
  expect((await app.ask(calls.suggest, { keyword: 'x'.repeat(10_000) })).code).toBe(CODE.invalid)
})

test('drafts, changes that wait, what was taken off and the trash are never found', async () => {
  const { id, version } = await desk.draft('ZEBRA-1', { productName: { en: 'Zebra pump' } })
  expect(await titles('zebra')).toEqual([])
  await app.get(productCalls.publish, { id, version }, admin)
  expect(await titles('zebra')).toEqual(['Zebra pump'])
  const renamed = await app.get(
    productCalls.update,
    { id, version, productName: { en: 'Okapi pump' } },
    admin,
  )
  expect([await titles('zebra'), await titles('okapi')]).toEqual([['Zebra pump'], []])
  await app.get(productCalls.publish, { id, version: renamed.version }, admin)
  expect(await titles('okapi')).toEqual(['Okapi pump'])
  await app.get(productCalls.unpublish, { id, version: renamed.version }, admin)
  expect([await titles('okapi'), await titles('zebra')]).toEqual([[], []])
  expect((await app.get(calls.suggest, { keyword: 'oka', lang: 'en' })).items).toEqual([])
  expect((await search('okapy')).nearest).toEqual([])
})

test('what is planned is found from its moment on, and not after its end, without anybody doing anything', async () => {
  const { id, version } = await desk.draft('GNU-1', { productName: { en: 'Gnu pump' } })
  const times = { publishAt: desk.inHours(1), unpublishAt: desk.inHours(3) }
  await app.get(productCalls.schedule, { id, version, ...times }, admin)
  expect(await titles('gnu')).toEqual([])
  app.tick(3_600_001)
  expect(await titles('gnu')).toEqual(['Gnu pump'])
  app.tick(2 * 3_600_000)
  expect(await titles('gnu')).toEqual([])
})

test('suggestions are titles that have what was typed so far, each with its hits', async () => {
  const { items } = await app.get(calls.suggest, { keyword: 'stainless ba', lang: 'en' })
  expect(items).toMatchObject([
    {
      kind: 'product',
      title: 'Stainless ball valve',
      code: 'QV-8',
      hits: {
        title: [
          [0, 9],
          [10, 14],
        ],
      },
    },
  ])
  expect((await app.get(calls.suggest, { keyword: 'pipes', lang: 'en' })).items).toEqual([])
  expect((await app.get(calls.suggest, { keyword: '球', lang: 'zh' })).items).toMatchObject([
    { title: '不锈钢球阀' },
  ])
})

test('what is written nearly as a word of titles is sought as that', async () => {
  expect(await search('stainles')).toMatchObject({ total: 1, mended: null, nearest: [] })
  expect(await search('stianless')).toMatchObject({ total: 1, mended: 'stainless' })
  expect((await search('caudalimetor')).mended).toBe('caudalímetro')
})

test('words that found nothing are counted and listed for those who may see them, and forgotten when they are done with', async () => {
  const editor = await app.personWith('searcher', ['web_search', 'web_search:delete'])
  const listed = async (sort?: '-times') =>
    (await app.get(calls.missing, { limit: 100, ...(sort && { sort }) }, editor)).items.map(
      ({ word, lang, times }) => `${word} ${lang} ${times}`,
    )
  for (const keyword of [
    'Unobtanium',
    'unobtanium ',
    'somebody@example.com',
    '13900001111',
    'tel 13900001111',
    'x'.repeat(61),
  ])
    await search(keyword)
  await app.get(calls.search, { keyword: 'unobtanium', lang: 'es' })
  const before = await listed('-times')
  expect(before).toContain('unobtanium en 2')
  expect(before).toContain('unobtanium es 1')
  expect(before.filter((line) => /example|1390000|xxx/.test(line))).toEqual([])
  const { items } = await app.get(calls.missing, { lang: 'en', limit: 100 }, editor)
  const id = items.find(({ word }) => word === 'unobtanium')?.id ?? 0
  await app.get(calls.forget, { id }, editor)
  expect(await listed()).not.toContain('unobtanium en 2')
  expect((await app.ask(calls.forget, { id }, editor)).code).toBe(CODE.notFound)
  expect((await app.get(calls.missing, { lang: 'es' }, editor)).items).toHaveLength(1)
})

test('records that were published before there were words get theirs, a few at a time', async () => {
  const { db } = app.parts.storage
  await db.deleteFrom('search_token').execute()
  await db.updateTable('publication').set({ search_version: 0 }).execute()
  app.tick(24 * 3_600_000)
  await app.parts.bus.changed(['product'])
  expect(await titles('flow meter')).toEqual([])
  expect(await fillSearch(db, 1, app.parts.now())).toBeGreaterThan(0)
  await fillSearch(db, 1_000, app.parts.now())
  expect(await fillSearch(db, 1_000, app.parts.now())).toBe(0)
  await app.parts.bus.changed(['product'])
  expect(await titles('flow meter')).toEqual(['Magnetic flow meter'])
})
