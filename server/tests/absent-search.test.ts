// The search of a site whose German has only what has a German title.
import { afterAll, expect, test, vi } from 'vitest'

const { SITE_LANGUAGES: before } = process.env
// Modules have the languages that a program was started with.
process.env.SITE_LANGUAGES = 'en zh es de:public:de:8::absent it:public:en:256:'
vi.resetModules()
const { testApp } = await import('#server/testing/app.ts')
const { productDesk } = await import('#server/testing/desks/product-desk.ts')
const { productTypeCalls } = await import('#contract/products/product-type.ts')
const { searchCalls } = await import('#contract/site/search.ts')
const { createIdSets } = await import('#server/publishing/search/id-sets.ts')
const { queryFor } = await import('#server/publishing/search/query.ts')
const { readIn } = await import('#server/storage/reads/language-read.ts')
const { everywhere, findAll } = await import('#server/features/search/candidates.ts')
afterAll(() => {
  if (before === undefined) delete process.env.SITE_LANGUAGES
  else process.env.SITE_LANGUAGES = before
  vi.resetModules()
})

const app = await testApp()
const { db } = app.parts.storage
const { admin, type, published } = await productDesk(app)
const text = (said: Record<string, string>) => said as never
// What they stand under is there in German as well.
const named = { productTypeName: text({ en: 'Goods', de: 'Waren' }) }
const { id, version } = await app.get(
  productTypeCalls.update,
  { id: type.id, version: type.version, ...named },
  admin,
)
await app.get(productTypeCalls.publish, { id, version }, admin)
const inLang = (lang: string) => ({ lang: lang as 'en' })
const pump = await published('P-1', { productName: text({ en: 'Pump', de: 'Pumpe' }) })
const valve = await published('V-1', { productName: text({ en: 'Valve' }) })
const meter = await published('M-1', { productName: text({ en: 'Meter' }) })

test('the search and what it suggests leave out what is not there', async () => {
  const found = async (keyword: string, lang: string) => {
    const page = { page: 1, limit: 10 }
    const { total, items } = await app.get(searchCalls.search, { keyword, ...page, ...inLang(lang) })
    expect(total).toBe(items.length)
    const suggested = await app.get(searchCalls.suggest, { keyword, ...inLang(lang) })
    return [items.map(({ id }) => id), suggested.items.map(({ id }) => id)]
  }
  expect(await found('meter', 'en')).toEqual([[meter.id], [meter.id]])
  expect(await found('meter', 'de')).toEqual([[], []])
  expect(await found('meter', 'it')).toEqual([[meter.id], [meter.id]])
  expect(await found('pump', 'de')).toEqual([[pump.id], [pump.id]])
})

test('a word that many records have finds those that are there, however many others come before them', async () => {
  const last = await published('P-9', { productName: text({ en: 'Valve nine', de: 'Ventil neun' }) })
  const search = { db, sets: createIdSets(() => () => {}), at: app.parts.now() }
  const find = (lang: string, keyword: string) =>
    readIn(lang as 'en', () =>
      findAll(search, queryFor(keyword), { ...everywhere(8), most: 1, weights: [0], kinds: ['product'] }),
    )
  const idsIn = async (lang: string, keyword: string) =>
    (await find(lang, keyword)).found.map(({ entryId }) => entryId)
  expect(await idsIn('en', 'valve')).toEqual([valve.id])
  expect(await idsIn('de', 'valve')).toEqual([last.id])
  expect(await idsIn('de', 'valve nine')).toEqual([last.id])
})
