import { expect, test } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import { loginLogCalls } from '#contract/monitoring/log.ts'
import { roleCalls } from '#contract/people/role.ts'
import { secondStepCalls as calls } from '#contract/people/second-step.ts'
import { CODE } from '#contract/wire/answer.ts'
import { PASSWORD, testApp, type With } from '#server/testing/app.ts'
import { codeOf, secondSteps } from '#server/testing/sign-in/second-steps.ts'

const MINUTE = 60_000
const app = await testApp({ SESSION_IDLE_MINUTES: '100000', SESSION_LIFE_MINUTES: '100000' })
const { addAuthenticator, addPasskey } = secondSteps(app)
const { roleId } = await app.personWith('editor', [])

/** What a person who may grant is answered when they do. */
async function grants(who: With): Promise<unknown> {
  const { id, version, grants: now } = await app.get(roleCalls.read, { id: roleId }, who)
  return (await app.ask(roleCalls.grant, { id, version, grants: now as never }, who)).code
}

test('grants, exports, erasure and secrets want to know of late who asks; all else does not', () => {
  const fresh = CALLS.filter((call) => call.fresh)
  const paths = fresh.map(({ path }) => path)
  for (const path of [
    '/api/role/grant',
    '/api/role/setMembers',
    '/api/user/add',
    '/api/user/update',
    '/api/user/invite',
    '/api/user/inviteAgain',
    '/api/user/recover',
    '/api/user/import',
    '/api/user/export',
    '/api/log/operation/export',
    '/api/web/message/export',
    '/api/web/webhook/rotate',
  ])
    expect(paths).toContain(path)
  expect(fresh.every(({ access }) => access !== 'anyone')).toBe(true)
})

test('a quarter of an hour after signing in a grant asks for the password once, and then not for another quarter', async () => {
  const admin = await app.signIn()
  expect(await grants(admin)).toBe(CODE.ok)
  app.tick(15 * MINUTE + 1)
  expect(await grants(admin)).toBe(CODE.prove)
  const exported = await app.inject({
    ...{ method: 'POST', url: `${loginLogCalls.exportAll.path}?username=admin` },
    headers: { 'x-token': String(admin.token) },
  })
  expect([exported.statusCode, exported.json().code]).toEqual([403, CODE.prove])
  // Reading goes on.
  expect((await app.ask(roleCalls.listAll, {}, admin)).code).toBe(CODE.ok)
  const { step, ways } = await app.get(calls.beginProof, {}, admin)
  expect(ways).toEqual(['password'])
  const wrong = await app.ask(calls.prove, { step, way: 'password', pwd: 'not this one' }, admin)
  expect([wrong.code, await grants(admin)]).toEqual([CODE.invalid, CODE.prove])
  await app.get(calls.prove, { step, way: 'password', pwd: PASSWORD }, admin)
  expect(await grants(admin)).toBe(CODE.ok)
  app.tick(14 * MINUTE)
  expect(await grants(admin)).toBe(CODE.ok)
  app.tick(2 * MINUTE)
  expect(await grants(admin)).toBe(CODE.prove)
})

test('a session that is borrowed is not proven by the password where there is a second factor, nor by somebody else’s step', async () => {
  const owner = await app.personWith('owner', ['roleList', 'roleSetting', 'roleSetting:update'])
  const { secret } = await addAuthenticator(owner)
  const { key } = await addPasskey(owner)
  app.tick(16 * MINUTE)
  const asked = await app.get(calls.beginProof, {}, owner)
  expect(asked.ways).toEqual(['passkey', 'code'])
  const byPassword = { step: asked.step, way: 'password' as const, pwd: PASSWORD }
  expect((await app.ask(calls.prove, byPassword, owner)).code).toBe(CODE.invalid)
  const other = await app.personWith('other', [])
  const foreign = { step: asked.step, way: 'code' as const, code: codeOf(app, secret) }
  expect((await app.ask(calls.prove, foreign, other)).code).toBe(CODE.gone)
  const again = await app.get(calls.beginProof, {}, owner)
  const byKey = {
    step: again.step,
    way: 'passkey' as const,
    passkey: key.answer(again.passkey ?? {}),
  }
  expect((await app.ask(calls.prove, byKey, owner)).code).toBe(CODE.ok)
  expect((await app.ask(calls.prove, byKey, owner)).code).toBe(CODE.gone)
  const { step } = await app.get(calls.beginProof, {}, owner)
  const byCode = { step, way: 'code' as const, code: codeOf(app, secret) }
  expect((await app.ask(calls.prove, byCode, owner)).code).toBe(CODE.ok)
})
