import { expect, test } from 'vitest'
import { MOST_EARLIER } from '#contract/kinds/own-kind.ts'
import { kindSettingCalls as calls } from '#contract/site/kind-settings.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { sameSite } from '#server/parts/site/begin-anew.ts'
import { storedFields } from '#server/publishing/fields/own-fields.ts'
import { testApp } from '#server/testing/app.ts'

const app = await testApp()
const admin = await app.signIn()
const { db } = app.parts.storage
type Given = InputOf<typeof calls.update>['kinds'][number]

const kind = (list: string, record: string, more: Partial<Given> = {}): Given => ({
  ...{ list, record, one: { en: 'Spare part' }, many: { en: 'Spare parts' } },
  ...{ layout: 'table', entry: 'header', parts: ['cover', 'group'], ...more },
})
const parts = kind('spare-parts', 'spare-part')
const MATERIAL = { key: 'o1', name: { en: 'Material' }, type: 'text', onCard: true } as const
const read = () => app.get(calls.read, {}, admin)
const choose = async (...kinds: Given[]) =>
  app.get(calls.update, { kinds, version: (await read()).version }, admin)
async function refused(...kinds: Given[]) {
  const before = await read()
  const answer = await app.ask(calls.update, { kinds, version: before.version }, admin)
  expect(answer.code).toBe(CODE.invalid)
  expect(await read()).toEqual(before)
  return Object.keys((answer.data as unknown as { fields: object }).fields)
}

test('a site begins without any; one that is made is kept, with its fields, and holds once the program begins anew', async () => {
  expect(await read()).toEqual({ kinds: [], version: 0, inForce: true })
  const made = await choose({ ...parts, attributes: [MATERIAL] })
  expect(made).toMatchObject({ version: 1, inForce: false })
  expect(made.kinds).toMatchObject([
    { kind: 'spareParts', list: 'spare-parts', many: { en: 'Spare parts', zh: '' }, away: false },
  ])
  expect((await storedFields(db, 'spareParts' as never)).attributes).toMatchObject([
    { key: 'o1', name: { en: 'Material' }, onCard: true },
  ])
  await expect(sameSite(db, app.parts.now())).rejects.toMatchObject({
    chosen: { SITE_KINDS: expect.stringContaining('"kind":"spareParts"') },
  })
})

test('addresses and names that mean something else are refused by field', async () => {
  expect(await refused(parts, kind('news', 'news-piece'))).toEqual(['kinds.1.list'])
  expect(await refused(parts, kind('homepage', 'start'))).toEqual(['kinds.1.list'])
  expect(await refused(parts, kind('setting', 'one-setting'))).toEqual(['kinds.1.list'])
  expect(await refused(parts, kind('references', 'references'))).toEqual(['kinds.1.record'])
  expect(await refused(parts, kind('references', 'spare-part'))).toContain('kinds.1.record')
  expect(await refused(parts, kind('references', 'dealerdetail'))).toEqual(['kinds.1.record'])
  expect(await refused(parts, kind('references', 'reference', { one: {} }))).toEqual(['kinds.1.one'])
  const wrong = await app.ask(calls.update, { kinds: [kind('Über', 'x y')], version: 1 }, admin)
  expect(wrong.code).toBe(CODE.invalid)
})

const moved = async (list: string, record: string) => choose({ ...kind(list, record), kind: 'spareParts' })

test('addresses change, its name stays, and those of before are kept for it and lead on until it takes them again', async () => {
  const [once] = (await moved('spares', 'spare-part')).kinds
  expect(once).toMatchObject({
    ...{ kind: 'spareParts', list: 'spares', record: 'spare-part' },
    earlier: { list: ['spare-parts'], record: [] },
  })
  const [twice] = (await moved('wear', 'wear-part')).kinds
  expect(twice?.earlier).toEqual({ list: ['spare-parts', 'spares'], record: ['spare-part'] })
  const own = { ...kind('wear', 'wear-part'), kind: 'spareParts' }
  expect(await refused(own, kind('spares', 'spare'))).toEqual(['kinds.1.list'])
  expect(await refused(own, kind('spare', 'spare-part'))).toEqual(['kinds.1.record'])
  expect(await refused({ ...own, record: 'news' })).toEqual(['kinds.0.record'])
  expect(await refused({ ...own, list: 'wear-part' })).toEqual(['kinds.0.record'])
  // Without its name it is known by the address of its list.
  const [back] = (await choose(kind('wear', 'spare-part'))).kinds
  expect(back?.earlier).toEqual({ list: ['spare-parts', 'spares'], record: ['wear-part'] })
  await moved('wear', 'wear-part')
  const [home] = (await moved('spare-parts', 'spare-part')).kinds
  expect(home?.earlier).toEqual({ list: ['spares', 'wear'], record: ['wear-part'] })
})

