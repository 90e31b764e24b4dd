// A write under a key whose process or store went away in the middle: it is never done twice, and never lost without a word.
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createIdempotency } from '#server/http/idempotency.ts'
import { StoreAway } from '#server/storage/trouble.ts'
import { testApp } from '#server/testing/app.ts'

const app = await testApp()
const { db } = app.parts.storage
const idempotency = createIdempotency(db, app.parts.now)
const call = { path: '/api/once', once: true, takes: 'body' } as Parameters<typeof idempotency.once>[1]
const requestWith = (key: string) =>
  ({ headers: { 'idempotency-key': key }, body: { a: 1 } }) as unknown as FastifyRequest

/** One try; `commits` whether what it writes was done when the connection breaks. */
async function breaksOff(key: string, commits: boolean) {
  const request = requestWith(key)
  const make = async () => {
    if (commits) await db.transaction().execute((within) => idempotency.done(request, within))
    throw new StoreAway('away')
  }
  await expect(idempotency.once(request, call, null, make)).rejects.toThrow('away')
}
const again = (key: string) => idempotency.once(requestWith(key), call, null, async () => 'done now')

test('a write that broke off before it was done is done by the next try', async () => {
  await breaksOff('key-undone', false)
  expect(await again('key-undone')).toBe('done now')
})

test('a write that was done, and whose answer was lost, is not done again, however late the next try comes', async () => {
  await breaksOff('key-done', true)
  app.tick(60_000)
  await expect(again('key-done')).rejects.toMatchObject({ code: 409 })
})

test('a write that is refused frees its key, also when something of it was done', async () => {
  const request = requestWith('key-refused')
  const make = async () => {
    await idempotency.done(request, db)
    throw new Error('refused')
  }
  await expect(idempotency.once(request, call, null, make)).rejects.toThrow('refused')
  expect(await again('key-refused')).toBe('done now')
})

test('whoever comes while a write that is done by and by still runs waits for its answer', {
  timeout: 60_000,
}, async () => {
  const request = requestWith('key-running')
  const running = Promise.withResolvers<void>()
  const first = idempotency.once(request, call, null, async () => {
    await idempotency.done(request, db)
    await running.promise
    return 'answer of the first'
  })
  await expect
    .poll(() =>
      db
        .selectFrom('idempotency')
        .select('claimed_until')
        .where('claimed_until', '>', 2 ** 51)
        .execute(),
    )
    .not.toEqual([])
  // Past its lease, which is renewed for as long as it runs.
  const row = () =>
    db
      .selectFrom('idempotency')
      .select('claimed_until')
      .where('answer', 'is', null)
      .orderBy('claimed_until', 'desc')
      .executeTakeFirstOrThrow()
  const before = (await row()).claimed_until
  app.tick(5_000)
  await expect.poll(async () => (await row()).claimed_until, { timeout: 10_000 }).toBe(before + 5_000)
  const second = again('key-running')
  running.resolve()
  expect([await first, await second]).toEqual(['answer of the first', 'answer of the first'])
})
