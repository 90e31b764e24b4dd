import { expect, test } from 'vitest'
import { authCalls } from '#contract/people/auth.ts'
import { userCalls as calls } from '#contract/people/staff.ts'
import { myCalls } from '#contract/people/user.ts'
import { testApp, type With } from '#server/testing/app.ts'

const app = await testApp()
const admin = await app.signIn()
const ALL = [
  'userList',
  'userList:add',
  'userList:update',
  'userList:delete',
  'userList:resetPassword',
  'userList:unlock',
  'userList:endSession',
] as const
const manager = await app.personWith('manager', ALL)
const NEW = 'Secret-77'
const roleOf = async (id: number) => (await app.get(calls.read, { id }, admin)).roles[0]?.id ?? 0
const adminId = (await app.get(authCalls.getUserInfo, {}, admin)).id
const adminRole = await roleOf(adminId)

const person = (username: string, more = {}) => ({
  username,
  nickName: '',
  sex: '2' as const,
  phone: '',
  email: '',
  introduction: '',
  flag: 'enabled' as const,
  roles: [manager.roleId],
  pwd: NEW,
  confirmPwd: NEW,
  ...more,
})
const add = (username: string, more = {}, who: With = manager) =>
  app.get(calls.add, person(username, more), who)
const namesOf = async (query: object, who: With = manager) =>
  (await app.get(calls.list, { sort: 'username', ...query }, who)).items.map(({ username }) => username)

test('an added person signs in with the password and must change it first', async () => {
  const { id } = await add('fresh.one', { nickName: '张三丰', phone: '13800000001', email: 'Fresh@one.cn' })
  const who = await app.signIn('Fresh.One', NEW)
  expect((await app.get(authCalls.getUserInfo, {}, who)).mustChangePassword).toBe(true)
  expect((await app.ask(myCalls.sessions, {}, who)).code).toBe(403)
  expect(await app.get(calls.read, { id }, manager)).toMatchObject({
    username: 'fresh.one',
    mustChangePassword: true,
    sessions: 1,
    locked: false,
    lastLoginTime: '2026-06-01T08:00:00.000Z',
    roles: [{ id: manager.roleId, name: 'role-manager' }],
  })
})

test('the list finds people by the beginning of any word, by later Chinese characters, phone, state and role', async () => {
  const { id } = await add('john.doe', { nickName: 'Anna 李小龙', phone: '+86 138-7777', email: 'j@d.cn' })
  for (const name of ['john', 'DOE', 'ann', '小龙', '龙', 'anna john'])
    expect(await namesOf({ name })).toEqual(['john.doe'])
  for (const name of ['ohn', '%', '_', 'anna fresh', '小李']) expect(await namesOf({ name })).toEqual([])
  expect(await namesOf({ phone: '+861387' })).toEqual(['john.doe'])
  expect(await namesOf({ phone: '861387' })).toEqual([])
  expect(await namesOf({ roleId: adminRole })).toEqual(['admin'])
  await app.get(calls.update, { id, version: 1, flag: 'disabled', nickName: 'Berta' }, manager)
  expect(await namesOf({ flag: 'disabled' })).toEqual(['john.doe'])
  expect(await namesOf({ name: 'anna' })).toEqual([])
  expect(
    await namesOf({ name: 'berta', from: '2026-06-01T08:00:00Z', until: '2026-06-02T00:00:00Z' }),
  ).toEqual(['john.doe'])
  expect(await namesOf({ name: 'berta', from: '2026-06-01T08:00:01Z' })).toEqual([])
})

test('own changes keep a person findable', async () => {
  const who = await app.personWith('renamer', [])
  const own = { nickName: '王力宏', sex: '1' as const, phone: '13812345678', email: '', introduction: '' }
  await app.get(myCalls.update, { ...own, version: 1 }, who)
  expect(await namesOf({ name: '力宏' })).toEqual(['renamer'])
  expect(await namesOf({ phone: '138123' })).toEqual(['renamer'])
})

