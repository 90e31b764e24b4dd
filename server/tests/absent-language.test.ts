// A site whose German has only what has a German title, and whose Mexican Spanish also has what has a Spanish one: visitors of
// both find nothing else there, and those of other languages see what they always saw.
import { afterAll, expect, test, vi } from 'vitest'
import type { Call, InputOf } from '#contract/wire/call.ts'

const { SITE_LANGUAGES: before } = process.env
// Modules have the languages that a program was started with.
process.env.SITE_LANGUAGES = 'en zh es de:public:de:8::absent es-MX:public:es:512:es:absent it:public:en:256:'
vi.resetModules()
const { testApp } = await import('#server/testing/app.ts')
const { builtWeb } = await import('#server/testing/built-web.ts')
const { LONG_SESSIONS } = await import('#server/testing/desks/product-desk.ts')
const { releaseDesk } = await import('#server/testing/desks/release-desk.ts')
const { newsCalls } = await import('#contract/news-and-cases/news.ts')
const { successCaseCalls } = await import('#contract/news-and-cases/success-case.ts')
const { productCalls } = await import('#contract/products/product.ts')
const { productBrowseCalls } = await import('#contract/products/product-browse.ts')
const { productCompareCalls } = await import('#contract/products/product-compare.ts')
const { productTypeCalls } = await import('#contract/products/product-type.ts')
const { releaseCalls } = await import('#contract/content/release.ts')
const { aboutCalls } = await import('#contract/site/about.ts')
const { fieldCalls } = await import('#contract/site/field-settings.ts')
const { CODE } = await import('#contract/wire/answer.ts')
const { migrate } = await import('#server/storage/migrate.ts')
const { DECLARED_CALLS } = await import('#contract/kinds/declared-calls.ts')
const { findRedirect } = await import('#server/publishing/references/addresses.ts')
const { fillSearch } = await import('#server/publishing/search/fill.ts')
afterAll(() => {
  if (before === undefined) delete process.env.SITE_LANGUAGES
  else process.env.SITE_LANGUAGES = before
  vi.resetModules()
})

const app = await testApp({ ...LONG_SESSIONS, PUBLIC_URL: 'https://site.example' }, builtWeb())
const { db } = app.parts.storage
const { event: eventCalls } = DECLARED_CALLS
const { admin, type, published, releaseOf } = await releaseDesk(app)
const text = (said: Record<string, string>) => said as never
const inLang = (lang: string) => ({ lang: lang as 'en' })
const open = (url: string) => app.inject({ method: 'GET', url })

/** Products by the languages that they have a title in. */
const pump = await published('P-1', { productName: text({ en: 'Pump', de: 'Pumpe' }) })
const valve = await published('V-1', { productName: text({ en: 'Valve', es: 'Válvula' }) })
const meter = await published('M-1', { productName: text({ en: 'Meter' }) })
await app
  .get(
    productTypeCalls.update,
    { id: type.id, version: type.version, productTypeName: text({ en: 'Goods', de: 'Waren', es: 'Bienes' }) },
    admin,
  )
  .then((saved) => app.get(productTypeCalls.publish, { id: saved.id, version: saved.version }, admin))

const models = async (lang: string) => {
  const { total, items } = await app.get(productCalls.listAll, { page: 1, limit: 20, ...inLang(lang) })
  expect(total).toBe(items.length)
  return items.map(({ productModel }) => productModel).sort()
}
const codeOf = async <C extends Call>(call: C, input: InputOf<C>) => (await app.ask(call, input)).code

test('what an earlier release published is there everywhere until upkeep has looked at its titles', async () => {
  // As the version before left the store.
  const indexes = ['order', 'parent', 'code', 'published', 'seen', 'dated', 'pinned', 'label', 'industry']
  for (const name of [...indexes, 'terms', 'region', 'entry', 'hot'])
    await db.schema.dropIndex(`publication_list_${name}`).execute()
  await db.schema.alterTable('publication').dropColumn('titled').execute()
  await db.deleteFrom('schema_version').where('version', '>=', 36).execute()
  await db.updateTable('publication').set({ search_version: 5 }).execute()
  expect(await migrate(app.parts.storage)).toBe(2)
  await app.parts.bus.changed(['product'])
  expect(await models('de')).toEqual(['M-1', 'P-1', 'V-1'])
  expect(await fillSearch(db, 1000, app.parts.now())).toBe(4)
  await app.parts.bus.changed(['product'])
  expect(await models('de')).toEqual(['P-1'])
})

