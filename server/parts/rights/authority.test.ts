import { afterAll, expect, test } from 'vitest'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { addPerson } from '#server/first-start.ts'
import { migrate } from '#server/storage/migrate.ts'
import { openSqlite } from '#server/storage/open.ts'
import {
  authorityOf,
  checkAdminStays,
  checkMayGive,
  checkMayManage,
  covers,
  holdAuthority,
  holdingsOf,
} from './authority.ts'
import { addRole } from './roles.ts'

const storage = openSqlite(':memory:')
const { db } = storage
await migrate(storage)
afterAll(() => storage.close())
const role = (name: string, keys: string[] = []) =>
  addRole(
    db,
    name,
    eachLanguage(() => name),
    1,
    keys,
  )
const person = (username: string, roleId: number) =>
  addPerson(db, { username, hash: '', mustChange: false, roleId }, 1)

const adminRole = await role('admin')
const managerRole = await role('manager', ['userList:add', 'userList:update'])
const writerRole = await role('writer', ['userList:add'])
const editorRole = await role('editor', ['web_product:add'])
const admin = await person('admin', adminRole)
const manager = await person('manager', managerRole)
const writer = await person('writer', writerRole)
const editor = await person('editor', editorRole)

test('who may press a button holds its page too', async () => {
  expect((await authorityOf(db, writer)).keys).toEqual(new Set(['userList', 'userList:add']))
})

test('more covers less, never the other way round, and admin stands above all', async () => {
  const held = await holdingsOf(db, [admin, manager, writer, editor])
  const may = (one: number, other: number) => {
    const [mine, theirs] = [held.get(one), held.get(other)]
    return mine && theirs && covers(mine, theirs)
  }
  expect([may(manager, writer), may(writer, manager), may(manager, editor)]).toEqual([true, false, false])
  expect([may(admin, manager), may(manager, admin), may(manager, manager)]).toEqual([true, false, true])
})

test('nobody gives a role or manages a person beyond their own rights', async () => {
  const mine = await authorityOf(db, manager)
  await checkMayGive(db, mine, [writerRole, managerRole])
  await checkMayManage(db, mine, [writer, manager])
  await expect(checkMayGive(db, mine, [writerRole, editorRole])).rejects.toMatchObject({ code: 403 })
  await expect(checkMayGive(db, mine, [adminRole])).rejects.toMatchObject({ code: 403 })
  await expect(checkMayManage(db, mine, [writer, admin])).rejects.toMatchObject({ code: 403 })
})

test('a disabled role gives nothing to its holder, yet still shields them', async () => {
  const sleeping = await role('sleeping', ['monitor'])
  const sleeper = await person('sleeper', sleeping)
  await db.updateTable('role').set({ flag: 'disabled' }).where('id', '=', sleeping).execute()
  expect((await authorityOf(db, sleeper)).keys.size).toBe(0)
  const mine = await authorityOf(db, manager)
  await expect(checkMayManage(db, mine, [sleeper])).rejects.toMatchObject({ code: 403 })
})

test('a change that would leave no enabled administrator is undone', async () => {
  const disable = db.transaction().execute(async (transaction) => {
    await holdAuthority(storage, transaction)
    await transaction.updateTable('user_account').set({ flag: 'disabled' }).where('id', '=', admin).execute()
    await checkAdminStays(transaction)
  })
  await expect(disable).rejects.toMatchObject({ code: 422 })
  await checkAdminStays(db)
})
