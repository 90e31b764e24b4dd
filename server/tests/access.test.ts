// The access table walked: every call as guest, without its key, with every other key, with its key, disabled, as admin.
import { text } from 'node:stream/consumers'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import type { Call } from '#contract/wire/call.ts'
import { RESOURCES, type Resource } from '#contract/wire/resource.ts'
import { addPerson } from '#server/first-start.ts'
import { addRole } from '#server/parts/rights/roles.ts'
import { testApp, type With } from '#server/testing/app.ts'
import { REVIEWED } from '#server/testing/reviewed/reviewed-access.ts'

const app = await testApp()
const { db } = app.parts.storage
const TITLE = eachLanguage(() => 'x')
const AT = Date.parse('2026-06-01T08:00:00Z')

let count = 0
/** Somebody with a role of these keys and a session, without the slow way over the sign-in. */
async function personHolding(resources: readonly Resource[]): Promise<With & { id: number }> {
  count += 1
  const roleId = await addRole(db, `walker-${count}`, TITLE, AT, resources)
  const id = await addPerson(db, { username: `walker-${count}`, hash: 'none', mustChange: false, roleId }, AT)
  const { token } = await app.parts.sessions.open(
    { id },
    { address: '127.0.0.1', agent: 'test', browser: false },
  )
  return { id, token }
}

/** How a call is refused, or `through` when whoever asks may make it, whatever it says to an empty input. */
async function outcome(call: Call, who: With) {
  const reply = await app.inject({
    method: call.method ?? 'POST',
    url: call.path,
    headers: who.token ? { 'x-token': who.token } : {},
    payloadAsStream: call.form === 'events',
  })
  if (call.form === 'events') return outcomeOfStream(reply)
  const code = String(reply.headers['content-type']).includes('json') ? reply.json().code : reply.statusCode
  return [401, 403, '4001'].includes(code) ? code : 'through'
}

/** A stream goes on; that it began is enough. */
async function outcomeOfStream(reply: LightMyRequestResponse) {
  const stream = reply.stream()
  if (reply.statusCode !== 200) return JSON.parse(await text(stream)).code
  stream.destroy()
  return 'through'
}

/** The calls that end the session they are asked with; they are walked with a session of their own. */
const ENDS = new Set(['/api/auth/logout', '/api/auth/login'])
const staffCalls = CALLS.filter(({ access }) => access !== 'anyone')
const keyed = staffCalls.filter(({ access }) => access !== 'signed-in')
const keysOf = ({ access }: Call) => [access].flat() as Resource[]

let admin: With
let nobody: With
beforeAll(async () => {
  admin = await app.signIn()
  nobody = await personHolding([])
})

test('the table in the contract is the reviewed one', () => {
  expect(Object.fromEntries(CALLS.map(({ path, access }) => [path, [access].flat().join(' ')]))).toEqual(
    REVIEWED,
  )
})

test('a guest gets through to public calls only', async () => {
  for (const call of CALLS) {
    expect([call.path, await outcome(call, {})]).toEqual([
      call.path,
      call.access === 'anyone' ? 'through' : 401,
    ])
  }
})

test('a person without any key gets through to what is for everybody who is signed in, and to nothing else', async () => {
  for (const call of staffCalls.filter(({ path }) => !ENDS.has(path))) {
    const expected = call.access === 'signed-in' ? 'through' : 403
    expect([call.path, await outcome(call, nobody)]).toEqual([call.path, expected])
  }
})

test('every key of a call opens it, alone', async () => {
  for (const key of new Set(keyed.flatMap(keysOf))) {
    const who = await personHolding([key])
    for (const call of keyed.filter((one) => keysOf(one).includes(key))) {
      expect([key, call.path, await outcome(call, who)]).toEqual([key, call.path, 'through'])
    }
  }
})

test('all the other keys together do not open a call', async () => {
  const without = new Map<string, With>()
  for (const call of keyed) {
    const keys = keysOf(call)
    const name = keys.join()
    // A button brings its page along, so the buttons of a page that is asked for are left out as well.
    const others = RESOURCES.filter((key) => !keys.some((own) => key === own || key.startsWith(`${own}:`)))
    const who = without.get(name) ?? (await personHolding(others))
    without.set(name, who)
    expect([call.path, await outcome(call, who)]).toEqual([call.path, 403])
  }
})

test('a disabled person gets through to nothing, whatever they hold', async () => {
  const gone = await personHolding(RESOURCES)
  await db.updateTable('user_account').set({ flag: 'disabled' }).where('id', '=', gone.id).execute()
  for (const call of staffCalls) expect([call.path, await outcome(call, gone)]).toEqual([call.path, '4001'])
})

test('an administrator gets through to every call', async () => {
  for (const call of staffCalls.filter(({ path }) => !ENDS.has(path))) {
    expect([call.path, await outcome(call, admin)]).toEqual([call.path, 'through'])
  }
})
