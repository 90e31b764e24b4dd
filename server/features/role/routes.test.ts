import { expect, test } from 'vitest'
import { roleCalls as calls } from '#contract/people/role.ts'
import { productCalls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp, type With } from '#server/testing/app.ts'

const app = await testApp()
const admin = await app.signIn()
const title = { zh: '角色', en: 'Role', es: 'Rol' }
const fields = { name: 'writer', title, sort: 5, flag: 'enabled' as const, remark: '' }
const read = (id: number) => app.get(calls.read, { id }, admin)
const adminRole = async () => {
  const found = (await app.get(calls.listAll, {}, admin)).find(({ name }) => name === 'admin')
  return read(found?.id ?? 0)
}
const grant = async (id: number, grants: readonly string[], who: With) =>
  app.ask(calls.grant, { id, version: (await read(id)).version, grants: grants as never }, who)

test('a role is added without any right, changed, granted and deleted', async () => {
  const { id, version } = await app.get(calls.add, fields, admin)
  expect(await read(id)).toMatchObject({ ...fields, version: 1, members: 0, grants: [] })
  const next = await app.get(calls.update, { id, version, remark: 'For texts' }, admin)
  expect(next).toEqual({ id, version: 2 })
  const grants = ['web_product:update', 'web_product', 'web_product' as const] as const
  await app.get(calls.grant, { ...next, grants: [...grants] }, admin)
  expect(await read(id)).toMatchObject({
    name: 'writer',
    remark: 'For texts',
    version: 3,
    grants: ['web_product', 'web_product:update'],
  })
  await app.get(calls.remove, { id, version: 3 }, admin)
  expect((await app.ask(calls.read, { id }, admin)).code).toBe(CODE.notFound)
})

test('names are unique whatever their case, and a title is needed in one language', async () => {
  await app.get(calls.add, { ...fields, name: 'Unique' }, admin)
  for (const name of ['unique', 'UNIQUE', 'Admin']) {
    const answer = await app.ask(calls.add, { ...fields, name }, admin)
    expect(answer).toMatchObject({ code: 400, data: { fields: { name: expect.any(String) } } })
  }
  const bare = { ...fields, name: 'bare', title: { zh: '', en: '', es: '' } }
  expect(await app.ask(calls.add, bare, admin)).toMatchObject({
    code: 400,
    data: { fields: { title: expect.any(String) } },
  })
  const both = await Promise.all(
    ['twin', 'Twin'].map((name) => app.ask(calls.add, { ...fields, name }, admin)),
  )
  expect(both.map(({ code }) => code).sort()).toEqual([200, 400])
})

test('the list finds a role by name or title in any language, with its members, and takes signs literally', async () => {
  await app.personWith('listed', [])
  const page = (query: object) => app.get(calls.list, query, admin)
  expect(await page({ name: 'ROLE-list' })).toMatchObject({
    total: 1,
    items: [{ name: 'role-listed', members: 1 }],
  })
  expect((await page({ name: '超级' })).items.map(({ name }) => name)).toEqual(['admin'])
  expect((await page({ name: '%' })).total).toBe(0)
  expect((await page({ flag: 'disabled' })).total).toBe(0)
  const names = (await page({ sort: '-name' })).items.map(({ name }) => name)
  expect(names).toEqual([...names].sort().reverse())
  expect(await page({ page: 2, limit: 1 })).toMatchObject({ items: [{}] })
})

test('a stale change is refused with the role as it is', async () => {
  const { id } = await app.get(calls.add, { ...fields, name: 'stale' }, admin)
  await app.get(calls.grant, { id, version: 1, grants: ['monitor'] }, admin)
  for (const answer of [
    await app.ask(calls.update, { id, version: 1, sort: 9 }, admin),
    await app.ask(calls.grant, { id, version: 1, grants: [] }, admin),
    await app.ask(calls.remove, { id, version: 1 }, admin),
  ]) {
    expect(answer).toMatchObject({ code: 409, data: { current: { version: 2, grants: ['monitor'] } } })
  }
})

test('nobody grants a key they lack or takes one away; what they hold they may give', async () => {
  const keeper = await app.personWith('keeper', ['roleSetting:update', 'web_product:add'])
  const { id } = await app.get(calls.add, { ...fields, name: 'target' }, admin)
  await grant(id, ['monitor'], admin)
  const beyond = await grant(id, ['monitor', 'web_product:add', 'web_product:delete'], keeper)
  expect(beyond).toMatchObject({ code: 403, message: expect.stringContaining('web_product:delete') })
  expect(beyond.message).not.toContain('web_product:add')
  expect((await grant(id, ['web_product:add'], keeper)).code).toBe(CODE.forbidden)
  expect((await grant(id, ['monitor', 'web_product', 'web_product:add'], keeper)).code).toBe(CODE.ok)
  expect((await read(id)).grants).toEqual(['monitor', 'web_product', 'web_product:add'])
  expect((await grant(id, ['monitor'], keeper)).code).toBe(CODE.ok)
  const own = await grant(keeper.roleId, ['roleSetting:update', 'web_product:add', 'userList:add'], keeper)
  expect(own.code).toBe(CODE.forbidden)
  const unknown = await app.ask(calls.grant, { id, version: 1, grants: ['nonsense' as never] }, admin)
  expect(unknown.code).toBe(CODE.invalid)
})

