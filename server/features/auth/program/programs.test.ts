import { expect, test } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { programCalls as calls, PROGRAMS_OF_ONE } from '#contract/people/program.ts'
import { roleCalls } from '#contract/people/role.ts'
import { userCalls } from '#contract/people/staff.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import { RESOURCES, type Resource } from '#contract/wire/resource.ts'
import { isForPeople } from '#server/parts/sign-in/programs.ts'
import { testApp, type With } from '#server/testing/app.ts'
import { secondSteps } from '#server/testing/sign-in/second-steps.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const app = await testApp({
  SESSION_IDLE_MINUTES: '500000',
  SESSION_LIFE_MINUTES: '500000',
  PROOF_MINUTES: '0',
})
const { addPasskey } = secondSteps(app)
const HOLDS: Resource[] = ['tokenList:add', 'web_product:update', 'web_product:publish', 'web_news']
const writer = await app.personWith('writer', HOLDS)
const admin = await app.signIn()

const bearer = (token: string): With => ({ headers: { authorization: `Bearer ${token}` } })
const give = async (who: With, scope: Resource[], name = 'ERP', days = 30) => {
  const { id, token } = await app.get(calls.add, { name, scope, days }, who)
  return { id, ...bearer(token), secret: token }
}
const may = async (program: With) => (await app.get(calls.self, {}, program)).may
const codeOf = async (who: With) => (await app.ask(calls.self, {}, who)).code

test('a letter tells the person of each new token', async () => {
  const person = await app.personWith('told', ['tokenList:add', 'web_news'])
  const { db } = app.parts.storage
  await db
    .updateTable('user_account')
    .set({ email: 'told@example.com' })
    .where('id', '=', person.id)
    .execute()
  await app.get(calls.add, { name: 'Shop', scope: ['web_news'], days: 9 }, person)
  const letters = await db.selectFrom('outbox').select(['topic', 'recipient']).execute()
  expect(letters).toEqual([{ topic: 'user.program', recipient: 'told@example.com' }])
})

test('a program may what its token was given and its person may, a page with each button and nothing more', async () => {
  const program = await give(writer, ['web_product:update'])
  expect(await app.get(calls.self, {}, program)).toMatchObject({
    name: 'ERP',
    username: 'writer',
    may: expect.toSatisfy((keys: string[]) => keys.toSorted().join() === 'web_product,web_product:update'),
  })
  expect((await app.ask(userCalls.list, {}, program)).code).toBe(CODE.forbidden)
  expect((await app.ask(productTypeCalls.list, {}, program)).code).toBe(CODE.forbidden)
  const refused = await app.ask(calls.add, { name: 'No', scope: ['userList'], days: 1 }, writer)
  expect([refused.code, Object.keys((refused.data as { fields: object }).fields)]).toEqual([
    CODE.invalid,
    ['scope'],
  ])
})

test('what its person loses it loses with the next call, and gets back with it', async () => {
  const { roleId, ...loser } = await app.personWith('loser', HOLDS)
  const program = await give(loser, ['web_product:publish', 'web_news'])
  expect((await may(program)).toSorted()).toEqual(['web_news', 'web_product', 'web_product:publish'])
  const grant = async (keys: readonly Resource[]) => {
    const { id, version } = await app.get(roleCalls.read, { id: roleId }, admin)
    await app.get(roleCalls.grant, { id, version, grants: [...keys] }, admin)
  }
  await grant(['tokenList', 'tokenList:add', 'web_news'])
  expect(await may(program)).toEqual(['web_news'])
  // Whoever may hold no token has none that works.
  await grant(['web_news'])
  expect(await codeOf(program)).toBe(CODE.notSignedIn)
  await grant([...HOLDS, 'tokenList', 'web_product'])
  expect(await codeOf(program)).toBe(CODE.ok)
})

test('an administrator’s program holds no more than it was given, and grants nothing', async () => {
  const program = await give(admin, ['roleSetting', 'roleList'])
  expect((await app.ask(roleCalls.listAll, {}, program)).code).toBe(CODE.ok)
  expect((await app.ask(operationLogCalls.list, {}, program)).code).toBe(CODE.forbidden)
  const role = { id: writer.roleId, version: 1, grants: [] }
  expect((await app.ask(roleCalls.grant, role as never, program)).code).toBe(CODE.forbidden)
})

test('no program makes a call that concerns its person, wants to know who asks, or answers a secret', async () => {
  // Even where a key for it stands in the store.
  const program = await give(admin, ['tokenList:add'])
  await app.parts.storage.db
    .updateTable('program_token')
    .set({ scope: JSON.stringify(RESOURCES) })
    .where('id', '=', program.id)
    .execute()
  app.tick(1)
  for (const call of CALLS.filter(({ access, form }) => access !== 'anyone' && form !== 'events')) {
    if (!isForPeople(call)) continue
    const { code, message } = await app.ask(call, {}, program)
    expect([call.path, code, message]).toEqual([
      call.path,
      CODE.forbidden,
      '程序不能执行此操作，请登录后进行',
    ])
  }
  const { code } = await app.ask(calls.self, {}, admin)
  expect(code).toBe(CODE.notFound)
})