test('a list has, and counts, what has a title there or in a language that it falls back to', async () => {
  expect(await models('en')).toEqual(['M-1', 'P-1', 'V-1'])
  expect(await models('de')).toEqual(['P-1'])
  expect(await models('es-MX')).toEqual(['V-1'])
  // Another language goes on showing what it lacks in English.
  expect(await models('it')).toEqual(['M-1', 'P-1', 'V-1'])
})

test('a record is there in the languages of its titles, and nowhere else', async () => {
  const seen = (id: number, lang: string) => codeOf(productCalls.getById, { id, ...inLang(lang) })
  expect(await seen(pump.id, 'de')).toBe(CODE.ok)
  expect(await seen(meter.id, 'de')).toBe(CODE.notFound)
  expect(await seen(valve.id, 'es-MX')).toBe(CODE.ok)
  expect(await seen(pump.id, 'es-MX')).toBe(CODE.notFound)
  for (const lang of ['en', 'zh', 'es', 'it']) expect(await seen(meter.id, lang), lang).toBe(CODE.ok)
})

test('products are narrowed, counted by type and compared without what is not there', async () => {
  const counts = async (lang: string) => {
    const browsed = await app.get(productBrowseCalls.browse, { typeId: type.id, ...inLang(lang) })
    const types = await app.get(productTypeCalls.listAll, inLang(lang))
    const ids = [pump.id, valve.id, meter.id].join()
    const { products } = await app.get(productCompareCalls.compare, { ids, ...inLang(lang) } as never)
    return [browsed.total, browsed.items.length, types[0]?.productCount, products.length]
  }
  expect(await counts('en')).toEqual([3, 3, 3, 3])
  expect(await counts('de')).toEqual([1, 1, 1, 1])
})

test('related products and those that a case names are the ones that are there', async () => {
  const cover = (await db.selectFrom('media').select('key').limit(1).executeTakeFirstOrThrow()).key
  const draft = {
    ...{ title: text({ en: 'A town', de: 'Eine Stadt' }), summary: 'Short.', industry: { en: 'Water' } },
    ...{ region: { en: 'Asia' }, cover, products: [meter.id, pump.id] },
  }
  const { id, version } = await app.get(successCaseCalls.add, draft, admin)
  await app.get(successCaseCalls.publish, { id, version }, admin)
  const named = async (lang: string) => {
    const shown = await app.get(successCaseCalls.getById, { id, ...inLang(lang) })
    return shown.products.map((one) => one.id)
  }
  expect(await named('en')).toEqual([meter.id, pump.id])
  expect(await named('de')).toEqual([pump.id])
  const { related } = await app.get(productCalls.getById, { id: pump.id, ...inLang('de') })
  expect(related).toEqual([])
})

test('news are listed and counted by category without those that are not there', async () => {
  for (const title of [{ en: 'Old', de: 'Alt' }, { en: 'New' }]) {
    const { id, version } = await app.get(
      newsCalls.add,
      { title: text(title), category: 'company', body: 'Said.' } as never,
      admin,
    )
    await app.get(newsCalls.publish, { id, version }, admin)
  }
  const titles = async (lang: string) =>
    (await app.get(newsCalls.listAll, { page: 1, limit: 9, ...inLang(lang) })).items.map(({ title }) => title)
  expect((await titles('en')).sort()).toEqual(['New', 'Old'])
  expect(await titles('de')).toEqual(['Alt'])
})

test('a page of which there is one is there in every language', async () => {
  const { id, version } = await app.get(aboutCalls.read, {}, admin)
  const said = { title: text({ en: 'About us' }), profile: text({ en: 'Who we are.' }) }
  const saved = await app.get(aboutCalls.update, { id, version, ...said }, admin)
  await app.get(aboutCalls.publish, { id, version: saved.version }, admin)
  expect(await app.get(aboutCalls.getById, inLang('de'))).toMatchObject({ title: 'About us' })
})

test('sitemaps and feeds name no page that is not there', async () => {
  const german = (await open('/sitemap/product-de-1.xml')).body
  expect(german).toContain(`/de/productDetail/${pump.id}-pumpe<`)
  expect(german).not.toContain(`/de/productDetail/${meter.id}`)
  const english = (await open('/sitemap/product-en-1.xml')).body
  expect(english).toContain(`/en/productDetail/${meter.id}-meter<`)
  expect(english).not.toContain(`hreflang="de" href="https://site.example/de/productDetail/${meter.id}`)
  expect((await open('/de/news.atom')).body).not.toContain('New')
})