test('a key that no menu has is refused by field', async () => {
  const { db } = app.parts.storage
  const menu = await db
    .deleteFrom('menu')
    .where('resources', '=', 'loginLog:unlock')
    .returningAll()
    .executeTakeFirstOrThrow()
  const { id } = await app.get(calls.add, { ...fields, name: 'unseen' }, admin)
  expect(await grant(id, ['loginLog:unlock'], admin)).toMatchObject({
    code: 400,
    data: { fields: { grants: expect.stringContaining('loginLog:unlock') } },
  })
  await db.insertInto('menu').values(menu).execute()
})

test('a key that a release took away is dropped by the next change, whoever makes it', async () => {
  const keeper = await app.personWith('dropper', ['roleSetting:update', 'monitor'])
  const { id } = await app.get(calls.add, { ...fields, name: 'old' }, admin)
  await app.parts.storage.db.insertInto('role_grant').values({ role_id: id, resource: 'retired' }).execute()
  expect((await grant(id, ['monitor'], keeper)).code).toBe(CODE.ok)
  expect((await read(id)).grants).toEqual(['monitor'])
})

test('waking, putting to sleep and deleting a role asks for all that it grants', async () => {
  const keeper = await app.personWith('waker', ['roleList:update', 'roleList:delete', 'monitor'])
  const make = async (name: string, key: string) => {
    const { id } = await app.get(calls.add, { ...fields, name }, admin)
    await grant(id, [key], admin)
    return { id, version: 2 }
  }
  const [within, beyond] = [await make('small', 'monitor'), await make('big', 'loginLog')]
  const off = (target: object) => app.ask(calls.update, { ...target, flag: 'disabled' } as never, keeper)
  expect([(await off(within)).code, (await off(beyond)).code]).toEqual([200, 403])
  expect((await app.ask(calls.update, { ...beyond, remark: 'A note' }, keeper)).code).toBe(CODE.ok)
  expect((await app.ask(calls.remove, { ...beyond, version: 3 }, keeper)).code).toBe(CODE.forbidden)
  expect((await app.ask(calls.remove, { ...within, version: 3 }, keeper)).code).toBe(CODE.ok)
})

test('the role admin is not renamed, disabled, deleted or granted, and others do not touch it', async () => {
  const role = await adminRole()
  const target = { id: role.id, version: role.version }
  for (const answer of [
    await app.ask(calls.update, { ...target, name: 'root' }, admin),
    await app.ask(calls.update, { ...target, flag: 'disabled' }, admin),
    await app.ask(calls.remove, target, admin),
    await app.ask(calls.grant, { ...target, grants: ['monitor'] }, admin),
  ]) {
    expect(answer.code).toBe(CODE.unprocessable)
  }
  const sly = await app.personWith('sly', ['roleList:update', 'roleList:delete', 'roleSetting:update'])
  expect((await app.ask(calls.update, { ...target, remark: 'mine' }, sly)).code).toBe(CODE.forbidden)
  expect((await app.get(calls.update, { ...target, sort: 1 }, admin)).version).toBe(role.version + 1)
})

test('a role that somebody has is not deleted, and the refusal says how many', async () => {
  const who = await app.personWith('holder', [])
  const remove = () => app.ask(calls.remove, { id: who.roleId, version: 1 }, admin)
  expect(await remove()).toMatchObject({ code: 409, message: expect.stringContaining('1') })
  await app.parts.storage.db
    .updateTable('user_account')
    .set({ trashed_at: 1 })
    .where('id', '=', who.id)
    .execute()
  expect((await read(who.roleId)).members).toBe(0)
  expect((await remove()).code).toBe(CODE.ok)
})

test('the picker says which roles the asker may give', async () => {
  const who = await app.personWith('picker', ['userList:update', 'monitor'])
  await app.personWith('watcher', ['monitor'])
  const roles = await app.get(calls.listAll, {}, who)
  const grantable = (name: string) => roles.find((role) => role.name === name)?.grantable
  expect(['role-picker', 'role-watcher', 'admin', 'big'].map(grantable)).toEqual([true, true, false, false])
  expect((await app.get(calls.listAll, {}, admin)).every((role) => role.grantable)).toBe(true)
})

test('a change of grants and of state is felt at the next call', async () => {
  const who = await app.personWith('felt', ['monitor'])
  const may = async () => (await app.ask(productCalls.list, {}, who)).code
  expect(await may()).toBe(CODE.forbidden)
  await grant(who.roleId, ['web_product:add'], admin)
  expect(await may()).toBe(CODE.ok)
  const { version } = await read(who.roleId)
  await app.get(calls.update, { id: who.roleId, version, flag: 'disabled' }, admin)
  expect(await may()).toBe(CODE.forbidden)
})
