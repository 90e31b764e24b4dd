import { expect, test } from 'vitest'
import { mediaLibraryCalls } from '#contract/media/media-library.ts'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { programCalls as calls } from '#contract/people/program.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { PROGRAM_ROWS_MS } from '#server/parts/sign-in/programs.ts'
import { testApp, type With } from '#server/testing/app.ts'

const MINUTE = 60_000
const app = await testApp({ PROGRAM_CALLS: '100' })
const writer = await app.personWith('writer', ['tokenList:add', 'web_news'])
const admin = await app.signIn()

const give = async (who: With, scope: Resource[], name = 'ERP') => {
  const { id, token } = await app.get(calls.add, { name, scope, days: 30 }, who)
  return { id, headers: { authorization: `Bearer ${token}` }, secret: token }
}
const codeOf = async (who: With) => (await app.ask(calls.self, {}, who)).code

test('it is kept as a hash, shown once, and told by its last characters', async () => {
  const { id, secret } = await give(writer, ['web_news'], 'Hidden')
  const row = await app.parts.storage.db
    .selectFrom('program_token')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(secret.slice(4, -4))
  const { items } = await app.get(calls.list, {}, writer)
  expect(items[0]).toMatchObject({ name: 'Hidden', hint: secret.slice(-4), state: 'working', usedTime: null })
  expect(JSON.stringify(items)).not.toContain(secret)
  const logged = await app.parts.storage.db.selectFrom('operation_log').selectAll().execute()
  expect(JSON.stringify(logged)).not.toContain(secret)
})

test('its last use is told by time and address, at most once a minute', async () => {
  const { id, ...program } = await give(writer, ['web_news'], 'Used')
  const used = async () => {
    const { items } = await app.get(calls.list, {}, writer)
    const { usedTime, usedAddress } = items.find((item) => item.id === id) ?? {}
    return { usedTime, usedAddress }
  }
  await codeOf(program)
  const first = await used()
  expect(first.usedAddress).toBe('127.0.0.1')
  app.tick(MINUTE / 2)
  await codeOf(program)
  expect(await used()).toEqual(first)
  app.tick(MINUTE)
  await codeOf(program)
  expect((await used()).usedTime).not.toBe(first.usedTime)
})

test('calls of one token are counted by the minute, those of another are not', async () => {
  const busy = await give(writer, ['web_news'], 'Busy')
  const calm = await give(writer, ['web_news'], 'Calm')
  app.tick(MINUTE)
  const codes = await Promise.all(Array.from({ length: 120 }, () => codeOf(busy)))
  expect(codes.filter((code) => code === CODE.tooMany)).toHaveLength(20)
  expect(await codeOf(calm)).toBe(CODE.ok)
  app.tick(MINUTE)
  expect(await codeOf(busy)).toBe(CODE.ok)
})

test('the operation log names the program beside its person, and the chain notices when that is changed', async () => {
  const program = await give(admin, ['web_media:upload', 'web_media:update'], 'Pictures of the shop')
  await app.get(mediaLibraryCalls.addFolder, { parentId: null, name: 'From the shop' }, program)
  const { items } = await app.get(operationLogCalls.list, {}, admin)
  expect(items[0]).toMatchObject({ username: 'admin', program: 'Pictures of the shop', module: 'media' })
  expect(items.filter((entry) => entry.program === '').length).toBeGreaterThan(0)
  expect((await app.get(operationLogCalls.verify, {}, admin)).whole).toBe(true)
  const { db } = app.parts.storage
  const set = (value: string) =>
    db
      .updateTable('operation_log')
      .set({ program: value })
      .where('id', '=', items[0]?.id ?? 0)
      .execute()
  for (const forged of ['', 'Another']) {
    await set(forged)
    expect(await app.get(operationLogCalls.verify, {}, admin)).toMatchObject({ brokenAt: items[0]?.id })
  }
  await set('Pictures of the shop')
  const own = items.find((entry) => entry.program === '')?.id ?? 0
  await db.updateTable('operation_log').set({ program: 'Pinned on' }).where('id', '=', own).execute()
  expect((await app.get(operationLogCalls.verify, {}, admin)).brokenAt).toBe(own)
  await db.updateTable('operation_log').set({ program: '' }).where('id', '=', own).execute()
})

test('an Idempotency-Key of a person is not that of their program', async () => {
  const program = await give(admin, ['web_media:update'])
  const key = { 'idempotency-key': 'the-same-key-1' }
  const input = { parentId: null, name: 'Twice' }
  const first = await app.ask(mediaLibraryCalls.addFolder, input, { ...admin, headers: key })
  const second = await app.ask(mediaLibraryCalls.addFolder, input, {
    headers: { ...program.headers, ...key },
  })
  expect(first.code).toBe(CODE.ok)
  // Judged for itself: a second folder of that name.
  expect(second).not.toEqual(first)
})

test('a token that is over is listed for ninety days and forgotten then', async () => {
  const { programs, storage, now } = app.parts
  const { id } = await give(writer, ['web_news'], 'Over')
  await app.get(calls.revoke, { id }, writer)
  const left = async (days: number) => {
    await programs.forget(now() + days * 24 * 60 * MINUTE - PROGRAM_ROWS_MS)
    return storage.db.selectFrom('program_token').select('id').where('id', '=', id).execute()
  }
  expect(await left(89)).toHaveLength(1)
  expect(await left(91)).toEqual([])
})
