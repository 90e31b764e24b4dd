// The second step of a sign-in by codes, and passkeys; the attacks of docs/security are here by name.
import { expect, test } from 'vitest'
import { loginLogCalls } from '#contract/monitoring/log.ts'
import { authCalls } from '#contract/people/auth.ts'
import { secondStepCalls as calls, STEP_MINUTES, STEP_TRIES } from '#contract/people/second-step.ts'
import { userCalls } from '#contract/people/staff.ts'
import { CODE } from '#contract/wire/answer.ts'
import { PASSWORD, testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { codeOf, secondSteps } from '#server/testing/sign-in/second-steps.ts'

const app = await testApp(LONG_SESSIONS)
const { addAuthenticator, addPasskey, begin, byCode } = secondSteps(app)
const admin = await app.signIn()
const HALF_MINUTE = 30_000

/** A person with an authenticator whose code was not used yet. */
async function withAuthenticator(name: string) {
  const person = await app.personWith(name, [])
  const { secret, recoveryCodes } = await addAuthenticator(person)
  app.tick(2 * HALF_MINUTE)
  return { person, secret, recoveryCodes }
}

const reasonsOf = async (username: string) => {
  const { items } = await app.get(loginLogCalls.list, { username, page: 1, limit: 10 }, admin)
  return items.map(({ outcome, reason }) => `${outcome} ${reason}`.trim())
}

test('with an authenticator the password alone opens no session and sets no cookie', async () => {
  const { secret } = await withAuthenticator('codes')
  const reply = await app.inject({
    method: 'POST',
    url: authCalls.login.path,
    payload: { username: 'codes', password: PASSWORD, code: '' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { token, second } = reply.json().data
  expect([token, second.ways, reply.headers['set-cookie']]).toEqual(['', ['code', 'recovery'], undefined])
  expect((await app.ask(authCalls.getUserInfo, {}, { token: second.step })).status).toBe(401)
  const answer = await byCode(second.step, codeOf(app, secret))
  expect(answer.code).toBe(CODE.ok)
  expect((await app.get(authCalls.getUserInfo, {}, answer.data as { token: string })).username).toBe('codes')
  expect(await reasonsOf('codes')).toEqual(['success byCode', 'success'])
})

test('replay: a code is good once, and so is the step that it ended', async () => {
  const { secret } = await withAuthenticator('replay')
  const [one, other] = [await begin('replay'), await begin('replay')]
  const code = codeOf(app, secret)
  expect((await byCode(one.step, code)).code).toBe(CODE.ok)
  expect((await byCode(one.step, code)).code).toBe(CODE.gone)
  expect((await byCode(other.step, code)).code).toBe(CODE.invalid)
  app.tick(HALF_MINUTE)
  // Nor is one that was shown before the one that was used.
  expect((await byCode(other.step, code)).code).toBe(CODE.invalid)
  expect((await byCode(other.step, codeOf(app, secret))).code).toBe(CODE.ok)
})

test('of twenty who bring the same right code at once, one is let in', async () => {
  const { secret } = await withAuthenticator('at-once')
  const { step } = await begin('at-once')
  const code = codeOf(app, secret)
  const answers = await Promise.all(Array.from({ length: STEP_TRIES }, () => byCode(step, code)))
  expect(answers.filter((answer) => answer.code === CODE.ok)).toHaveLength(1)
})

test('a step bears five wrong codes and five minutes; all begun ones of an account count together', async () => {
  const { secret } = await withAuthenticator('guess')
  const { step } = await begin('guess')
  for (let tries = 0; tries < STEP_TRIES; tries++)
    expect((await byCode(step, '000000')).code).toBe(CODE.invalid)
  expect((await byCode(step, codeOf(app, secret))).code).toBe(CODE.gone)
  const late = await begin('guess')
  app.tick(STEP_MINUTES * 60_000)
  expect((await byCode(late.step, codeOf(app, secret))).code).toBe(CODE.gone)
  const codes: unknown[] = []
  for (let round = 0; round < 4; round++) {
    const { step: next } = await begin('guess')
    for (let tries = 0; tries < STEP_TRIES; tries++) codes.push((await byCode(next, '000000')).code)
  }
  expect(codes.at(-1)).toBe(CODE.tooMany)
  expect(await reasonsOf('guess')).toContain('failure codeWrong')
})

test('ten recovery codes let in once each, however they are written, and the person is told', async () => {
  const { recoveryCodes } = await withAuthenticator('lost')
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = '', second = ''] = recoveryCodes
  const written = ` ${first.toLowerCase().replace('-', ' ')} `
  expect((await byCode((await begin('lost')).step, written, 'recovery')).code).toBe(CODE.ok)
  expect((await byCode((await begin('lost')).step, first, 'recovery')).code).toBe(CODE.invalid)
  expect((await byCode((await begin('lost')).step, second, 'recovery')).code).toBe(CODE.ok)
  // Nothing in the store is a code.
  const rows = await app.parts.storage.db.selectFrom('recovery_code').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(second.slice(0, 5))
})

test('fixation: a step is void with another password, and for an account that was disabled meanwhile', async () => {
  const { person, secret } = await withAuthenticator('changed')
  const { step } = await begin('changed')
  const { version } = await app.get(userCalls.read, { id: person.id }, admin)
  const given = { updatepwd: 'Another-2026!', updateconfirmPwd: 'Another-2026!' }
  await app.get(userCalls.resetPassword, { id: person.id, version, ...given }, admin)
  expect((await byCode(step, codeOf(app, secret))).code).toBe(CODE.gone)
  const next = await begin('changed', 'Another-2026!')
  const known = await app.get(userCalls.read, { id: person.id }, admin)
  await app.get(userCalls.update, { id: person.id, version: known.version, flag: 'disabled' }, admin)
  expect((await byCode(next.step, codeOf(app, secret))).code).toBe(CODE.gone)
})

test('a passkey signs in alone, without name and password', async () => {
  const person = await app.personWith('keys', [])
  const { key } = await addPasskey(person)
  const { step, passkey } = await app.get(calls.beginPasskey, {})
  const { token } = await app.get(calls.passkey, { step, passkey: key.answer(passkey) })
  expect((await app.get(authCalls.getUserInfo, {}, { token })).username).toBe('keys')
  expect(await reasonsOf('keys')).toEqual(['success byPasskey', 'success'])
})

test('downgrade: whoever has a passkey is not let in by the password, nor by a way they do not have', async () => {
  const person = await app.personWith('no-way-back', [])
  const { key } = await addPasskey(person)
  const { token, step, ways, passkey } = await begin('no-way-back')
  expect([token, ways]).toEqual(['', ['passkey', 'recovery']])
  expect((await byCode(step, '000000')).code).toBe(CODE.invalid)
  const answer = await app.ask(calls.second, {
    ...{ step, way: 'passkey', passkey: key.answer(passkey ?? {}) },
  })
  expect(answer.code).toBe(CODE.ok)
})

test('replay: an answer of a passkey is good once', async () => {
  const { key } = await addPasskey(await app.personWith('key-replay', []))
  const { step, passkey } = await app.get(calls.beginPasskey, {})
  const answer = key.answer(passkey)
  expect((await app.ask(calls.passkey, { step, passkey: answer })).code).toBe(CODE.ok)
  expect((await app.ask(calls.passkey, { step, passkey: answer })).code).toBe(CODE.gone)
  const next = await app.get(calls.beginPasskey, {})
  expect((await app.ask(calls.passkey, { step: next.step, passkey: answer })).code).toBe(CODE.invalid)
})

test('substitution: the passkey of one person is no second step of another, nor is a step of another purpose', async () => {
  const victim = await app.personWith('victim', [])
  await addPasskey(victim)
  const { key: theirs } = await addPasskey(await app.personWith('attacker', []))
  const { step, passkey } = await begin('victim')
  const answer = { step, way: 'passkey' as const, passkey: theirs.answer(passkey ?? {}) }
  expect((await app.ask(calls.second, answer)).code).toBe(CODE.invalid)
  const open = await app.get(calls.beginPasskey, {})
  const mixed = { step: open.step, way: 'passkey' as const, passkey: theirs.answer(open.passkey) }
  expect((await app.ask(calls.second, mixed)).code).toBe(CODE.gone)
})

test('phishing: an answer that a browser gave at another origin, for another site or without its owner counts for nothing', async () => {
  const { key } = await addPasskey(await app.personWith('fished', []))
  const wrong = [
    { origin: 'https://localhost.example.com' },
    { site: 'example.com' },
    { verified: false },
    { challenge: 'AAAA' },
    { counter: 0 },
  ]
  for (const one of wrong) {
    const { step, passkey } = await app.get(calls.beginPasskey, {})
    const answer = await app.ask(calls.passkey, { step, passkey: key.answer(passkey, one) })
    expect(answer.code, JSON.stringify(one)).toBe(CODE.invalid)
  }
  expect(await reasonsOf('fished')).toEqual(['success'])
})
