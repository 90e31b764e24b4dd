// Kinds of the owner whose addresses changed: whatever led to their lists and records before leads on.
import { afterAll, expect, test, vi } from 'vitest'
import type { OwnKind } from '#contract/kinds/own-kind.ts'

const words = (en: string) => ({ en }) as never
const SPARES: OwnKind = {
  ...{ kind: 'spareParts', list: 'spares', record: 'spare', lede: words(''), groupName: words('') },
  ...{ one: words('Spare'), many: words('Spares'), parts: [], layout: 'rows', entry: 'none', away: false },
  earlier: { list: ['spare-parts', 'parts'], record: ['spare-part'] },
}
/** Its two addresses were mistaken for each other. */
const BENCHES: OwnKind = {
  ...{ ...SPARES, kind: 'testBench', list: 'test-benches', record: 'test-bench' },
  earlier: { list: ['test-bench'], record: ['test-benches'] },
}
const AWAY: OwnKind = {
  ...{ ...SPARES, kind: 'references', list: 'our-work', record: 'work', away: true },
  earlier: { list: ['references'], record: ['reference'] },
}

// Modules have the kinds that a program was started with.
process.env.SITE_KINDS = JSON.stringify([SPARES, BENCHES, AWAY])
vi.resetModules()
const { testApp } = await import('#server/testing/app.ts')
const { builtWeb } = await import('#server/testing/built-web.ts')
const { DECLARED_CALLS } = await import('#contract/kinds/declared-calls.ts')
const { newsCalls } = await import('#contract/news-and-cases/news.ts')
const { searchCalls } = await import('#contract/site/search.ts')
const { settingCalls } = await import('#contract/site/setting.ts')
const { siteCalls } = await import('#contract/site/site.ts')
afterAll(() => {
  delete process.env.SITE_KINDS
  vi.resetModules()
})

const app = await testApp({ PUBLIC_URL: 'https://site.example' }, builtWeb())
const admin = await app.signIn()

async function publish(kind: string, title: string): Promise<number> {
  const calls = (DECLARED_CALLS as unknown as Record<string, typeof newsCalls>)[kind] as typeof newsCalls
  const { id, version } = await app.get(calls.add, { title: { en: title } } as never, admin)
  await app.get(calls.publish, { id, version }, admin)
  return id
}
/** Where an address leads, or what is answered there. */
async function leadsTo(url: string) {
  const { statusCode, headers } = await app.inject({ url })
  return statusCode === 301 ? headers.location : statusCode
}
const body = async (url: string) => (await app.inject({ url })).body
const ring = await publish('spareParts', 'Seal ring')
const bench = await publish('testBench', 'Flow bench')

test('earlier addresses of a list lead to that of today in every language, with what is asked', async () => {
  for (const lang of ['en', 'zh', 'es']) {
    expect(await leadsTo(`/${lang}/spare-parts`)).toBe(`/${lang}/spares`)
    expect(await leadsTo(`/${lang}/PARTS/?group=pump&f.o1=c1&utm_source=mail`)).toBe(
      `/${lang}/spares?group=pump&f.o1=c1&utm_source=mail`,
    )
    expect(await leadsTo(`/${lang}/spares`)).toBe(200)
  }
  // Another address may be given back, so browsers ask again.
  const { headers } = await app.inject({ url: '/en/parts' })
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  // One that is put away has no list that anything could lead to.
  expect(await leadsTo('/en/references')).toBe(200)
})

test('earlier addresses of a record lead to where it is, in one step', async () => {
  const now = `/en/spare/${ring}-seal-ring`
  expect(await leadsTo(now)).toBe(200)
  expect(await leadsTo(`/en/spare-part/${ring}-seal-ring?from=mail`)).toBe(`${now}?from=mail`)
  expect(await leadsTo(`/en/Spare-Part/${ring}-what-it-was-called`)).toBe(now)
  expect(await leadsTo(`/es/spare-part?id=${ring}`)).toBe(now.replace('/en/', '/es/'))
  expect(await leadsTo('/en/spare-part/99999-seal-ring')).toBe(404)
})

test('two addresses that were exchanged lead to each other, and never in circles', async () => {
  expect(await leadsTo('/en/test-bench')).toBe('/en/test-benches')
  expect(await leadsTo('/en/test-benches')).toBe(200)
  expect(await leadsTo(`/en/test-benches/${bench}-flow-bench`)).toBe(`/en/test-bench/${bench}-flow-bench`)
  expect(await leadsTo(`/en/test-bench/${bench}-flow-bench`)).toBe(200)
})

test('the sitemap, other languages and the search name the addresses of today alone', async () => {
  const lists = await body('/sitemap/pages-en.xml')
  expect(lists).toContain('https://site.example/en/spares<')
  expect(lists).not.toMatch(/spare-parts|\/en\/parts/)
  expect(await body('/sitemap/spareParts-en-1.xml')).toContain(`/en/spare/${ring}-seal-ring<`)
  expect(await body('/en/spares')).toContain('"es":"/es/spares"')
  const found = await app.get(searchCalls.search, { keyword: 'seal', lang: 'en', page: 1, limit: 10 })
  expect(found.items).toMatchObject([{ kind: 'spareParts', address: `/spare/${ring}-seal-ring` }])
})

test('links in texts and those that the owner set above all pages lead straight to the addresses of today', async () => {
  const link = (href: string) => ({ type: 'text', text: 'Here', marks: [{ type: 'link', attrs: { href } }] })
  const links = [`/spare-part/${ring}#size`, '/en/spare-parts?group=pump', '/parts/x', '/spares'].map(link)
  const said = { type: 'doc', content: [{ type: 'paragraph', content: links }] }
  const { id, version } = await app.get(
    newsCalls.add,
    { title: { en: 'New rings' }, date: '2026-05-01', body: { en: said as never } },
    admin,
  )
  await app.get(newsCalls.publish, { id, version }, admin)
  const shown = JSON.stringify((await app.get(newsCalls.getById, { id, lang: 'en' })).body)
  expect([...shown.matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)).toEqual([
    `/spare/${ring}-seal-ring#size`,
    ...['/spares?group=pump', '/parts/x', '/spares'],
  ])
  const settings = await app.get(settingCalls.read, {}, admin)
  const headerLinks = [{ label: { en: 'All that wears' }, address: '/spare-parts' }] as never
  await app.get(settingCalls.update, { version: settings.version, headerLinks }, admin)
  expect((await app.get(siteCalls.get, { lang: 'en' })).headerLinks).toEqual([
    { label: 'All that wears', address: '/spares' },
  ])
})

test('pages know the earlier addresses, so that a step inside the site leads on as well', async () => {
  const { kinds } = await app.get(siteCalls.get, { lang: 'en' })
  expect(kinds.map(({ list, earlier }) => [list, earlier?.list])).toEqual([
    ['spares', ['spare-parts', 'parts']],
    ['test-benches', ['test-bench']],
  ])
})
