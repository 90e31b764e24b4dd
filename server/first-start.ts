// What a new store needs before anybody can sign in: menus, the role `admin`, and the administrator.
import { randomInt } from 'node:crypto'
import { addRole, presetTitles } from '#server/parts/rights/roles.ts'
import { usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Db } from '#server/storage/open.ts'
import { seedMenus } from '#server/storage/seed/menus/seed-menus.ts'
import { keepUserWords } from '#server/storage/words/user-words.ts'
import type { Parts } from './parts.ts'

/** Without 0, O, 1, I and l, because people type it from a screen. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 14

export type FirstStart = { username: string; password: string; chosen: boolean }

/**
 * Gives the store this release's menus, makes the administrator where there is no person yet, and answers name and password; null when there is one.
 * A password from the configuration counts as chosen, a made one must be changed at the first sign-in (decision 9).
 */
export async function firstStart({ storage, passwords, config, now }: Parts): Promise<FirstStart | null> {
  const password = config.adminPassword ?? madePassword()
  // A hash takes 19 MB and a while: later starts make none.
  const hash = (await hasAnybody(storage.db)) ? null : await passwords.hashPassword(password)
  return storage.db.transaction().execute(async (db) => {
    await storage.exclusive(db, 'firstStart')
    await seedMenus(db, now())
    if (hash === null || (await hasAnybody(db))) return null
    const role = await addRole(db, 'admin', presetTitles.admin, now())
    await addPerson(db, { username: 'admin', hash, mustChange: !config.adminPassword, roleId: role }, now())
    return { username: 'admin', password, chosen: config.adminPassword !== undefined }
  })
}

const hasAnybody = async (db: Db) =>
  (await db.selectFrom('user_account').select('id').limit(1).executeTakeFirst()) !== undefined

/** A password that a person types from a screen once. */
export const madePassword = () =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Adds a person with one role; `hash` is of the password. */
export async function addPerson(
  db: Db,
  person: { username: string; hash: string; mustChange: boolean; roleId: number },
  at: number,
): Promise<number> {
  const { id } = await db
    .insertInto('user_account')
    .values({
      username: person.username,
      username_key: usernameKey(person.username),
      password_hash: person.hash,
      must_change: person.mustChange ? 1 : 0,
      nick_name: '',
      sex: '2',
      phone: '',
      email: '',
      avatar: '',
      introduction: '',
      flag: 'enabled',
      version: 1,
      created_at: at,
      updated_at: at,
      trashed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('user_role').values({ user_id: id, role_id: person.roleId }).execute()
  await keepUserWords(db, id, { username: person.username, nickName: '', phone: '' })
  return id
}
