// What takes the place of a discontinued product: chains that end somewhere, and what visitors see of them.
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { releaseCalls } from '#contract/content/release.ts'
import type { SheetReport } from '#contract/kinds/sheet-calls.ts'
import { productCalls as calls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import { writeSheet } from '#server/parts/sheets/sheets.ts'
import { testApp } from '#server/testing/app.ts'
import { releaseDesk, target } from '#server/testing/desks/release-desk.ts'
import { uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const { admin, draft, published, read, releaseOf, inHours } = await releaseDesk(app)

const given = async (id: number, replacement: number | null) => ({
  id,
  version: (await read(id)).version,
  status: 'discontinued' as const,
  replacement,
})
const replace = async (id: number, by: number | null) => app.ask(calls.update, await given(id, by), admin)
const publish = async (id: number) => app.ask(calls.publish, { id, version: (await read(id)).version }, admin)
/** Saved and shown to visitors. */
async function replaced(id: number, by: number | null) {
  await replace(id, by)
  return publish(id)
}
const shownNext = async (id: number) => (await app.get(calls.getById, { id, lang: 'en' })).replacement?.id
const three = async (name: string) => [
  await published(`${name}-A`),
  await published(`${name}-B`),
  await published(`${name}-C`),
]
const idsOf = (products: { id: number }[]) => products.map(({ id }) => id) as [number, number, number]
const CIRCLE = (text: string) => ({ code: CODE.invalid, data: { fields: { replacement: text } } })

test('a product that leads back to itself is refused with the names on the way', async () => {
  const [a, b, c] = idsOf(await three('LOOP'))
  expect((await replace(a, b)).code).toBe(CODE.ok)
  expect(await replace(b, a)).toMatchObject(CIRCLE('替代关系形成循环：LOOP-B → LOOP-A → LOOP-B，请另选'))
  expect((await replace(b, c)).code).toBe(CODE.ok)
  expect(await replace(c, a)).toMatchObject(
    CIRCLE(expect.stringContaining('LOOP-C → LOOP-A → LOOP-B → LOOP-C')),
  )
  expect((await read(c)).replacement).toBeNull()
  expect((await replace(a, c)).code).toBe(CODE.ok)
})

test('of two who close a circle at the same moment one is refused', async () => {
  const [a, b] = idsOf(await three('BOTH'))
  const both = await Promise.all([replace(a, b), replace(b, a)])
  expect(both.map(({ code }) => code).toSorted()).toEqual([CODE.ok, CODE.invalid].toSorted())
})

test('a circle that only visitors would see is refused when it is published or planned, and goes on in one release', async () => {
  const [a, b] = idsOf(await three('SEEN'))
  await replaced(a, b)
  await replace(a, null)
  expect((await replace(b, a)).code).toBe(CODE.ok)
  expect(await publish(b)).toMatchObject(CIRCLE(expect.stringContaining('SEEN-B → SEEN-A → SEEN-B')))
  const { version } = await read(b)
  const plan = { id: b, version, publishAt: inHours(1), unpublishAt: null }
  expect((await app.ask(calls.schedule, plan, admin)).code).toBe(CODE.invalid)

  const alone = await releaseOf([{ id: b }], 'Alone')
  expect(await app.ask(releaseCalls.publish, target(alone), admin)).toMatchObject({
    data: { fields: { [`entries.${b}.replacement`]: expect.any(String) } },
  })
  const together = await releaseOf([{ id: a }, { id: b }], 'Together')
  const schedule = async (publishAt: string | null) => {
    const { version } = await app.get(releaseCalls.read, { id: together.id }, admin)
    return app.get(releaseCalls.schedule, { id: together.id, version, publishAt }, admin)
  }
  await schedule(inHours(1))
  expect(await shownNext(a)).toBe(b)
  await app.get(releaseCalls.publish, target(await schedule(null)), admin)
  expect([await shownNext(a), await shownNext(b)]).toEqual([undefined, a])
})

/** A shows B, its working copy names nothing, and B is about to name A. */
async function turning(name: string) {
  const [a, b] = idsOf(await three(name))
  await replaced(a, b)
  await replace(a, null)
  expect((await replace(b, a)).code).toBe(CODE.ok)
  const plan = async (id: number, publishAt: string | null, unpublishAt: string | null) =>
    app.ask(calls.schedule, { id, version: (await read(id)).version, publishAt, unpublishAt }, admin)
  return { a, b, plan }
}

test('a release is not rolled back where visitors would be led in a circle, until the other one is changed', async () => {
  const { a, b } = await turning('BACK')
  const released = await app.get(releaseCalls.publish, target(await releaseOf([{ id: a }], 'Back')), admin)
  expect((await publish(b)).code).toBe(CODE.ok)
  const rollBack = (confirmed: boolean) =>
    app.ask(releaseCalls.rollback, { ...target(released), confirmed }, admin)
  const refused = {
    code: CODE.invalid,
    data: { fields: { [`entries.${a}.replacement`]: expect.stringContaining('BACK-A → BACK-B → BACK-A') } },
  }
  expect(await rollBack(false)).toMatchObject(refused)
  expect(await rollBack(true)).toMatchObject(refused)
  expect([await shownNext(a), await shownNext(b)]).toEqual([undefined, a])
  await replaced(b, null)
  expect((await rollBack(false)).code).toBe(CODE.ok)
  expect([await shownNext(a), await shownNext(b)]).toEqual([b, undefined])
})

test('the plan of a release is neither taken back nor put off where what goes on being shown would close a circle', async () => {
  const { a, b, plan } = await turning('UNDO')
  const { id } = await releaseOf([{ id: a, action: 'unpublish' }], 'Off')
  const schedule = async (publishAt: string | null) => {
    const { version } = await app.get(releaseCalls.read, { id }, admin)
    return app.ask(releaseCalls.schedule, { id, version, publishAt }, admin)
  }
  expect((await schedule(inHours(1))).code).toBe(CODE.ok)
  expect((await plan(b, inHours(2), null)).code).toBe(CODE.ok)
  const refused = {
    code: CODE.invalid,
    data: { fields: { [`entries.${a}.replacement`]: expect.any(String) } },
  }
  expect(await schedule(null)).toMatchObject(refused)
  expect(await schedule(inHours(3))).toMatchObject(refused)
  expect((await schedule(inHours(1.5))).code).toBe(CODE.ok)
  expect((await plan(b, null, null)).code).toBe(CODE.ok)
  expect((await schedule(null)).code).toBe(CODE.ok)
})

test('a plan that lets visitors see a product longer is refused where it would close a circle; a shorter one is not', async () => {
  const { a, b, plan } = await turning('LONG')
  await plan(a, null, inHours(1))
  expect((await plan(b, inHours(2), null)).code).toBe(CODE.ok)
  expect(await plan(a, null, null)).toMatchObject(CIRCLE(expect.stringContaining('LONG-A → LONG-B → LONG-A')))
  expect((await plan(a, null, inHours(3))).code).toBe(CODE.invalid)
  expect((await plan(a, inHours(3), null)).code).toBe(CODE.invalid)
  for (const hours of [1.5, 0.5]) expect((await plan(a, null, inHours(hours))).code).toBe(CODE.ok)
  expect((await plan(a, inHours(2), null)).code).toBe(CODE.ok)
  expect((await plan(a, inHours(2.5), null)).code).toBe(CODE.invalid)
  expect((await read(a)).publishAt).toBe(inHours(2))
})

test('visitors are shown the last published product of a chain', async () => {
  const [a, b, c] = idsOf(await three('CHAIN'))
  await replaced(a, b)
  expect(await shownNext(a)).toBe(b)
  await replaced(b, c)
  expect(await shownNext(a)).toBe(c)
  const d = await draft('CHAIN-D')
  await replaced(c, d.id)
  expect(await shownNext(a)).toBe(c)
  await publish(d.id)
  expect(await shownNext(a)).toBe(d.id)
  expect(await shownNext(c)).toBe(d.id)
})

test('a circle in an older store leads nobody round and hinders no other change', async () => {
  const [a, b] = idsOf(await three('OLD'))
  await replaced(a, b)
  const { db } = app.parts.storage
  const content = JSON.stringify({ ...(await read(b)), status: 'discontinued', replacement: a })
  await db.updateTable('entry').set({ working: content }).where('id', '=', b).execute()
  await db.updateTable('publication').set({ content }).where('entry_id', '=', b).execute()
  await app.parts.bus.changed(['product'])
  expect(await shownNext(a)).toBe(b)
  expect(await shownNext(b)).toBe(a)
  const { version } = await read(b)
  expect((await app.ask(calls.update, { id: b, version, hot: true }, admin)).code).toBe(CODE.ok)
  expect((await publish(b)).code).toBe(CODE.invalid)
})

/** A chain of drafts that each name the one before, the last one first. */
async function chainOf(name: string, steps: number) {
  const { id } = await draft(`${name}-0`)
  const ids = [id]
  for (let step = 1; step <= steps; step += 1) {
    const given = { status: 'discontinued', replacement: ids[0] ?? null } as const
    ids.unshift((await draft(`${name}-${step}`, given)).id)
  }
  return { first: ids[0] ?? 0, last: id }
}
const send = async (rows: string[][]) => {
  const titles = ['Model', 'Replaced by', 'status', 'productName.zh'].slice(0, rows[0]?.length)
  const columns = titles.map((title) => ({ title, width: 10 }))
  const file = await buffer(writeSheet('products', columns, rows))
  const url = `${calls.importAll.path}?updateExisting=true`
  const reply = await uploadPicture(app.app, admin.token, file, 'products.xlsx', url)
  return reply.json().data as SheetReport
}

test('a chain of more steps than visitors are led along is refused by field and by row, and one that grew hinders nothing', async () => {
  const { first, last } = await chainOf('FAR', 20)
  const other = await draft('FAR-OTHER')
  const tooLong = { code: CODE.invalid, data: { fields: { replacement: expect.stringContaining('20') } } }
  const given = { productName: { zh: 'FAR-21' }, status: 'discontinued', replacement: first } as const
  expect(await app.ask(calls.add, given, admin)).toMatchObject(tooLong)
  expect(await replace(other.id, first)).toMatchObject(tooLong)
  const refused = await send([
    ['FAR-OTHER', 'FAR-20', 'discontinued', 'FAR'],
    ['FAR-NEW', 'FAR-20', 'discontinued', 'FAR'],
  ])
  const says = { errors: { replacement: expect.stringContaining('20') } }
  expect(refused).toMatchObject({ refused: 2, items: [says, says] })

  expect((await replace(last, other.id)).code).toBe(CODE.ok)
  const { version } = await read(first)
  expect((await app.ask(calls.update, { id: first, version, hot: true }, admin)).code).toBe(CODE.ok)
  expect((await publish(first)).code).toBe(CODE.ok)
  expect((await app.ask(calls.duplicate, { id: first }, admin)).code).toBe(CODE.ok)
  await app.get(calls.remove, { id: first, version: (await read(first)).version }, admin)
  const trashed = (await app.get(calls.trash, {}, admin)).items.find(({ id }) => id === first)
  const back = await app.ask(calls.recover, { id: first, version: trashed?.version ?? 0 }, admin)
  expect(back.code).toBe(CODE.ok)
})

test('a file in which each of many products names the next one is refused row by row', async () => {
  const { db } = app.parts.storage
  const row = await db
    .selectFrom('entry')
    .selectAll()
    .where('code', '=', 'FAR-OTHER')
    .executeTakeFirstOrThrow()
  const { id: _, ...like } = row
  const codes = Array.from({ length: 600 }, (_, index) => `MANY-${index}`)
  const working = JSON.parse(row.working)
  const rows = codes.map((code) => ({
    ...like,
    code,
    working: JSON.stringify({ ...working, productModel: code }),
  }))
  await db.insertInto('entry').values(rows).execute()
  const sent = codes.slice(1).map((code, index) => [code, codes[index] ?? '', 'discontinued'])
  expect(await send(sent)).toMatchObject({ refused: 599 - 20, updated: 20 })
  expect(await send(sent.slice(0, 20))).toMatchObject({ refused: 0, updated: 20 })
})

test('an import refuses the rows that close a circle, and takes a file that turns a chain round', async () => {
  const [a, b] = idsOf(await three('FILE'))
  await replace(a, b)
  const closing = await send([['FILE-B', 'FILE-A', 'discontinued']])
  expect(closing).toMatchObject({ refused: 1, items: [{ errors: { replacement: expect.any(String) } }] })
  const turned = await send([
    ['FILE-B', 'FILE-A', 'discontinued'],
    ['FILE-A', '', 'active'],
  ])
  expect(turned).toMatchObject({ refused: 0, updated: 2 })
  expect([(await read(a)).replacement, (await read(b)).replacement]).toEqual([null, a])
})
