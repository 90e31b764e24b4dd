import { expect, test } from 'vitest'
import { operationLogCalls as calls } from '#contract/monitoring/log.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { removeOldEntries } from '#server/parts/logs/log-retention.ts'
import { takeLease } from '#server/storage/lease.ts'
import { testApp } from '#server/testing/app.ts'

const DAY_MS = 24 * 60 * 60_000
const app = await testApp({ SESSION_LIFE_MINUTES: '500000', SESSION_IDLE_MINUTES: '500000' })
const admin = await app.signIn()
const { db } = app.parts.storage

const verify = () => app.get(calls.verify, {}, admin)
const add = (name: string) =>
  app.get(productTypeCalls.add, { productTypeName: name, productTypeLevel: '0' }, admin)
const rows = () => db.selectFrom('operation_log').selectAll().orderBy('id').execute()
const head = () => db.selectFrom('operation_chain').selectAll().executeTakeFirstOrThrow()
const retention = { db, ...app.parts, kept: { operationDays: 30, loginDays: 10 } }

for (let n = 0; n < 6; n++) await add(`type ${n}`)

test('entries made at once are numbered without gaps and follow from each other', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, n) => add(`at once ${n}`)))
  const links = await rows()
  expect(links.map(({ id }) => id)).toEqual(links.map((_, index) => index + 1))
  expect(links.slice(1).map((link) => link.previous_hash)).toEqual(links.slice(0, -1).map(({ hash }) => hash))
  expect(await verify()).toMatchObject({
    whole: true,
    checked: links.length,
    brokenAt: null,
    removedUpTo: null,
  })
})

test('several records of one call are several entries of the chain, written together', async () => {
  const before = await head()
  const [action] = await rows()
  if (!action) throw new Error('there are entries')
  const entry = { ...action, person: { id: 1, username: 'admin' }, requestId: 'r', parameters: {} }
  const changes = Array.from({ length: 1_201 }, (_, n) => ({ recordId: n, recordName: `${n}`, after: { n } }))
  await db.transaction().execute((transaction) => app.parts.operations.append(transaction, entry, changes))
  expect((await head()).head_id).toBe(before.head_id + 1_201)
  expect(await verify()).toMatchObject({ whole: true })
})

test('a changed row, a row removed in the middle, a cut tail and a row put in by hand are found', async () => {
  const { head_id } = await head()
  const change = (id: number, set: object) =>
    db.updateTable('operation_log').set(set).where('id', '=', id).execute()
  for (const [column, value] of Object.entries({
    username: 'nobody',
    at: 1,
    record_id: 77,
    changes: '[]x',
    previous_hash: '0'.repeat(64),
  })) {
    const [row] = await db.selectFrom('operation_log').selectAll().where('id', '=', 4).execute()
    await change(4, { [column]: value })
    expect([column, await verify()]).toMatchObject([column, { whole: false, brokenAt: 4, checked: 3 }])
    await change(4, row ?? {})
  }
  const takeOut = async (id: number) => {
    const [row] = await db.selectFrom('operation_log').selectAll().where('id', '=', id).execute()
    await db.deleteFrom('operation_log').where('id', '=', id).execute()
    return row as NonNullable<typeof row>
  }
  const middle = await takeOut(5)
  expect(await verify()).toMatchObject({ whole: false, brokenAt: 5 })
  await db.insertInto('operation_log').values(middle).execute()
  const last = (await head()).head_id
  const tail = await takeOut(last)
  const broken = await app.parts.operations.verify()
  expect(broken).toMatchObject({ whole: false, brokenAt: last })
  await db.insertInto('operation_log').values(tail).execute()
  await db
    .insertInto('operation_log')
    .values({ ...tail, id: last + 50 })
    .execute()
  expect(await app.parts.operations.verify()).toMatchObject({ whole: false, brokenAt: last + 50 })
  await takeOut(last + 50)
  expect(await verify()).toMatchObject({ whole: true })
  expect(last).toBeGreaterThan(head_id)
})

test('retention removes what is too old, and the chain goes on from there and is still checked', async () => {
  app.tick(31 * DAY_MS)
  await add('younger')
  const { head_id } = await head()
  const removed = await removeOldEntries(retention)
  expect(removed).toBeGreaterThan(1_000)
  expect((await rows()).map(({ id }) => id)).toEqual([head_id])
  expect(await verify()).toMatchObject({ whole: true, checked: 1, removedUpTo: head_id - 1 })
  await add('youngest')
  expect(await verify()).toMatchObject({ whole: true })
  const { removed_hash } = await head()
  await db.updateTable('operation_chain').set({ removed_hash: 'another' }).execute()
  expect(await verify()).toMatchObject({ whole: false, brokenAt: head_id })
  await db.updateTable('operation_chain').set({ removed_hash }).execute()
  await db.updateTable('operation_chain').set({ head_hash: 'another' }).execute()
  expect((await app.parts.operations.verify()).whole).toBe(false)
})

test('0 days keep everything, and one node at a time removes', async () => {
  app.tick(400 * DAY_MS)
  expect(await removeOldEntries({ ...retention, kept: { operationDays: 0, loginDays: 0 } })).toBe(0)
  const counts = await Promise.all([removeOldEntries(retention), removeOldEntries(retention)])
  expect(counts.filter((count) => count > 0)).toHaveLength(1)
  expect(await rows()).toEqual([])
})

test('one check at a time: another is refused until the first is done', async () => {
  const { db } = app.parts.storage
  const lease = await takeLease(db, 'verify-operations', 60_000, app.parts.now)
  await expect(app.parts.operations.verify()).rejects.toMatchObject({ code: 409 })
  await lease?.release()
  await expect(app.parts.operations.verify()).resolves.toBeDefined()
})
