// A language that was put away is emptied on purpose: counted first, then gone from all that is written and shown, kept by the history.
import { afterAll, expect, test, vi } from 'vitest'
import type { Language } from '#contract/languages/language-codes.ts'
import type { RecordPage } from '#server/publishing/references/addresses.ts'
import type { Db } from '#server/storage/open.ts'

// Modules have the languages that a program was started with.
const { SITE_LANGUAGES: before } = process.env
process.env.SITE_LANGUAGES = 'zh en es:away it:away:en:256:'
vi.resetModules()
const { testApp } = await import('#server/testing/app.ts')
const { LONG_SESSIONS, productDesk } = await import('#server/testing/desks/product-desk.ts')
const { languageCalls: calls } = await import('#contract/site/language-settings.ts')
const { productCalls } = await import('#contract/products/product.ts')
const { mediaLibraryCalls } = await import('#contract/media/media-library.ts')
const { operationLogCalls } = await import('#contract/monitoring/log.ts')
const { searchCalls } = await import('#contract/site/search.ts')
const { CODE } = await import('#contract/wire/answer.ts')
const { docOfPlain } = await import('#rich-text/plain-doc.ts')
const { CONTENT_KINDS } = await import('#server/content-kinds.ts')
const { tidyContent } = await import('#server/publishing/lifecycle/upkeep.ts')
const { findAddress } = await import('#server/publishing/references/addresses.ts')
const { emptyLanguage, languageUses } = await import('./empty-language.ts')
const { withoutLanguage } = await import('./without-language.ts')
afterAll(() => {
  if (before === undefined) delete process.env.SITE_LANGUAGES
  else process.env.SITE_LANGUAGES = before
  vi.resetModules()
})

const app = await testApp(LONG_SESSIONS)
const { storage, now } = { storage: app.parts.storage, now: app.parts.now }
const { admin, draft, published, read } = await productDesk(app)
const ITALIAN = 'it' as Language
const uses = (code: string) => app.get(calls.uses, { code }, admin)
const empty = (code: string, version = 0) => app.ask(calls.empty, { code, version }, admin)
const leadsTo = async (end: string) =>
  (await findAddress(storage.db, { lang: 'es', page: 'productDetail' as RecordPage, end }, now()))?.path
const found = async (keyword: string) =>
  (await app.get(searchCalls.search, { keyword, lang: 'en' })).items.length

const SPANISH = {
  productName: { en: 'Blue pump', es: 'Bomba azulada' },
  summary: { en: 'It pumps.', es: 'Ella bombea.' },
  description: { en: docOfPlain('Read on.'), es: docOfPlain('Siga leyendo.') },
  highlights: [{ en: 'Quiet', es: 'Silenciosa' }],
  seo: { title: { en: 'Pump', es: 'Bomba' }, description: {}, picture: null, listed: true },
  slugs: { en: '', es: 'bomba-tecleada' },
} as object

