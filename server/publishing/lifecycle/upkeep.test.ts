import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { PREVIEW_HOURS, TRASH_DAYS } from '#contract/content/content.ts'
import { productCalls as calls } from '#contract/products/product.ts'
import { takeLease } from '#server/storage/lease.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'
import { startContentUpkeep, tidyContent } from './upkeep.ts'

const HOUR = 3_600_000
const app = await testApp(LONG_SESSIONS)
const { admin, draft } = await productDesk(app)
const { storage, bus, moments, now } = app.parts
const content = { storage, bus, moments, now }

async function rows() {
  const count = async (table: 'entry' | 'preview' | 'presence') => {
    const row = await storage.db
      .selectFrom(table)
      .select((e) => e.fn.countAll().as('n'))
      .executeTakeFirst()
    return Number(row?.n)
  }
  return [await count('entry'), await count('preview'), await count('presence')]
}

test('what is over is gone after its time and not before', async () => {
  const { id, version } = await draft('U-1')
  const [records = 0] = await rows()
  await app.get(calls.preview, { id }, admin)
  await app.get(calls.presence, { id, editing: true }, admin)
  await app.get(calls.remove, { id, version }, admin)
  expect(await tidyContent(content)).toBe(true)
  expect(await rows()).toEqual([records, 1, 1])
  app.tick(PREVIEW_HOURS * HOUR)
  await tidyContent(content)
  expect(await rows()).toEqual([records, 0, 0])
  app.tick(TRASH_DAYS * 24 * HOUR)
  await tidyContent(content)
  expect(await rows()).toEqual([records - 1, 0, 0])
})

test('a node leaves it while another is at it, and takes over when that one died', async () => {
  expect(await takeLease(storage.db, 'content-upkeep', HOUR, now)).not.toBeNull()
  expect(await tidyContent(content)).toBe(false)
  app.tick(HOUR + 1)
  expect(await tidyContent(content)).toBe(true)
})

test('stopping waits for what is being done; a failure is reported and ends nothing', async () => {
  const { id, version } = await draft('U-2')
  await app.get(calls.remove, { id, version }, admin)
  app.tick(TRASH_DAYS * 24 * HOUR)
  const [records = 0] = await rows()
  const reported: unknown[] = []
  const upkeep = startContentUpkeep(content, (error) => reported.push(error))
  await upkeep.stop()
  const [after = 0] = await rows()
  expect([records - after <= 1, reported]).toEqual([true, []])
  const broken = { ...content, moments: { due: () => true, pass: () => Promise.reject(new Error('away')) } }
  await startContentUpkeep(broken, (error) => reported.push(error)).stop()
  expect(reported).toHaveLength(1)
})

test('a node that loses its lease to another tidies no further', async () => {
  const { id } = await draft('U-3')
  await app.get(calls.presence, { id, editing: true }, admin)
  app.tick(HOUR)
  const before = await rows()
  const { db } = storage
  let taken = false
  const losing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      // Right after it was given.
      if (taken) return result
      taken = true
      const lease = db.updateTable('lease').where('name', '=', 'content-upkeep')
      await lease.set({ holder: 'another' }).execute()
      return result
    },
  }
  const lost = { ...storage, db: db.withPlugin(losing) }
  expect(await tidyContent({ ...content, storage: lost })).toBe(true)
  expect(await rows()).toEqual(before)
  app.tick(HOUR)
  await tidyContent(content)
  expect(await rows()).not.toEqual(before)
})