test('a token counts in its header alone: not in an address, a cookie or the header of sessions, and beside a session it stays a program', async () => {
  const program = await give(writer, ['web_news'])
  const { secret: token } = program
  const url = calls.self.path
  const codes = await Promise.all([
    app.inject({ method: 'POST', url: `${url}?token=${token}&access_token=${token}` }),
    app.inject({ method: 'POST', url, headers: { 'x-token': token } }),
    app.inject({ method: 'POST', url, cookies: { 'Admin-Token': token } }),
    app.inject({ method: 'POST', url, headers: { authorization: `Basic ${token}` } }),
    app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token.slice(0, -1)}` } }),
  ])
  expect(codes.map((reply) => reply.json().code)).toEqual(codes.map(() => CODE.notSignedIn))
  const both = { token: admin.token, headers: program.headers } as With
  expect((await app.ask(userCalls.list, {}, both)).code).toBe(CODE.forbidden)
  // A session is no token of a program either.
  expect(await codeOf(bearer(String(admin.token)))).toBe(CODE.notSignedIn)
})

test('it ends by itself, at once when it is revoked, and rests while its person is disabled or must change a password', async () => {
  const person = await app.personWith('leaver', HOLDS)
  const program = await give(person, ['web_news'], 'Short', 7)
  const set = (values: object) =>
    app.parts.storage.db.updateTable('user_account').set(values).where('id', '=', person.id).execute()
  const state = async () =>
    (await app.get(calls.list, {}, admin)).items.find(({ id }) => id === program.id)?.state
  await set({ flag: 'disabled' })
  expect([await codeOf(program), await state()]).toEqual([CODE.notSignedIn, 'resting'])
  await set({ flag: 'enabled', must_change: 1 })
  expect([await codeOf(program), await state()]).toEqual([CODE.notSignedIn, 'resting'])
  await set({ must_change: 0 })
  expect([await codeOf(program), await state()]).toEqual([CODE.ok, 'working'])
  app.tick(7 * DAY)
  expect([await codeOf(program), await state()]).toEqual([CODE.notSignedIn, 'expired'])

  const other = await give(person, ['web_news'], 'Revoked')
  await app.get(calls.revoke, { id: other.id }, person)
  await app.get(calls.revoke, { id: other.id }, person)
  expect(await codeOf(other)).toBe(CODE.notSignedIn)
  const { items } = await app.get(calls.list, {}, person)
  expect(items.find(({ id }) => id === other.id)).toMatchObject({ state: 'revoked', revokedBy: 'leaver' })
})

test('a role that demands a second step rests the tokens of whoever has none', async () => {
  const person = await app.personWith('stepper', HOLDS)
  const program = await give(person, ['web_news'])
  await app.parts.storage.db
    .updateTable('role')
    .set({ second_step: 1 })
    .where('id', '=', person.roleId)
    .execute()
  expect(await codeOf(program)).toBe(CODE.notSignedIn)
  await addPasskey(person)
  expect(await codeOf(program)).toBe(CODE.ok)
})

test('keys that would let a program do nothing are not to be given', async () => {
  const pages = await app.get(calls.scope, {}, admin)
  const keys = pages.flatMap(({ page, buttons }) => [page, ...buttons.map(({ key }) => key)])
  expect(keys).toEqual(expect.arrayContaining(['web_product:publish', 'web_product:export', 'userList']))
  for (const key of ['userList:export', 'userList:add', 'web_webhook:add'] as const) {
    expect(keys).not.toContain(key)
    const { code } = await app.ask(calls.add, { name: 'Idle', scope: [key], days: 1 }, admin)
    expect(code).toBe(CODE.invalid)
  }
})

test('people see and revoke their own; everybody’s only with the key for it', async () => {
  const mine = await give(writer, ['web_news'], 'Mine')
  const other = await app.personWith('other', ['tokenList:add', 'web_news'])
  expect((await app.get(calls.list, {}, other)).items).toEqual([])
  expect((await app.ask(calls.revoke, { id: mine.id }, other)).code).toBe(CODE.notFound)
  const keeper = await app.personWith('keeper', ['tokenList:all'])
  expect((await app.get(calls.list, {}, keeper)).items.map(({ name }) => name)).toContain('Mine')
  await app.get(calls.revoke, { id: mine.id }, keeper)
  expect(await codeOf(mine)).toBe(CODE.notSignedIn)
})

test('a person has at most twenty in use, and can give what stands in the menus that are switched on', async () => {
  const person = await app.personWith('collector', HOLDS)
  const made = await Promise.all(
    Array.from({ length: PROGRAMS_OF_ONE + 5 }, (_, n) =>
      app.ask(calls.add, { name: `No ${n}`, scope: ['web_news'], days: 1 }, person),
    ),
  )
  expect(made.filter(({ code }) => code === CODE.ok)).toHaveLength(PROGRAMS_OF_ONE)
  expect(made.filter(({ code }) => code === CODE.unprocessable)).toHaveLength(5)
  const pages = await app.get(calls.scope, {}, person)
  expect(pages.map(({ page, buttons }) => [page, buttons.map(({ key }) => key)])).toEqual([
    ['web_product', ['web_product:update', 'web_product:publish']],
    ['web_news', []],
    ['tokenList', ['tokenList:add']],
  ])
})
