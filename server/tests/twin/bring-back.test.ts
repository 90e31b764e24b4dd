// The whole site of an earlier moment, brought back as a release.
import { readFile, writeFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { pastCalls } from '#contract/content/past.ts'
import { releaseCalls } from '#contract/content/release.ts'
import { productCalls } from '#contract/products/product.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { wholeTwin } from '#server/testing/stores/whole-twin.ts'

const app = await testApp({}, builtWeb())
const desk = await productDesk(app)
const { twin } = app.parts

const compare = (number: number) => app.get(pastCalls.site, { number }, desk.admin)
const bringBack = (number: number, edits: 'keep' | 'replace' = 'keep') =>
  app.ask(pastCalls.bringBack, { number, name: 'As it was', edits }, desk.admin)
const publish = async (id: number) => {
  const { version } = await app.get(releaseCalls.read, { id }, desk.admin)
  return app.get(releaseCalls.publish, { id, version }, desk.admin)
}
const retell = async (id: number, en: string) => {
  const { version } = await desk.read(id)
  return app.get(productCalls.update, { id, version, summary: { en } }, desk.admin)
}
const told = async (id: number) => {
  const answer = await app.ask(productCalls.getById, { id, lang: 'en' })
  return answer.code === 200 ? answer.data.summary : answer.code
}
const names = (list: { title: { en?: string | undefined }; change: string }[]) =>
  Object.fromEntries(list.map(({ title, change }) => [title.en, change]))

const [told1, gone, trashed, edited, lost] = (await Promise.all(
  ['Told', 'Gone', 'Trashed', 'Edited', 'Lost'].map((name) => desk.published(name)),
)) as [Published, Published, Published, Published, Published]
type Published = Awaited<ReturnType<typeof desk.published>>
const maker = await twin.start(() => {})
const newest = () => wholeTwin(twin, maker)
let then = 0
let added = 0

beforeAll(async () => {
  then = await newest()
  expect(await compare(then)).toMatchObject({ total: 0, items: [], lost: [] })
  expect((await bringBack(then)).code).toBe(409)

  const version = (await retell(told1.id, 'Told otherwise.')).version
  await app.get(productCalls.publish, { id: told1.id, version }, desk.admin)
  await app.get(productCalls.unpublish, { id: gone.id, version: gone.version }, desk.admin)
  await app.get(productCalls.remove, { id: trashed.id, version: trashed.version }, desk.admin)
  const other = await retell(edited.id, 'Published since.')
  await app.get(productCalls.publish, { id: edited.id, version: other.version }, desk.admin)
  await retell(edited.id, 'Not published yet.')
  await app.get(productCalls.remove, { id: lost.id, version: lost.version }, desk.admin)
  await app.parts.storage.db.deleteFrom('entry').where('id', '=', lost.id).execute()
  added = (await desk.published('Added')).id
})

test('what visitors see otherwise than then is told, with what is gone for good and what has changes of its own', async () => {
  const found = await compare(then)
  expect(found).toMatchObject({ total: 5, changed: 2, hidden: 2, added: 1, edits: 1 })
  expect(names(found.items)).toEqual({
    ...{ Told: 'changed', Gone: 'hidden', Trashed: 'hidden', Edited: 'changed', Added: 'added' },
  })
  expect(found.items.filter(({ edits }) => edits).map(({ title }) => title.en)).toEqual(['Edited'])
  expect(found.lost.map(({ title }) => title.en)).toEqual(['Lost'])
  expect((await app.ask(pastCalls.site, { number: 9_999_999 }, desk.admin)).code).toBe(404)
})

test('it opens no kind of content by itself, and an index that somebody wrote over brings nothing back', async () => {
  const releaser = await app.personWith('releaser', ['web_past', 'web_release:update', 'web_product'])
  const asked = { number: then, name: 'As it was', edits: 'keep' as const }
  expect((await app.ask(pastCalls.site, { number: then }, releaser)).code).toBe(200)
  expect((await app.ask(pastCalls.bringBack, asked, releaser)).code).toBe(403)
  const looker = await app.personWith('looker', ['web_past'])
  expect((await app.ask(pastCalls.bringBack, asked, looker)).code).toBe(403)

  const hash = (await twin.manifests.at(then))?.index?.hash ?? ''
  const file = await twin.manifests.fileOf(hash)
  const bytes = await readFile(file)
  await writeFile(file, Buffer.concat([bytes, Buffer.from('more')]))
  expect((await app.ask(pastCalls.site, { number: then }, desk.admin)).code).toBe(409)
  await writeFile(file, bytes)
})

test('it is put into a release: visitors see nothing of it before that is published, and it can be rolled back', async () => {
  const brought = await bringBack(then)
  expect(brought).toMatchObject({
    data: { releases: [{ name: 'As it was', entryCount: 4 }], left: 1 },
  })
  const [release] = 'data' in brought ? (brought.data as { releases: { id: number }[] }).releases : []
  const id = release?.id ?? 0
  expect(await told(told1.id)).toBe('Told otherwise.')
  expect(await told(gone.id)).toBe(404)
  expect((await desk.read(edited.id)).summary.en).toBe('Not published yet.')
  const [latest] = (await app.get(productCalls.revisions, { id: told1.id }, desk.admin)).items
  expect(latest).toMatchObject({ did: 'restore', note: 'As it was', by: 'admin' })

  await publish(id)
  expect([await told(told1.id), await told(gone.id), await told(trashed.id)]).toEqual(
    Array(3).fill('A valve.'),
  )
  expect(await told(added)).toBe(404)
  expect(await told(edited.id)).toBe('Published since.')
  const left = await compare(then)
  expect(names(left.items)).toEqual({ Edited: 'changed' })

  const { version } = await app.get(releaseCalls.read, { id }, desk.admin)
  await app.get(releaseCalls.rollback, { id, version }, desk.admin)
  expect([await told(told1.id), await told(gone.id)]).toEqual(['Told otherwise.', 404])
  expect(await told(added)).toBe('A valve.')
  await publish(id)
})

test('who says so has unpublished changes written over, and finds them in the history', async () => {
  const brought = await bringBack(then, 'replace')
  expect(brought).toMatchObject({ data: { releases: [{ entryCount: 1 }], left: 0 } })
  expect((await desk.read(edited.id)).summary.en).toBe('A valve.')
  const { items } = await app.get(productCalls.revisions, { id: edited.id }, desk.admin)
  const texts = await Promise.all(
    items.map(async ({ id: revision }) => {
      const { content } = await app.get(productCalls.revision, { id: edited.id, revision }, desk.admin)
      return (content as { summary: { en: string } }).summary.en
    }),
  )
  expect(texts).toContain('Not published yet.')
})

test('what somebody wrote into the store by hand is found, and brought back', async () => {
  const number = await newest()
  const { db } = app.parts.storage
  const { content } = await db
    .selectFrom('publication')
    .select('content')
    .where('entry_id', '=', gone.id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('publication')
    .set({ content: content.replace('A valve.', 'Defaced.') })
    .where('entry_id', '=', gone.id)
    .execute()
  await app.parts.bus.changed(['product'])
  expect(await told(gone.id)).toBe('Defaced.')
  expect(names((await compare(number)).items)).toMatchObject({ Gone: 'changed' })
  const brought = await bringBack(number)
  const [release] = 'data' in brought ? (brought.data as { releases: { id: number }[] }).releases : []
  await publish(release?.id ?? 0)
  expect(await told(gone.id)).toBe('A valve.')
})
