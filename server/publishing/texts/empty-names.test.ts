// Names that are no records lose their texts in a language that is emptied: counted before, in force at once, and nothing is left nameless.
import { afterAll, expect, test, vi } from 'vitest'

// Modules have the languages that a program was started with.
const { SITE_LANGUAGES: before } = process.env
process.env.SITE_LANGUAGES = 'zh en es it:away:en:256:'
vi.resetModules()
const { testApp } = await import('#server/testing/app.ts')
const { languageCalls: calls } = await import('#contract/site/language-settings.ts')
const { settingCalls } = await import('#contract/site/setting.ts')
const { synonymCalls } = await import('#contract/site/search-synonyms.ts')
const { fieldCalls } = await import('#contract/site/field-settings.ts')
const { siteCalls } = await import('#contract/site/site.ts')
const { menuCalls } = await import('#contract/people/menu.ts')
const { roleCalls } = await import('#contract/people/role.ts')
const { CODE } = await import('#contract/wire/answer.ts')
const { writeSetting } = await import('#server/storage/settings.ts')
const { staffFields } = await import('#server/publishing/fields/own-fields.ts')
const { keepGlossary, readGlossary } = await import('#server/publishing/translation/glossary.ts')
afterAll(() => {
  if (before === undefined) delete process.env.SITE_LANGUAGES
  else process.env.SITE_LANGUAGES = before
  vi.resetModules()
})

const app = await testApp()
const { db } = app.parts.storage
const admin = await app.signIn()
const uses = async () => (await app.get(calls.uses, { code: 'it' }, admin)).names
const words = (en: string, it: string) => ({ en, it }) as object
const textOf = (said: object) => ({ ...{ zh: '', en: '', es: '', it: '' }, ...said })

test('names in a language are counted and go with it, at once and everywhere; what has no other name keeps it', async () => {
  // What a store begins with is named in every language.
  const first = await uses()
  const role = { sort: 1, flag: 'enabled', remark: '' } as const
  const clerk = await app.get(
    roleCalls.add,
    { ...role, name: 'clerk', title: words('Clerk', 'Impiegato') } as never,
    admin,
  )
  const only = await app.get(roleCalls.add, { ...role, name: 'solo', title: { it: 'Solo' } } as never, admin)
  const menu = await db
    .selectFrom('menu')
    .select(['id', 'version', 'title'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const title = { ...JSON.parse(menu.title), it: 'Menu italiano' }
  await app.get(menuCalls.update, { id: menu.id, version: menu.version, title } as never, admin)
  await app.get(settingCalls.update, { version: 0, slogan: words('Measured', 'Misurato') } as never, admin)
  const origin = { key: 'o1', name: words('Origin', 'Origine'), type: 'choice' }
  const choices = [{ key: 'c1', name: words('Italy', 'Italia') }]
  await app.get(
    fieldCalls.update,
    { kind: 'product', version: 0, attributes: [{ ...origin, choices }] } as never,
    admin,
  )
  const terms = [words('pump', 'pompa'), { ...words('valve', 'valvola'), zh: '阀' }]
  await keepGlossary(db, { version: 0, terms: terms.map((said) => ({ words: textOf(said) })) }, 1)
  const groups = { ...(await app.get(synonymCalls.synonyms, {}, admin)).groups, it: 'pompa, bomba' }
  await app.get(synonymCalls.keepSynonyms, { version: 0, groups } as never, admin)
  const kind = { kind: 'parts', one: textOf(words('Part', 'Ricambio')), many: textOf({ it: 'Ricambi' }) }
  await writeSetting(db, 'kinds', { kinds: [kind] }, 1)
  await writeSetting(db, 'elsewhere', { progress: textOf(words('a', 'b')) }, 1)

  // A role, a menu, the slogan and with it the name of a new company, a field with its choice, two terms, the synonyms, and a kind.
  expect(await uses()).toBe(first + 10)
  expect((await app.ask(calls.empty, { code: 'it', version: 0 }, admin)).code).toBe(CODE.ok)
  expect(await uses()).toBe(0)

  const titled = async (id: number) => (await app.get(roleCalls.read, { id }, admin)).title
  expect(await titled(clerk.id)).toMatchObject({ en: 'Clerk', it: '' })
  expect(await titled(only.id)).toMatchObject({ en: '', it: 'Solo' })
  const stored = async (name: string) =>
    (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
  const named = await db
    .selectFrom('menu')
    .select('title')
    .where('id', '=', menu.id)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(named.title)).toEqual({ ...title, it: '' })
  expect((await app.get(siteCalls.get, { lang: 'en' })).slogan).toBe('Measured')
  expect(await stored('site')).not.toContain('Misurato')
  // The node reads its fields again, without a new start.
  await expect
    .poll(() => staffFields('product')[0])
    .toMatchObject({ name: { en: 'Origin', it: '' }, choices: [{ name: { en: 'Italy', it: '' } }] })
  expect((await readGlossary(db)).terms).toEqual([{ words: textOf({ en: 'valve', zh: '阀' }) }])
  expect((await app.get(synonymCalls.synonyms, {}, admin)).groups).toMatchObject({ en: groups.en, it: '' })
  expect(JSON.parse(await stored('kinds')).kinds[0]).toMatchObject({
    one: { it: '' },
    many: { it: 'Ricambi' },
  })
  expect(await stored('elsewhere')).toContain('"it":"b"')
})

test('who had names open in a form before is told that they are others now', async () => {
  const late = { version: 1, slogan: words('Measured', 'Misurato') } as never
  expect((await app.ask(settingCalls.update, late, admin)).code).toBe(CODE.conflict)
})