test('what a language says is counted and emptied everywhere, in what is shown as well; the rest, the history and old addresses stay', async () => {
  const shown = await published('P-1', SPANISH)
  const working = await draft('P-2', { summary: { en: 'Dry.', es: 'Seca.' } })
  const [binned, plain] = [await draft('P-3', { summary: { en: 'Old.', es: 'Vieja.' } }), await draft('P-4')]
  await app.get(productCalls.remove, { id: binned.id, version: 1 }, admin)
  const { items: pictures } = await app.get(mediaLibraryCalls.list, {}, admin)
  expect(pictures.map(({ alt }) => alt.es)).toEqual(['Una imagen'])
  expect(await uses('es')).toMatchObject({ records: 3, published: 1, kept: 0, pictures: 1, next: null })
  expect(await found('azulada')).toBe(1)
  const old = `${shown.id}-bomba-tecleada`
  expect(await leadsTo(old)).toBe(`/es/productDetail/${old}`)

  expect(await empty('es')).toMatchObject({ code: CODE.ok, data: { records: 3, next: null } })
  expect(await uses('es')).toEqual({ records: 0, published: 0, kept: 0, pictures: 0, names: 0, next: null })
  const after = await read(shown.id)
  const { updateTime: _, ...others } = shown
  expect(after).toMatchObject(withoutLanguage(others, 'es'))
  expect(after).toMatchObject({
    ...{ state: 'published', version: shown.version, productName: { en: 'Blue pump', es: '' } },
    ...{ description: { en: docOfPlain('Read on.'), es: null }, seo: { title: { en: 'Pump', es: '' } } },
    highlights: [{ en: 'Quiet', es: '' }],
  })
  expect(after.slugs.es).toBe('')
  const rows = await storage.db.selectFrom('publication').select(['content', 'search', 'slugs']).execute()
  expect(JSON.stringify(rows)).not.toMatch(/bomba|bombea|leyendo|silenciosa/i)
  expect((await read(working.id)).summary).toMatchObject({ en: 'Dry.', es: '' })
  expect(await read(plain.id)).toEqual(plain)
  expect((await app.get(mediaLibraryCalls.list, {}, admin)).items[0]?.alt).toMatchObject({
    ...{ en: 'A picture', es: '' },
  })

  const { items } = await app.get(productCalls.revisions, { id: shown.id }, admin)
  const revision = await app.get(
    productCalls.revision,
    { id: shown.id, revision: items.at(-1)?.id ?? 0 },
    admin,
  )
  expect(JSON.stringify(revision)).toContain('Bomba azulada')
  expect(await leadsTo(old)).toBe(`/es/productDetail/${shown.id}`)
  expect(await leadsTo('bomba-tecleada')).toBe(`/es/productDetail/${shown.id}`)
  await tidyContent(app.parts)
  expect([await found('azulada'), await found('Blue pump')]).toEqual([0, 1])
  const log = await app.get(operationLogCalls.list, {}, admin)
  const entry = log.items.find(({ module }) => module === 'setting')
  const detail = await app.get(operationLogCalls.read, { id: entry?.id ?? 0 }, admin)
  expect(JSON.stringify(detail)).toContain('"emptied"')
  expect(await empty('es')).toMatchObject({ code: CODE.ok, data: { records: 0, next: null } })
})

test('a record that says in this language alone what it is published with stays whole, and is counted apart', async () => {
  const only = await published('P-5', {
    productName: { it: 'Pompa' } as object,
    summary: { it: 'Pompa.', en: 'Pumps.' } as object,
  })
  const other = await draft('P-6', { summary: { it: 'Bassa.', en: 'Low.' } as object })
  expect(await uses('it')).toMatchObject({ records: 1, published: 0, kept: 1 })
  expect((await empty('it')).data).toEqual({ records: 1, next: null })
  expect(await read(only.id)).toEqual(only)
  expect((await read(other.id)).summary).toMatchObject({ it: '', en: 'Low.' })
  expect(await uses('it')).toMatchObject({ records: 0, kept: 1 })
})

test('many are counted and emptied in several calls, and none once it may not go on', async () => {
  await draft('P-7', { summary: { it: 'Alta.', en: 'High.' } as object })
  const kinds = CONTENT_KINDS
  const of = { storage, kinds, language: ITALIAN, at: now(), after: 0 }
  const refuse = async (_: Db) => {
    throw new Error('it came back')
  }
  await expect(emptyLanguage({ ...of, check: refuse })).rejects.toThrow('it came back')
  expect(await uses('it')).toMatchObject({ records: 1 })
  expect(await languageUses(of, 0)).toMatchObject({ records: 0, next: 0 })
  expect(await languageUses({ ...of, after: 1_000 })).toMatchObject({ records: 0, next: null })
  // None is enough for the first call, and the next goes on where it says.
  const check = async (_: Db) => {}
  expect(await emptyLanguage({ ...of, check }, 0)).toEqual({ records: 0, next: 0 })
  expect(await emptyLanguage({ ...of, check, after: 1_000 })).toEqual({ records: 0, next: null })
  expect(await emptyLanguage({ ...of, check })).toEqual({ records: 1, next: null })
})

test('a language that is in use or unknown is not emptied, nor over an older list, nor before the site began anew without it', async () => {
  expect(await empty('en')).toMatchObject({
    code: CODE.invalid,
    data: { fields: { code: expect.any(String) } },
  })
  expect((await empty('fr')).code).toBe(CODE.notFound)
  expect((await empty('es', 7)).code).toBe(CODE.conflict)
  const reader = await app.personWith('reader', ['web_setting'])
  expect((await app.ask(calls.empty, { code: 'es', version: 0 }, reader)).code).toBe(CODE.forbidden)
  const languages = ['zh', 'en', 'it'].map((code) => ({ code, standing: 'public' as const }))
  const { version } = await app.get(calls.update, { languages, version: 0 }, admin)
  expect((await empty('es', version)).code).toBe(CODE.conflict)
  expect((await empty('it', version)).code).toBe(CODE.invalid)
})
