import { expect, test } from 'vitest'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { authCalls } from '#contract/people/auth.ts'
import { factorCalls as calls } from '#contract/people/factor.ts'
import { roleCalls } from '#contract/people/role.ts'
import { userCalls } from '#contract/people/staff.ts'
import { CODE } from '#contract/wire/answer.ts'
import { PASSWORD, testApp, type With } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { codeOf, secondSteps } from '#server/testing/sign-in/second-steps.ts'
import { softPasskey } from '#server/testing/sign-in/soft-passkey.ts'

const app = await testApp({ ...LONG_SESSIONS, PUBLIC_URL: 'http://localhost' })
const { addAuthenticator, addPasskey, begin } = secondSteps(app)
const admin = await app.signIn()

const demand = async (roleId: number, secondStep: boolean) => {
  const { version } = await app.get(roleCalls.read, { id: roleId }, admin)
  await app.get(roleCalls.update, { id: roleId, version, secondStep }, admin)
}
const infoOf = (who: With) => app.get(authCalls.getUserInfo, {}, who)

test('the first factor comes with ten recovery codes and ends the sessions that the password alone opened', async () => {
  const person = await app.personWith('first', [])
  const elsewhere = await app.signIn('first')
  const { secret, recoveryCodes } = await addAuthenticator(person)
  expect(recoveryCodes).toHaveLength(10)
  expect((await app.ask(authCalls.getUserInfo, {}, elsewhere)).code).toBe(CODE.notSignedIn)
  const own = await app.get(calls.read, {}, person)
  expect(own).toMatchObject({ passkeys: [], recoveryCodes: 10, demandedBy: [] })
  expect(own.authenticatorTime).not.toBeNull()
  // The second one leaves them as they are.
  const key = await addPasskey(person, 'Telephone')
  expect(key.recoveryCodes).toEqual([])
  const rows = await app.parts.storage.db.selectFrom('authenticator').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('a secret counts only with a code of it, and a passkey only as the answer to what this person was asked', async () => {
  const person = await app.personWith('careful', [])
  const other = await app.personWith('careless', [])
  const { step } = await app.get(calls.beginAuthenticator, {}, person)
  expect((await app.ask(calls.addAuthenticator, { step, code: '000000' }, person)).code).toBe(CODE.invalid)
  const asked = await app.get(calls.beginAuthenticator, {}, person)
  const taken = { step: asked.step, code: codeOf(app, asked.secret) }
  expect((await app.ask(calls.addAuthenticator, taken, other)).code).toBe(CODE.gone)
  const begun = await app.get(calls.beginPasskey, {}, person)
  const key = softPasskey()
  const made = { step: begun.step, name: 'Mine', passkey: key.make(begun.passkey) }
  expect((await app.ask(calls.addPasskey, made, other)).code).toBe(CODE.gone)
  const wrong = { ...made, passkey: key.make(begun.passkey, { origin: 'https://example.com' }) }
  expect((await app.ask(calls.addPasskey, wrong, person)).code).toBe(CODE.invalid)
  expect((await app.ask(calls.addPasskey, made, person)).code).toBe(CODE.ok)
  expect((await app.ask(calls.addPasskey, made, person)).code).toBe(CODE.gone)
  const again = await app.get(calls.beginPasskey, {}, other)
  const same = { step: again.step, name: 'Mine too', passkey: key.make(again.passkey) }
  expect((await app.ask(calls.addPasskey, same, other)).code).toBe(CODE.unprocessable)
})

test('passkeys have names, and nobody renames or takes away those of somebody else', async () => {
  const person = await app.personWith('named', [])
  const other = await app.personWith('nosy', [])
  const { id } = await addPasskey(person)
  expect((await app.ask(calls.renamePasskey, { id, name: 'Mine' }, other)).code).toBe(CODE.notFound)
  expect((await app.ask(calls.removePasskey, { id }, other)).code).toBe(CODE.notFound)
  await app.get(calls.renamePasskey, { id, name: 'Office' }, person)
  const { passkeys } = await app.get(calls.read, {}, person)
  expect(passkeys).toMatchObject([{ id, name: 'Office', usedTime: null }])
  await app.get(calls.removePasskey, { id }, person)
  // With the last one the codes go, and the password is enough again.
  expect(await app.get(calls.read, {}, person)).toMatchObject({ passkeys: [], recoveryCodes: 0 })
  expect((await app.signIn('named')).token).not.toBe('')
})

test('whose role demands a second step does nothing else until there is one, and keeps the last one', async () => {
  const person = await app.personWith('demanded', ['userList'])
  await demand(person.roleId, true)
  expect((await infoOf(person)).mustSetUpSecondStep).toBe(true)
  expect((await app.ask(userCalls.list, { page: 1, limit: 10 }, person)).code).toBe(CODE.forbidden)
  expect((await app.get(calls.read, {}, person)).demandedBy).toEqual(['role-demanded'.replace('role-', '')])
  const { id } = await addPasskey(person)
  expect((await infoOf(person)).mustSetUpSecondStep).toBe(false)
  expect((await app.ask(userCalls.list, { page: 1, limit: 10 }, person)).code).toBe(CODE.ok)
  expect((await app.ask(calls.removePasskey, { id }, person)).code).toBe(CODE.unprocessable)
  await addAuthenticator(person)
  expect((await app.ask(calls.removePasskey, { id }, person)).code).toBe(CODE.ok)
  expect((await app.ask(calls.removeAuthenticator, {}, person)).code).toBe(CODE.unprocessable)
  await demand(person.roleId, false)
  expect((await app.ask(calls.removeAuthenticator, {}, person)).code).toBe(CODE.ok)
})

test('an administrator resets the second step of whoever lost a device, nobody their own, and it stands in the log', async () => {
  const person = await app.personWith('lost-all', [])
  await addPasskey(person)
  await begin('lost-all')
  const { version, secondStep } = await app.get(userCalls.read, { id: person.id }, admin)
  expect(secondStep).toBe(true)
  const editor = await app.personWith('not-enough', ['userList:update'])
  const target = { id: person.id, version }
  expect((await app.ask(userCalls.resetFactors, target, editor)).code).toBe(CODE.forbidden)
  await app.get(userCalls.resetFactors, target, admin)
  expect((await app.ask(authCalls.getUserInfo, {}, person)).code).toBe(CODE.revoked)
  expect((await app.signIn('lost-all', PASSWORD)).token).not.toBe('')
  const me = await app.get(userCalls.list, { name: 'admin', page: 1, limit: 1 }, admin)
  const [{ id, version: mine } = { id: 0, version: 0 }] = me.items
  expect((await app.ask(userCalls.resetFactors, { id, version: mine }, admin)).code).toBe(CODE.unprocessable)
  const log = { module: 'user', verb: 'resetFactors', page: 1, limit: 10 } as const
  const { items } = await app.get(operationLogCalls.list, { ...log, outcome: 'success' }, admin)
  expect(items).toMatchObject([{ recordId: person.id, recordName: 'lost-all' }])
})

test('neither secrets nor codes stand in the operation log', async () => {
  const person = await app.personWith('quiet', [])
  const { secret, recoveryCodes } = await addAuthenticator(person)
  const { recoveryCodes: renewed } = await app.get(calls.renewRecovery, {}, person)
  const rows = await app.parts.storage.db.selectFrom('operation_log').selectAll().execute()
  const text = JSON.stringify(rows)
  for (const one of [secret, ...recoveryCodes, ...renewed]) expect(text).not.toContain(one)
  expect(rows.filter(({ module }) => module === 'factor').length).toBeGreaterThan(1)
})

test('a name under which the server also answers has no passkeys of its own', async () => {
  const person = await app.personWith('elsewhere', [])
  const reply = await app.inject({
    method: 'POST',
    url: calls.beginPasskey.path,
    payload: {},
    headers: { 'x-token': String(person.token), host: 'example.com' },
  })
  expect(reply.json().code).toBe(CODE.unprocessable)
})
