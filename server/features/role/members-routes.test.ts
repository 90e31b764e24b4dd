import { expect, test } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import { roleCalls as calls } from '#contract/people/role.ts'
import { CODE } from '#contract/wire/answer.ts'
import { RESOURCES } from '#contract/wire/resource.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import { testApp } from '#server/testing/app.ts'

const app = await testApp()
const admin = await app.signIn()
const { db } = app.parts.storage
const text = { zh: '角色', en: 'Role', es: 'Rol' }

const newRole = async (name: string, grants: readonly string[] = []) => {
  const { id, version } = await app.get(
    calls.add,
    { name, title: text, sort: 5, flag: 'enabled', remark: '' },
    admin,
  )
  await app.get(calls.grant, { id, version, grants: grants as never }, admin)
  return id
}
const members = async (id: number, query: object = {}) => {
  const { items } = await app.get(calls.members, { id, ...query }, admin)
  return items.map(({ username }) => username)
}
const versionOf = async (id: number) =>
  (await db.selectFrom('user_account').select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version

test('people are given a role and lose it, and forms opened before are stale', async () => {
  const [one, two] = [await app.personWith('one', []), await app.personWith('two', [])]
  const id = await newRole('club', ['monitor'])
  await app.get(calls.setMembers, { id, add: [one.id, two.id, one.id] }, admin)
  await app.get(calls.setMembers, { id, add: [one.id], remove: [two.id] }, admin)
  expect(await members(id)).toEqual(['one'])
  expect([await versionOf(one.id), await versionOf(two.id)]).toEqual([2, 3])
})

test('members are found by the beginning of a name, those in the trash are left out', async () => {
  const id = await newRole('found')
  const people = [await app.personWith('anna.bell', []), await app.personWith('bert', [])]
  await app.get(calls.setMembers, { id, add: people.map((person) => person.id) }, admin)
  expect(await members(id, { name: 'BELL' })).toEqual(['anna.bell'])
  expect(await members(id, { name: '%' })).toEqual([])
  expect(await members(id, { page: 2, limit: 1 })).toEqual(['bert'])
  await db.updateTable('user_account').set({ trashed_at: 1 }).where('username', '=', 'bert').execute()
  expect(await app.get(calls.members, { id }, admin)).toMatchObject({ total: 1, more: false })
})

test('nobody is left without a role, and unknown people are refused by field', async () => {
  const who = await app.personWith('bare', [])
  const id = await newRole('spare')
  const set = (change: object) => app.ask(calls.setMembers, { id, ...change } as never, admin)
  expect(await app.ask(calls.setMembers, { id: who.roleId, remove: [who.id] }, admin)).toMatchObject({
    code: 400,
    data: { fields: { remove: expect.stringContaining('bare') } },
  })
  expect(await set({ add: [who.id, 99_999] })).toMatchObject({
    data: { fields: { add: expect.any(String) } },
  })
  expect(await set({ add: [who.id], remove: [who.id] })).toMatchObject({
    data: { fields: { remove: expect.any(String) } },
  })
  expect(await members(id)).toEqual([])
  expect((await app.ask(calls.setMembers, { id: 99_999, add: [who.id] }, admin)).code).toBe(CODE.notFound)
})

test('nobody gives a role beyond their rights, or manages who holds more', async () => {
  const keeper = await app.personWith('keeper', ['roleList:members', 'monitor'])
  const [small, big] = [await newRole('small', ['monitor']), await newRole('big', ['loginLog'])]
  const plain = await app.personWith('plain', [])
  const strong = await app.personWith('strong', ['userList:delete'])
  const set = async (id: number, change: object) =>
    (await app.ask(calls.setMembers, { id, ...change } as never, keeper)).code
  expect(await set(small, { add: [plain.id] })).toBe(CODE.ok)
  expect(await set(big, { add: [plain.id] })).toBe(CODE.forbidden)
  expect(await set(big, { add: [keeper.id] })).toBe(CODE.forbidden)
  expect(await set(small, { add: [strong.id] })).toBe(CODE.forbidden)
  const { id: adminRole = 0 } =
    (await app.get(calls.listAll, {}, admin)).find(({ name }) => name === 'admin') ?? {}
  expect(await set(adminRole, { add: [keeper.id] })).toBe(CODE.forbidden)
})

test('the last enabled admin stays one, also when two leave at once', async () => {
  const { id = 0 } = (await app.get(calls.listAll, {}, admin)).find(({ name }) => name === 'admin') ?? {}
  const spare = await newRole('former')
  const second = await app.personWith('second', [])
  const [first] = (await app.get(calls.members, { id }, admin)).items
  const both = [first?.id ?? 0, second.id]
  await app.get(calls.setMembers, { id: spare, add: both }, admin)
  expect((await app.ask(calls.setMembers, { id, remove: [both[0] ?? 0] }, admin)).code).toBe(
    CODE.unprocessable,
  )
  await app.get(calls.setMembers, { id, add: [second.id] }, admin)
  const codes = await Promise.all(
    both.map(async (one) => (await app.ask(calls.setMembers, { id, remove: [one] }, second)).code),
  )
  expect(codes.filter((code) => code === CODE.ok)).toHaveLength(1)
  const left = await db.selectFrom('user_role').select('user_id').where('role_id', '=', id).execute()
  expect(left).toHaveLength(1)
  await db.deleteFrom('user_role').where('role_id', '=', id).execute()
  await db
    .insertInto('user_role')
    .values({ user_id: both[0] ?? 0, role_id: id })
    .execute()
})

test('the explanation is true to the guard for every person and key', async () => {
  const people = {
    admin: { id: 1, ...admin },
    button: await app.personWith('e-button', ['web_product:add', 'loginLog:unlock']),
    page: await app.personWith('e-page', ['web_product', 'monitor']),
    nothing: await app.personWith('e-nothing', []),
    asleep: await app.personWith('e-asleep', ['web_product:add']),
  }
  await db.updateTable('role').set({ flag: 'disabled' }).where('id', '=', people.asleep.roleId).execute()
  await db.updateTable('menu').set({ flag: 'disabled' }).where('resources', '=', 'logManagement').execute()
  for (const [name, { id, token = '' }] of Object.entries(people)) {
    const person = await app.parts.sessions.find(token, '')
    if (typeof person === 'string') throw new Error(`${name} is not signed in`)
    for (const resource of RESOURCES) {
      const { allowed, missing } = await app.get(calls.explain, { userId: id, resource }, admin)
      expect([name, resource, allowed]).toEqual([name, resource, mayCall(person, resource)])
      expect(missing === null).toBe(allowed)
    }
  }
  const why = (id: number, resource: (typeof RESOURCES)[number]) =>
    app.get(calls.explain, { userId: id, resource }, admin)
  expect(await why(people.button.id, 'web_product')).toMatchObject({
    allowed: true,
    roles: [{ grants: 'button', by: ['web_product:add'] }],
    menus: [{ resources: 'webSystemManage' }, { resources: 'web_product' }],
  })
  expect(await why(people.page.id, 'monitor')).toMatchObject({
    allowed: false,
    missing: 'menuDisabled',
    roles: [{ grants: 'key', by: ['monitor'] }],
    menus: [{ resources: 'logManagement', flag: 'disabled' }, { flag: 'enabled' }],
    wouldGrant: [{ name: 'admin' }],
  })
  expect((await why(people.asleep.id, 'web_product:add')).missing).toBe('noRole')
  const nothing = await why(people.nothing.id, 'web_product:add')
  expect(nothing).toMatchObject({ missing: 'notGranted', roles: [{ grants: 'nothing', by: [] }] })
  const givers = nothing.wouldGrant.map(({ name }) => name)
  expect(givers).toContain('role-e-button')
  expect(givers).not.toContain('role-e-asleep')
  expect((await why(people.admin.id, 'monitor')).roles).toContainEqual(
    expect.objectContaining({ grants: 'admin' }),
  )
  await db.updateTable('user_account').set({ flag: 'disabled' }).where('id', '=', people.page.id).execute()
  expect(await why(people.page.id, 'web_product')).toMatchObject({ allowed: false, missing: 'userDisabled' })
  expect((await app.ask(calls.explain, { userId: 99_999, resource: 'monitor' }, admin)).code).toBe(404)
  await db.updateTable('menu').set({ flag: 'enabled' }).where('resources', '=', 'logManagement').execute()
})

test('every key that a call asks for can be granted', () => {
  const asked = CALLS.flatMap(({ access }) => access).filter((key) => key !== 'anyone' && key !== 'signed-in')
  expect(asked.filter((key) => !RESOURCES.includes(key as never))).toEqual([])
})