test('pages sort, count, and end where lists stop counting', async () => {
  const up = await namesOf({ sort: 'username' })
  expect(await namesOf({ sort: '-username' })).toEqual(up.toReversed())
  expect(await namesOf({ sort: 'username', page: 2, limit: 2 })).toEqual(up.slice(2, 4))
  for (const sort of ['createTime', '-updateTime', '-lastLoginTime'])
    expect((await namesOf({ sort })).toSorted()).toEqual(up.toSorted())
  expect((await namesOf({ sort: 'lastLoginTime' }))[0]).toBe('john.doe')
  expect(await app.get(calls.list, {}, manager)).toMatchObject({ total: up.length, more: false })
  expect(await app.ask(calls.list, { page: 101, limit: 100 }, manager)).toMatchObject({
    code: 400,
    data: { fields: { page: expect.stringContaining('10000') } },
  })
})

test('a login name, phone or e-mail that somebody has is refused by its field, whatever case or width', async () => {
  const taken = person('ｆresh.ONE', { phone: '13800000001', email: 'fresh@ONE.cn' })
  const fields = { username: expect.any(String), phone: expect.any(String), email: expect.any(String) }
  expect(await app.ask(calls.add, taken, manager)).toMatchObject({ code: 400, data: { fields } })
  const { id } = await add('plain')
  expect(await app.ask(calls.update, { id, version: 1, email: 'FRESH@one.cn' }, manager)).toMatchObject({
    code: 400,
    data: { fields: { email: expect.any(String) } },
  })
  const own = {
    nickName: '',
    sex: '2' as const,
    phone: '13800000001',
    email: '',
    introduction: '',
    version: 1,
  }
  const who = await app.personWith('copycat', [])
  expect(await app.ask(myCalls.update, own, who)).toMatchObject({
    code: 400,
    data: { fields: { phone: expect.any(String) } },
  })
})

test('of two who take the same name at once, one is refused by field', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => app.ask(calls.add, person('twin'), manager)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400])
})

test('a password is judged as everywhere, and its repetition must be the same', async () => {
  const judge = async (pwd: string, confirmPwd: string) =>
    (
      await app.ask(calls.add, person('judged', { pwd, confirmPwd }), {
        ...manager,
        cookies: { language: 'zh' },
      })
    ).data
  expect(await judge('12345', '12345')).toMatchObject({ fields: { pwd: '密码长度6-15位' } })
  expect(await judge('', '')).toMatchObject({ fields: { pwd: '请输入密码', confirmPwd: '请再次输入密码' } })
  expect(await judge(NEW, 'Secret-78')).toEqual({ fields: { confirmPwd: '两次输入密码不一致!' } })
})

test('a stale change is refused with the person as they are', async () => {
  const { id } = await add('stale')
  await app.get(calls.update, { id, version: 1, nickName: 'new' }, manager)
  expect(await app.ask(calls.update, { id, version: 1, nickName: 'old' }, manager)).toMatchObject({
    code: 409,
    data: { current: { id, version: 2, nickName: 'new' } },
  })
})

test('roles must exist, one at least, and a forged field changes nothing', async () => {
  const { id } = await add('forged')
  for (const roles of [[], [987_654]]) {
    expect(await app.ask(calls.update, { id, version: 1, roles }, manager)).toMatchObject({
      code: 400,
      data: { fields: { roles: expect.any(String) } },
    })
  }
  const forged = { id, version: 1, password_hash: 'x' } as { id: number; version: number }
  expect((await app.ask(calls.update, forged, manager)).code).toBe(400)
  expect((await app.get(calls.read, { id }, manager)).version).toBe(1)
})

test('whoever changes only some fields leaves the others', async () => {
  const { id } = await add('partial', { phone: '13800000099', introduction: 'hello' })
  await app.get(calls.update, { id, version: 1, nickName: 'P' }, manager)
  expect(await app.get(calls.read, { id }, manager)).toMatchObject({
    nickName: 'P',
    phone: '13800000099',
    introduction: 'hello',
    flag: 'enabled',
    roles: [{ id: manager.roleId }],
  })
})

