// What the search finds by the titles of records that a record names in fields of the owner.
import { expect, test } from 'vitest'
import { releaseCalls } from '#contract/content/release.ts'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import { productCalls } from '#contract/products/product.ts'
import { searchCalls } from '#contract/site/search.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { followTitles } from '#server/publishing/search/follow-titles.ts'
import { testApp } from '#server/testing/app.ts'
import { type Field, fieldDesk, searchDesk, words } from '#server/testing/desks/field-desk.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { releaseDesk } from '#server/testing/desks/release-desk.ts'

const app = await testApp(LONG_SESSIONS)
const { admin, published, inHours, releaseOf } = await releaseDesk(app)
const { event } = DECLARED_CALLS
const { storage } = app.parts
const { write } = fieldDesk(app, admin)
const { tidy, models, outOfDate } = searchDesk(app)

const plant: Field = { key: 'o1', name: words('Plant'), type: 'records', of: 'event' }

async function open(en: string, es = en) {
  const asked = { summary: words('Short.'), place: words('Munich'), starts: '2026-07-01', ends: '2026-07-02' }
  return app.get(event.add, { title: words(en, es), ...asked }, admin)
}
const stateOf = (id: number) => app.get(event.read, { id }, admin)
const show = async (id: number) => {
  const { version } = await stateOf(id)
  await app.get(event.publish, { id, version }, admin)
}
const change = async (id: number, more: Partial<InputOf<typeof event.update>>) => {
  const { version } = await stateOf(id)
  await app.get(event.update, { id, version, ...more }, admin)
  await show(id)
}

await write(plant)
const hamburg = await open('Hamburg works', 'Planta de Hamburgo')
await show(hamburg.id)
const secret = await open('Zwickau works')
await published('V-1', { values: { o1: [hamburg.id, secret.id] } })
await published('V-2')

test('a record is found by the titles of what it names, in each language, beside its own words', async () => {
  expect(await models('hamburg')).toEqual(['V-1'])
  expect(await models('V-1 hamburg works')).toEqual(['V-1'])
  expect(await models('hamburgo', 'es')).toEqual(['V-1'])
  // The title is quoted nowhere.
  const { items } = await app.get(searchCalls.search, { keyword: 'hamburg', lang: 'en', kind: 'product' })
  expect(JSON.stringify(items)).not.toContain('Hamburg')
})

test('one that visitors do not see is no word of it, until it is published, and again when it is not', async () => {
  expect(await models('zwickau')).toEqual([])
  await show(secret.id)
  await tidy()
  expect(await models('zwickau')).toEqual(['V-1'])
  const { version } = await stateOf(secret.id)
  await app.get(event.unpublish, { id: secret.id, version }, admin)
  await tidy()
  expect(await models('zwickau')).toEqual([])
})

test('it is found by what the record is called now; what names others, or is changed elsewhere, is left alone', async () => {
  await change(hamburg.id, { place: words('Hamburg') })
  await followTitles(storage.db)
  expect(await outOfDate()).toEqual([])
  await change(hamburg.id, { title: words('Bremen works') })
  // A node that stops in the middle leaves the rest to the next.
  await followTitles(storage.db, () => false)
  expect(await outOfDate()).toEqual([])
  await followTitles(storage.db)
  expect(await outOfDate()).toEqual(['V-1'])
  await tidy()
  expect(await models('bremen')).toEqual(['V-1'])
  expect(await models('hamburg')).toEqual([])
})

test('a release that renames it is followed, and so is its rollback', async () => {
  const { version } = await stateOf(hamburg.id)
  const saved = await app.get(event.update, { id: hamburg.id, version, title: words('Kiel works') }, admin)
  const whole = await releaseOf([saved], 'Move')
  const shown = await app.get(releaseCalls.publish, { id: whole.id, version: whole.version }, admin)
  await tidy()
  expect([await models('kiel'), await models('bremen')]).toEqual([['V-1'], []])
  await app.get(releaseCalls.rollback, { id: shown.id, version: shown.version }, admin)
  await tidy()
  expect([await models('kiel'), await models('bremen')]).toEqual([[], ['V-1']])
})

test('a title that comes by a plan, or ends by one, is followed from that moment', async () => {
  const { version } = await stateOf(secret.id)
  const times = { publishAt: inHours(1), unpublishAt: inHours(3) }
  await app.get(event.schedule, { id: secret.id, version, ...times }, admin)
  // Published anew meanwhile, it says nothing of what is to come.
  const { items } = await app.get(productCalls.list, { keyword: 'V-1' }, admin)
  const [{ id = 0, version: at = 0 } = {}] = items
  await app.get(productCalls.publish, { id, version: at }, admin)
  await tidy()
  expect(await models('zwickau')).toEqual([])
  app.tick(2 * 3_600_000)
  await tidy()
  expect(await models('zwickau')).toEqual(['V-1'])
  app.tick(2 * 3_600_000)
  await tidy()
  expect(await models('zwickau')).toEqual([])
})

test('titles in a field for staff, one that was removed or of another type are found by nobody', async () => {
  for (const hidden of [[{ ...plant, forStaff: true }], [], [{ ...plant, type: 'yesNo' as const }]]) {
    await write(...hidden)
    expect(await models('bremen')).toEqual([])
    await write(plant)
    expect(await models('bremen')).toEqual(['V-1'])
  }
})
