// Under which Idempotency-Key a write of staff goes: the same for the same content until its outcome is known, then another.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STAFF_KEYED, STAFF_OUTLINES } from '#contract/staff-outlines.ts'
import { learnOutlines } from '#web/client/outlines.ts'
import { type Play, playing, SILENCE } from '#web/client/playing-network.ts'
import { learnKeys, send } from '#web/client/send.ts'
import { createOnceKeys } from './once-keys.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
}
let clock = 0
const begin = () => learnKeys(createOnceKeys(STAFF_KEYED, storage, () => clock))
const sent: (string | null)[] = []

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
  learnOutlines(STAFF_OUTLINES)
  kept.clear()
  clock = 0
  sent.length = 0
  begin()
})
afterEach(() => {
  learnKeys((_path, _body, run) => run())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Whatever is sent is answered with this, and its key noted. */
function answering(play: Play) {
  playing(play)
  const network = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('idempotency-key'))
    return network(address, init)
  })
}
const json = (status: number, body: unknown): Play => ({ status, body: JSON.stringify(body), end: 'well' })
const DONE = json(200, { code: 200, message: '', data: { id: 7, version: 1 } })
const addRole = (name: string) =>
  send(
    '/api/role/add',
    { name, title: { en: name }, sort: 0, flag: 'enabled', remark: '' },
    { quiet: true },
  ).catch((error: unknown) => error)

const LOST: Record<string, Play> = {
  'an HTML page with 502': { status: 502, body: '<html>Bad gateway</html>', end: 'well' },
  'JSON without a code with 502': json(502, { message: 'Bad gateway' }),
  null: json(200, null),
  'an empty object': json(200, {}),
  'another object': json(200, { ok: true }),
  'a code of the server’s own trouble': json(503, { code: 503, message: 'The store is away' }),
  'half a body': { status: 200, body: '{"code":200,"message":"","data":{"id', end: 'off' },
  'a reset connection': { status: 0, body: '', end: 'off' },
  'a session that is over': json(401, { code: 401, message: 'Sign in' }),
  'a right that is gone': json(403, { code: 403, message: 'No right' }),
  'too many tries': json(429, { code: 429, message: 'Wait' }),
}

test.each(Object.keys(LOST))(
  'after %s the same content goes under the same key, and under another once it was answered',
  async (fault) => {
    answering(LOST[fault] ?? SILENCE)
    await addRole('one')
    await addRole('one')
    await addRole('other')
    answering(DONE)
    await addRole('one')
    await addRole('one')
    const [first, second, other, third, fourth] = sent
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([second, third]).toEqual([first, first])
    expect(new Set([first, other, fourth]).size).toBe(3)
  },
)

test('a refusal is an outcome: what is sent again is judged anew', async () => {
  for (const code of [400, 409, 413, 422]) {
    answering(json(code, { code, message: 'No', data: { fields: {} } }))
    await addRole('one')
    await addRole('one')
  }
  expect(new Set(sent).size).toBe(8)
})

test('two presses at once are one write; silence is no outcome', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answering(SILENCE)
  const both = [addRole('one'), addRole('one')]
  await vi.advanceTimersByTimeAsync(50_000)
  vi.useRealTimers()
  await Promise.all(both)
  answering(DONE)
  await addRole('one')
  expect(new Set(sent).size).toBe(1)
})

test('a key outlasts a reload of the page, and not the day for which the server keeps answers', async () => {
  answering(json(200, null))
  await addRole('one')
  begin()
  await addRole('one')
  clock = 20 * 60 * 60_000
  await addRole('one')
  expect(sent[1]).toBe(sent[0])
  expect(sent[2]).not.toBe(sent[0])
  expect(kept.get('once-keys')).not.toContain('one"')
})

test('calls that change nothing go without a key', async () => {
  answering(json(200, { code: 200, message: '', data: [] }))
  await send('/api/user/listTreeUser', {}, { quiet: true }).catch(() => {})
  expect(sent).toEqual([null])
})

test('of very many writes on the way the latest keep their keys', async () => {
  answering(json(200, null))
  for (let count = 0; count <= 30; count++) await addRole(`role ${count}`)
  await addRole('role 30')
  await addRole('role 0')
  expect(sent.at(-2)).toBe(sent[30])
  expect(sent.at(-1)).not.toBe(sent[0])
})