test('a person in the trash is out of the list and cannot sign in, keeps the name, and comes back', async () => {
  const { id } = await add('trashed')
  const who = await app.signIn('trashed', NEW)
  expect((await app.ask(calls.remove, { id, version: 2 }, manager)).code).toBe(409)
  await app.get(calls.remove, { id, version: 1 }, manager)
  expect(await app.ask(authCalls.getUserInfo, {}, who)).toMatchObject({ code: '4001', status: 401 })
  expect(await namesOf({ name: 'trashed' })).toEqual([])
  expect(await namesOf({ trashed: true })).toEqual(['trashed'])
  expect((await app.ask(calls.add, person('trashed'), manager)).code).toBe(400)
  expect((await app.ask(calls.update, { id, version: 2, nickName: 'x' }, manager)).code).toBe(404)
  await app.get(calls.recover, { id, version: 2 }, manager)
  await app.signIn('trashed', NEW)
  expect((await app.ask(calls.recover, { id, version: 3 }, manager)).code).toBe(404)
})

test('a disabled person is signed out at once with 4001', async () => {
  const { id } = await add('sleepy')
  const who = await app.signIn('sleepy', NEW)
  await app.get(calls.update, { id, version: 1, flag: 'disabled' }, manager)
  expect(await app.ask(authCalls.getUserInfo, {}, who)).toMatchObject({ code: '4001' })
  expect((await app.ask(authCalls.login, { username: 'sleepy', password: NEW, code: '' })).code).toBe(400)
})

test('a change of roles is felt at the next call, without signing in again', async () => {
  const [who, other] = [await app.personWith('moved', ['userList']), await app.personWith('other-role', [])]
  const { id, version } = await app.get(calls.read, { id: who.id }, admin)
  await app.get(calls.update, { id, version, roles: [other.roleId] }, admin)
  const codes = [await app.ask(calls.list, {}, who), await app.ask(authCalls.getUserInfo, {}, who)]
  expect(codes.map(({ code }) => code)).toEqual([403, 200])
})

test('a reset password signs the person out, lets a locked account in, and must be changed', async () => {
  const { id } = await add('forgetful')
  const who = await app.signIn('forgetful', NEW)
  for (let tries = 0; tries < 6; tries++)
    await app.ask(authCalls.login, { username: 'forgetful', password: 'wrong', code: '' })
  expect((await app.get(calls.read, { id }, manager)).locked).toBe(true)
  const reset = { id, version: 1, updatepwd: 'Other-88', updateconfirmPwd: 'Other-88' }
  await app.get(calls.resetPassword, reset, manager)
  expect((await app.ask(authCalls.getUserInfo, {}, who)).code).toBe('4001')
  const again = await app.signIn('forgetful', 'Other-88')
  expect((await app.get(authCalls.getUserInfo, {}, again)).mustChangePassword).toBe(true)
})

test('unlocking lets an account sign in at once', async () => {
  await add('locked')
  for (let tries = 0; tries < 6; tries++)
    await app.ask(authCalls.login, { username: 'LOCKED', password: 'wrong', code: '' })
  expect((await app.ask(authCalls.login, { username: 'locked', password: NEW, code: '' })).code).toBe(400)
  await app.get(calls.unlock, { username: 'Locked' }, manager)
  await app.signIn('locked', NEW)
})

test('the sessions of a person are listed, and ended one by one or all', async () => {
  const { id } = await add('busy')
  const [first, second] = [await app.signIn('busy', NEW), await app.signIn('busy', NEW)]
  const list = await app.get(calls.sessions, { id }, manager)
  expect(list).toHaveLength(2)
  const sessionId = list[0]?.id ?? 0
  await app.get(calls.endSession, { id, sessionId }, manager)
  const codes = [
    await app.ask(authCalls.getUserInfo, {}, first),
    await app.ask(authCalls.getUserInfo, {}, second),
  ]
  expect(codes.map(({ code }) => code).toSorted()).toEqual([200, '4001'])
  expect((await app.ask(calls.endSession, { id: manager.id, sessionId }, manager)).code).toBe(404)
  await app.get(calls.endSession, { id }, manager)
  expect(await app.get(calls.sessions, { id }, manager)).toEqual([])
})

test('pickers get enabled people by role', async () => {
  const tree = await app.get(calls.listTree, {}, await app.personWith('picker', []))
  expect(tree.find(({ id }) => id === adminRole)?.users.map(({ username }) => username)).toEqual(['admin'])
  expect(tree.find(({ id }) => id === manager.roleId)?.users.map(({ username }) => username)).not.toContain(
    'sleepy',
  )
})