test('events that are not there are in no calendar of the language', async () => {
  const days = { starts: '2026-08-01', ends: '2026-08-02' }
  const said = { title: { en: 'Open day' }, summary: { en: 'Come.' }, place: { en: 'Bern' }, ...days }
  const { id, version } = await app.get(eventCalls.add, said as never, admin)
  await app.get(eventCalls.publish, { id, version }, admin)
  expect((await open('/calendar/en.ics')).body).toContain('Open day')
  expect((await open('/calendar/de.ics')).body).not.toContain('Open day')
  expect((await open(`/calendar/de/${id}.ics`)).statusCode).toBe(404)
  const listed = await app.get(eventCalls.listAll, { page: 1, limit: 9, ...inLang('de') })
  expect(listed).toMatchObject({ total: 0, items: [] })
})

test('its address answers 404 in that language, and 200 in the others, which lead to the list there', async () => {
  const missing = await open(`/de/productDetail/${meter.id}-meter`)
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  expect((await open(`/en/productDetail/${meter.id}-meter`)).statusCode).toBe(200)
  // An address that names it otherwise leads on where it is there.
  expect((await open(`/en/productDetail?id=${meter.id}`)).statusCode).toBe(301)
  expect((await open(`/de/productDetail?id=${meter.id}`)).statusCode).toBe(404)
})

test('an address of another system leads to a language in which the record is there', async () => {
  for (const [path, lang] of [
    ['/alt/pumpe', 'de'],
    ['/alt/meter', 'de'],
  ] as const)
    await db
      .insertInto('redirect')
      .values({
        path,
        lang: lang as never,
        created_at: 0,
        entry_id: path === '/alt/meter' ? meter.id : pump.id,
      })
      .execute()
  const to = async (path: string) => (await findRedirect(db, path, app.parts.now()))?.path
  expect(await to('/alt/pumpe')).toBe(`/de/productDetail/${pump.id}-pumpe`)
  expect(await to('/alt/meter')).toBe(`/en/productDetail/${meter.id}-meter`)
})

test('a record comes with its title and goes with it, counts and all, also by a release that is taken back', async () => {
  const rename = async (productName: Record<string, string>) => {
    const { version } = await app.get(productCalls.read, { id: valve.id }, admin)
    return app.get(productCalls.update, { id: valve.id, version, productName: text(productName) }, admin)
  }
  const count = async () => (await app.get(productTypeCalls.listAll, inLang('de')))[0]?.productCount
  expect(await count()).toBe(1)
  const named = await rename({ de: 'Ventil' })
  expect(await models('de')).toEqual(['P-1'])
  const release = await releaseOf([named], 'German')
  const shown = await app.get(releaseCalls.publish, { id: release.id, version: release.version }, admin)
  expect([await models('de'), await count()]).toEqual([['P-1', 'V-1'], 2])
  await app.get(releaseCalls.rollback, { id: shown.id, version: shown.version }, admin)
  expect([await models('de'), await count()]).toEqual([['P-1'], 1])
  const again = await rename({ de: 'Ventil' })
  const on = await app.get(productCalls.publish, { id: again.id, version: again.version }, admin)
  expect([await models('de'), await count()]).toEqual([['P-1', 'V-1'], 2])
  const off = await rename({ de: '' })
  expect(off.id).toBe(on.id)
  await app.get(productCalls.publish, { id: off.id, version: off.version }, admin)
  expect([await models('de'), await count()]).toEqual([['P-1'], 1])
})

test('a field that leads to records names, and narrows by, those that exist in the language', async () => {
  const field = { key: 'o1', name: text({ en: 'With' }), type: 'records', of: 'product' } as const
  await app.get(fieldCalls.update, { kind: 'product', version: 0, attributes: [field] }, admin)
  const productName = text({ en: 'Float', de: 'Schwimmer' })
  const { id } = await published('F-1', { productName, values: { o1: [meter.id, pump.id] } })
  const named = async (lang: string) => {
    const { specs } = await app.get(productCalls.getById, { id, ...inLang(lang) })
    return specs.flatMap(({ rows }) => rows.map(({ value }) => value))
  }
  expect([await named('en'), await named('de')]).toEqual([['Meter, Pump'], ['Pumpe']])
  const { filter, page, limit } = { filter: `o1:${meter.id}`, page: 1, limit: 20 }
  const offered = async (lang: string) => {
    const { total, facets } = await app.get(productCalls.browse, { filter, page, limit, ...inLang(lang) })
    return [total, ...facets.flatMap(({ values }) => values.map(({ name }) => name))]
  }
  // There, no visitor narrows by what does not exist.
  expect(await offered('en')).toEqual([1, 'Meter', 'Pump'])
  expect(await offered('de')).toEqual([2])
})
