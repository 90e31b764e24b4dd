// What stands below a product type that does not exist in a language does not exist there either, with a title of its own or
// without: in no list, count, filter, page, sitemap, alternate or search. In the other languages nothing changes.
import { afterAll, expect, test, vi } from 'vitest'
import type { Call, InputOf } from '#contract/wire/call.ts'

const { SITE_LANGUAGES: before } = process.env
// Modules have the languages that a program was started with. Austria looks into German, which looks nowhere.
process.env.SITE_LANGUAGES = 'en zh es de:public:de:8::absent de-AT:public:de:256:de:absent'
vi.resetModules()
const { testApp } = await import('#server/testing/app.ts')
const { builtWeb } = await import('#server/testing/built-web.ts')
const { productDesk } = await import('#server/testing/desks/product-desk.ts')
const { searchCalls } = await import('#contract/site/search.ts')
const { productCalls } = await import('#contract/products/product.ts')
const { productBrowseCalls } = await import('#contract/products/product-browse.ts')
const { productTypeCalls, TYPE_DEPTH } = await import('#contract/products/product-type.ts')
const { CODE } = await import('#contract/wire/answer.ts')
const { findAddress } = await import('#server/publishing/references/addresses.ts')
afterAll(() => {
  if (before === undefined) delete process.env.SITE_LANGUAGES
  else process.env.SITE_LANGUAGES = before
  vi.resetModules()
})

const app = await testApp({ PUBLIC_URL: 'https://site.example' }, builtWeb())
const { db } = app.parts.storage
const { admin, published } = await productDesk(app)
const text = (said: Record<string, string>) => said as never
const inLang = (lang: string) => ({ lang: lang as 'en' })
const open = async (url: string) => app.inject({ method: 'GET', url })
const codeOf = async <C extends Call>(call: C, input: InputOf<C>) => (await app.ask(call, input)).code

async function typeCalled(names: Record<string, string>, above = 0) {
  const said = { productTypeName: text(names), productTypeLevel: String(above) }
  const { id, version } = await app.get(productTypeCalls.add, said, admin)
  return app.get(productTypeCalls.publish, { id, version }, admin)
}
async function rename(id: number, names: Record<string, string>) {
  const { version } = await app.get(productTypeCalls.read, { id }, admin)
  const saved = await app.get(
    productTypeCalls.update,
    { id, version, productTypeName: text({ de: '', 'de-AT': '', ...names }) },
    admin,
  )
  return app.get(productTypeCalls.publish, { id, version: saved.version }, admin)
}

const fittings = await typeCalled({ en: 'Fittings' })
const flanges = await typeCalled({ en: 'Flanges', de: 'Flansche' }, fittings.id)
const names = text({ en: 'Flange', de: 'Flansch' })
const flange = await published('F-1', { productName: names, productTypeId: flanges.id })

/** In how many ways visitors of a language meet the type below and the product, of those that there are. */
async function metIn(lang: string) {
  const { total, items } = await app.get(productCalls.listAll, { page: 1, limit: 20, ...inLang(lang) })
  const browsed = await app.get(productBrowseCalls.browse, inLang(lang) as never)
  const types = await app.get(productTypeCalls.listAll, inLang(lang))
  const search = { keyword: 'F-1', page: 1, limit: 10, ...inLang(lang) }
  const found = await app.get(searchCalls.search, search)
  const own = await open(`/${lang}/productDetail/${flange.id}`)
  const sitemaps = ['product', 'productType'].map((kind) => open(`/sitemap/${kind}-${lang}-1.xml`))
  const maps = (await Promise.all(sitemaps)).map(({ body }) => body).join()
  return {
    list: [total, items.length],
    browse: [browsed.total, browsed.items.length],
    types: types.map(({ id }) => id).includes(flanges.id),
    search: [found.total, found.items.length],
    page: own.statusCode === 404 ? 404 : 'there',
    calls: [
      await codeOf(productCalls.getById, { id: flange.id, ...inLang(lang) }),
      await codeOf(productTypeCalls.getInfoById, { id: flanges.id, ...inLang(lang) }),
    ],
    sitemap: [`/${lang}/productDetail/${flange.id}`, `/${lang}/productModularChil/${flanges.id}`].map(
      (path) => maps.includes(`<loc>https://site.example${path}`),
    ),
  }
}
const THERE = {
  ...{ list: [1, 1], browse: [1, 1], types: true, search: [1, 1], page: 'there' },
  ...{ calls: [CODE.ok, CODE.ok], sitemap: [true, true] },
}
const NOT_THERE = {
  ...{ list: [0, 0], browse: [0, 0], types: false, search: [0, 0], page: 404 },
  ...{ calls: [CODE.notFound, CODE.notFound], sitemap: [false, false] },
}
const addressOf = (page: 'productDetail' | 'productModularChil', { id }: { id: number }) =>
  findAddress(db, { lang: 'en', page, end: String(id) }, app.parts.now())

test('what stands below a type that is not there is not there, and no other language names an address of it', async () => {
  expect(await metIn('en')).toEqual(THERE)
  expect(await metIn('de')).toEqual(NOT_THERE)
  for (const at of [
    await addressOf('productDetail', flange),
    await addressOf('productModularChil', flanges),
  ]) {
    expect(at?.there).toEqual(['en', 'zh', 'es'])
    expect(Object.keys(at?.alternates ?? {})).toEqual(['en'])
    expect(at?.everywhere).toMatchObject({ de: '/de/productModular' })
  }
  const english = (await open('/sitemap/product-en-1.xml')).body
  expect(english).toContain(`/en/productDetail/${flange.id}`)
  expect(english).not.toContain('hreflang="de"')
})

test('it comes with the title of what it stands under, whatever was answered before, and goes with it', async () => {
  await rename(fittings.id, { en: 'Fittings', de: 'Armaturen' })
  expect(await metIn('de')).toEqual(THERE)
  expect(Object.keys((await addressOf('productDetail', flange))?.alternates ?? {})).toEqual(['en', 'de'])
  await rename(fittings.id, { en: 'Fittings' })
  expect(await metIn('de')).toEqual(NOT_THERE)
  expect(await metIn('en')).toEqual(THERE)
})

test('each step of the way may have its title in another language that is looked into', async () => {
  await rename(fittings.id, { en: 'Fittings', 'de-AT': 'Armaturen' })
  expect((await addressOf('productDetail', flange))?.there).toEqual(['en', 'zh', 'es', 'de-AT'])
  const listed = async (lang: string) =>
    (await app.get(productCalls.listAll, { page: 1, limit: 20, ...inLang(lang) })).total
  expect([await listed('de-AT'), await listed('de')]).toEqual([1, 0])
})

test('it holds from the top to the bottom of the deepest tree', async () => {
  let above = (await typeCalled({ en: 'Top' })).id
  for (let depth = 2; depth <= TYPE_DEPTH; depth += 1)
    above = (await typeCalled({ en: `Deep ${depth}`, de: `Tief ${depth}` }, above)).id
  const deep = await published('D-1', { productName: names, productTypeId: above })
  const codes = ['en', 'de'].map((lang) => codeOf(productCalls.getById, { id: deep.id, ...inLang(lang) }))
  expect(await Promise.all(codes)).toEqual([CODE.ok, CODE.notFound])
})
