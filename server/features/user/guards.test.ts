import { beforeAll, expect, test } from 'vitest'
import { authCalls } from '#contract/people/auth.ts'
import { roleCalls } from '#contract/people/role.ts'
import { userCalls as calls } from '#contract/people/staff.ts'
import { testApp, type With } from '#server/testing/app.ts'

const app = await testApp()
const admin = await app.signIn()
const adminId = (await app.get(authCalls.getUserInfo, {}, admin)).id
const manager = await app.personWith('manager', [
  'userList',
  'userList:add',
  'userList:update',
  'userList:delete',
  'userList:resetPassword',
  'userList:unlock',
  'userList:endSession',
])
const writer = await app.personWith('writer', ['userList'])
const editor = await app.personWith('editor', ['userList', 'web_product:add'])
const PASSWORD = 'Secret-77'
const versionOf = async (id: number) => (await app.get(calls.read, { id }, admin)).version
const target = async (id: number) => ({ id, version: await versionOf(id) })
let adminRole = 0
beforeAll(async () => {
  adminRole = (await app.get(calls.read, { id: adminId }, admin)).roles[0]?.id ?? 0
})

/** Everything that one person can do to another. */
async function codesOfAll(id: number, username: string, who: With) {
  const version = await versionOf(id)
  const answers = [
    await app.ask(calls.update, { id, version, nickName: 'x' }, who),
    await app.ask(calls.update, { id, version, flag: 'disabled' }, who),
    await app.ask(calls.resetPassword, { id, version, updatepwd: PASSWORD, updateconfirmPwd: PASSWORD }, who),
    await app.ask(calls.unlock, { username }, who),
    await app.ask(calls.endSession, { id }, who),
    await app.ask(calls.remove, { id, version }, who),
  ]
  return answers.map(({ code }) => code)
}

test('nobody touches a person who holds more than they do, and nothing is changed', async () => {
  expect(await codesOfAll(adminId, 'admin', manager)).toEqual([403, 403, 403, 403, 403, 403])
  expect(await codesOfAll(editor.id, 'Editor', manager)).toEqual([403, 403, 403, 403, 403, 403])
  expect(await app.get(calls.read, { id: editor.id }, admin)).toMatchObject({ version: 1, sessions: 1 })
})

test('a person of fewer rights may be managed', async () => {
  expect(await codesOfAll(writer.id, 'writer', manager)).toEqual([200, 409, 409, 200, 200, 409])
})

test('nobody gives a role whose keys they lack, in adding or changing, themselves included', async () => {
  const fields = { nickName: '', sex: '2' as const, phone: '', email: '', introduction: '' }
  for (const roleId of [adminRole, editor.roleId]) {
    const roles = [manager.roleId, roleId]
    const person = { ...fields, username: 'risen', flag: 'enabled' as const, roles }
    const added = { ...person, pwd: PASSWORD, confirmPwd: PASSWORD }
    expect((await app.ask(calls.add, added, manager)).code).toBe(403)
    for (const id of [writer.id, manager.id])
      expect((await app.ask(calls.update, { ...(await target(id)), roles }, manager)).code).toBe(403)
  }
  expect((await app.get(calls.read, { id: manager.id }, admin)).roles).toHaveLength(1)
})

test('nobody disables or deletes themselves, takes their own roles, or resets their own password', async () => {
  for (const [id, who] of [
    [adminId, admin],
    [manager.id, manager],
  ] as const) {
    const self = await target(id)
    expect((await app.ask(calls.update, { ...self, flag: 'disabled' }, who)).code).toBe(422)
    expect((await app.ask(calls.update, { ...self, roles: [writer.roleId] }, who)).code).toBe(422)
    expect((await app.ask(calls.remove, self, who)).code).toBe(422)
    const reset = { ...self, updatepwd: PASSWORD, updateconfirmPwd: PASSWORD }
    expect((await app.ask(calls.resetPassword, reset, who)).code).toBe(422)
  }
})

test('a disabled role still shields whoever has it', async () => {
  const sleeper = await app.personWith('sleeper', ['monitor'])
  const { db } = app.parts.storage
  await db.updateTable('role').set({ flag: 'disabled' }).where('id', '=', sleeper.roleId).execute()
  expect((await app.ask(calls.remove, await target(sleeper.id), manager)).code).toBe(403)
})

test('of two administrators who disable, delete or strip each other at once, one remains', async () => {
  const second = await app.personWith('second', [])
  await app.get(calls.update, { ...(await target(second.id)), roles: [adminRole] }, admin)
  const other = await app.signIn('second', 'Lanbo-2026!')
  const [mine, theirs] = [await target(adminId), await target(second.id)]
  const ways = [
    () => [
      app.ask(calls.update, { ...theirs, flag: 'disabled' }, admin),
      app.ask(calls.update, { ...mine, flag: 'disabled' }, other),
    ],
    () => [app.ask(calls.remove, theirs, admin), app.ask(calls.remove, mine, other)],
    () => [
      app.ask(calls.update, { ...theirs, roles: [writer.roleId] }, admin),
      app.ask(calls.update, { ...mine, roles: [writer.roleId] }, other),
    ],
  ]
  const { db } = app.parts.storage
  for (const way of ways) {
    const codes = (await Promise.all(way())).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    const admins = await db
      .selectFrom('user_role')
      .innerJoin('user_account', 'user_account.id', 'user_role.user_id')
      .select('user_account.id')
      .where('role_id', '=', adminRole)
      .where('flag', '=', 'enabled')
      .where('trashed_at', 'is', null)
      .execute()
    expect(admins).toHaveLength(1)
    // Both stand up again for the next way.
    for (const { id, version } of [mine, theirs]) {
      await db
        .updateTable('user_account')
        .set({ flag: 'enabled', trashed_at: null, version })
        .where('id', '=', id)
        .execute()
      await db.deleteFrom('user_role').where('user_id', '=', id).execute()
      await db.insertInto('user_role').values({ user_id: id, role_id: adminRole }).execute()
      await db
        .updateTable('session')
        .set({ ended_at: null, ended_by: null })
        .where('user_id', '=', id)
        .execute()
    }
  }
})

test('whoever comes out of the trash without a role is given one, which the asker may give', async () => {
  const lost = await app.personWith('lost', ['userList'])
  await app.get(calls.remove, await target(lost.id), admin)
  const roleRow = await app.parts.storage.db
    .selectFrom('role')
    .select('version')
    .where('id', '=', lost.roleId)
    .executeTakeFirstOrThrow()
  await app.get(roleCalls.remove, { id: lost.roleId, version: roleRow.version }, admin)
  const gone = await target(lost.id)
  const refused = await app.ask(calls.recover, gone, manager)
  expect(refused).toMatchObject({ code: 400, data: { fields: { roles: expect.any(String) } } })
  expect((await app.ask(calls.recover, { ...gone, roles: [adminRole] }, manager)).code).toBe(403)
  expect((await app.ask(calls.recover, { ...gone, roles: [999_999] }, manager)).code).toBe(400)
  expect(await app.get(calls.read, { id: lost.id }, admin)).toMatchObject({ ...gone, roles: [] })
  await app.get(calls.recover, { ...gone, roles: [writer.roleId] }, manager)
  const back = await app.get(calls.read, { id: lost.id }, admin)
  expect(back).toMatchObject({ trashTime: null, roles: [{ id: writer.roleId }] })
})
