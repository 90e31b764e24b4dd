// A write under a key whose process or store went away in the middle: it is never done twice, and never lost without a word.
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { authCalls } from '#contract/people/auth.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import { KEPT_BYTES, tidyEnquiries } from '#server/parts/enquiries/upkeep.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import { StoreAway } from '#server/storage/trouble.ts'
import { testApp } from '#server/testing/app.ts'
import { createIdempotency } from './idempotency.ts'

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

test('a key whose claim ran out is taken over by the same write alone', async () => {
  const [begun, hanging] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const first = idempotency.once(requestWith('key-other'), call, null, () => {
    begun.resolve()
    return hanging.promise
  })
  await begun.promise
  app.tick(60_000)
  const request = { ...requestWith('key-other'), body: { a: 2 } } as unknown as FastifyRequest
  const other = idempotency.once(request, call, null, async () => 'another write')
  await expect(other).rejects.toMatchObject({ code: 422 })
  expect(await again('key-other')).toBe('done now')
  hanging.resolve('done late')
  await first
})

test('a write that was done, and whose answer was lost, is not done again, however late the next try comes', async () => {
  await breaksOff('key-done', true)
  app.tick(60_000)
  await expect(again('key-done')).rejects.toMatchObject({ code: 409 })
})

test('an answer that is kept is answered again, however late, also of a write that leaves no entry in a log', async () => {
  let times = 0
  const ask = () => idempotency.once(requestWith('key-kept'), call, null, async () => `done ${++times}`)
  expect(await ask()).toBe('done 1')
  app.tick(60_000)
  expect(await ask()).toBe('done 1')
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
  const done = Promise.withResolvers<void>()
  const running = Promise.withResolvers<void>()
  const first = idempotency.once(request, call, null, async () => {
    await idempotency.done(request, db)
    done.resolve()
    await running.promise
    return 'answer of the first'
  })
  await done.promise
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

const admin = await app.signIn()
const under = (key: string, who = admin) => ({ ...who, headers: { 'idempotency-key': key } })
const rows = () => db.selectFrom('idempotency').selectAll().execute()

test('a save whose answer was lost is answered as the first time when it is sent again, on another node as well', async () => {
  const { id, version } = await app.get(newsCalls.add, { title: { zh: '甲', en: 'A' } }, under('news-add-1'))
  expect(await app.get(newsCalls.add, { title: { zh: '甲', en: 'A' } }, under('news-add-1'))).toMatchObject({
    id,
    version,
  })
  const change = { id, version, autosave: true, title: { zh: '甲', en: 'B' } }
  const first = await app.get(newsCalls.update, change, under('news-save-1'))
  expect(first.version).toBe(version + 1)
  app.tick(60_000)
  expect(await app.get(newsCalls.update, change, under('news-save-1'))).toEqual(first)
  const elsewhere = createIdempotency(db, app.parts.now)
  const request = { headers: { 'idempotency-key': 'news-save-1' }, body: change } as unknown as FastifyRequest
  const person = { id: (await app.get(authCalls.getUserInfo, {}, admin)).id } as Person
  const answer = await elsewhere.once(request, newsCalls.update, person, async () => 'done twice')
  expect(JSON.parse(answer).data).toEqual(first)
  expect((await app.get(newsCalls.list, {}, admin)).items.map((one) => [one.id, one.version])).toEqual([
    [id, version + 1],
  ])
})

test('a key is one person’s own: the same one in other hands is judged for itself, and reads nobody’s answer', async () => {
  const other = await app.personWith('second-editor', ['web_news', 'web_news:add'])
  const nobody = await app.personWith('no-editor', ['web_product'])
  const draft = { title: { zh: '乙', en: 'Own' } }
  const mine = await app.get(newsCalls.add, draft, under('shared-key'))
  const theirs = await app.get(newsCalls.add, draft, under('shared-key', other))
  expect(theirs.id).not.toBe(mine.id)
  const refused = await app.ask(newsCalls.add, draft, under('shared-key', nobody))
  expect([refused.code, JSON.stringify(refused).includes('Own')]).toEqual([403, false])
})

test('a key holds for one call: the same one with the same content sent to another is judged for itself', async () => {
  const draft = { title: { zh: '己', en: 'Keyed' }, body: { zh: docOfPlain('己'), en: docOfPlain('Words') } }
  const { id, version } = await app.get(newsCalls.add, draft as never, admin)
  const target = { id, version }
  expect(await app.get(newsCalls.publish, target, under('one-for-both'))).toMatchObject({
    state: 'published',
  })
  expect(await app.get(newsCalls.unpublish, target, under('one-for-both'))).toMatchObject({ state: 'draft' })
})

test('a save that was refused is judged anew under its key', async () => {
  const { id, version } = await app.get(newsCalls.add, { title: { zh: '丙', en: 'C' } }, admin)
  const stale = { id, version: version + 1, autosave: false, title: { zh: '丙', en: 'D' } }
  expect((await app.ask(newsCalls.update, stale, under('stale-first'))).code).toBe(409)
  await app.get(newsCalls.update, { ...stale, version }, admin)
  expect(await app.get(newsCalls.update, stale, under('stale-first'))).toMatchObject({ version: version + 2 })
})

test('answers are kept for a day and 64 MB of them together: the oldest go, and the rest stays', async () => {
  const tidy = () => tidyEnquiries({ db, addressDays: 0, now: app.parts.now })
  await db.deleteFrom('idempotency').execute()
  const keep = (name: string, bytes: number) => {
    app.tick(1_000)
    return idempotency.once(requestWith(name), call, null, async () => 'é'.repeat(bytes / 2))
  }
  for (const name of ['oldest-one', 'older-one', 'newer-one']) await keep(name, KEPT_BYTES / 2 - 1_000)
  await keep('small-one', 1_000)
  expect(await rows()).toHaveLength(4)
  await tidy()
  const hashes = new Set((await rows()).map(({ key_hash }) => key_hash))
  expect(hashes.size).toBe(3)
  expect(await idempotency.once(requestWith('newer-one'), call, null, async () => 'done anew')).not.toBe(
    'done anew',
  )
  expect(await idempotency.once(requestWith('oldest-one'), call, null, async () => 'done anew')).toBe(
    'done anew',
  )
  app.tick(25 * 60 * 60_000)
  await tidy()
  expect(await rows()).toEqual([])
})