test('a list and a record that were mistaken for each other are exchanged, and a name that no kind has is refused', async () => {
  const [exchanged] = (await moved('spare-part', 'spare-parts')).kinds
  expect(exchanged).toMatchObject({ list: 'spare-part', record: 'spare-parts' })
  expect((await moved('spare-parts', 'spare-part')).kinds[0]?.earlier).toEqual({
    ...{ list: ['spares', 'wear', 'spare-part'], record: ['wear-part', 'spare-parts'] },
  })
  expect(await refused(parts, { ...kind('tools', 'tool'), kind: 'tools' })).toEqual(['kinds.1.kind'])
  expect(await refused(parts, { ...parts, kind: 'spareParts' })).toContain('kinds.1.list')
})

test('a kind keeps twenty earlier addresses, and goes back to one of them after that', async () => {
  const { kinds } = await read()
  const many = Array.from({ length: MOST_EARLIER - 1 }, (_, at) => `spares-${at}`)
  for (const list of [...many.slice(kinds[0]?.earlier?.list.length), 'spares-last', 'spare-parts'])
    await moved(list, 'spare-part')
  expect((await read()).kinds[0]?.earlier?.list).toHaveLength(MOST_EARLIER)
  expect(await refused({ ...parts, kind: 'spareParts', list: 'one-more' })).toEqual(['kinds.0.list'])
  const [back] = (await moved('spares', 'spare-part')).kinds
  expect(back?.earlier?.list).toContain('spare-parts')
  await moved('spare-parts', 'spare-part')
})

test('fields come with a new kind alone, and are judged as on their own page', async () => {
  expect(await refused({ ...parts, attributes: [MATERIAL] })).toEqual(['kinds.0.attributes'])
  const nameless = kind('references', 'reference', { attributes: [{ ...MATERIAL, name: {} }] })
  expect(await refused(parts, nameless)).toEqual(['kinds.1.attributes.0.name'])
})

test('a kind that is left out is put away, and comes back', async () => {
  const references = kind('references', 'reference', { many: { en: 'References' }, layout: 'cards' })
  expect((await choose(references)).kinds.map(({ kind: name, away }) => `${name} ${away}`)).toEqual([
    ...['references false', 'spareParts true'],
  ])
  expect((await choose(references, parts)).kinds.map(({ away }) => away)).toEqual([false, false])
})

test('the menu of a kind follows its name, but for what somebody wrote there', async () => {
  const title = JSON.stringify({ en: 'Spare parts', es: 'Piezas' })
  const menu = { type: 'page', title, resources: 'web_spareParts', address: '', icon: '', sort: 10 } as const
  await db
    .insertInto('menu')
    .values({ ...menu, parent_id: null, hidden: 0, always_show: 0, flag: 'enabled', version: 1 })
    .execute()
  const titled = async () => {
    const { title } = await db
      .selectFrom('menu')
      .select('title')
      .where('resources', '=', menu.resources)
      .executeTakeFirstOrThrow()
    return JSON.parse(title)
  }
  await choose({ ...parts, many: { en: 'Spares and wear parts', es: 'Repuestos' } })
  expect(await titled()).toMatchObject({ en: 'Spares and wear parts', es: 'Piezas' })
  await choose({ ...parts, many: { en: 'Spares', es: 'Repuestos', zh: '备件' } })
  expect(await titled()).toMatchObject({ en: 'Spares', es: 'Piezas', zh: '备件' })
})

test('who writes over a newer choice is told of it; who may not is refused', async () => {
  const late = await app.ask(calls.update, { kinds: [], version: 0 }, admin)
  expect(late).toMatchObject({ code: CODE.conflict })
  const clerk = await app.personWith('clerk', ['web_setting'])
  const { version } = await read()
  expect((await app.ask(calls.update, { kinds: [], version }, clerk)).code).toBe(CODE.forbidden)
})
