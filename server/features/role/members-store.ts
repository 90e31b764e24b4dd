// The queries of who has which role, and of what explains a right.

import { limitsIn } from '#contract/content/touched.ts'
import { storedText } from '#contract/fields/walk.ts'
import { COUNTED } from '#contract/wire/page.ts'
import type { Db } from '#server/storage/open.ts'
import { namePrefixes, wordBegins } from '#server/storage/words/user-words.ts'

/** A page of the people outside the trash who have a role, and how many there are: no more than one above `COUNTED`. */
export async function pageOfMembers(
  db: Db,
  query: { id: number; page: number; limit: number; name: string },
) {
  let rows = db
    .selectFrom('user_role')
    .innerJoin('user_account', 'user_account.id', 'user_role.user_id')
    .where('user_role.role_id', '=', query.id)
    .where('user_account.trashed_at', 'is', null)
  for (const prefix of namePrefixes(query.name)) {
    const found = db.selectFrom('user_word').select('user_id').where(wordBegins(prefix))
    rows = rows.where('user_role.user_id', 'in', found)
  }
  const items = await rows
    .select(['user_account.id', 'username', 'nick_name', 'avatar', 'user_account.flag'])
    .orderBy('user_role.user_id')
    .limit(query.limit)
    .offset(Math.min((query.page - 1) * query.limit, COUNTED))
    .execute()
  const some = rows.select('user_role.user_id').limit(COUNTED + 1)
  const counted = await db
    .selectFrom(some.as('some'))
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { items, count: Number(counted.count) }
}

/** These people, unless they are in the trash, with the roles they have. */
export async function peopleWithRoles(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('user_account')
    .leftJoin('user_role', 'user_role.user_id', 'user_account.id')
    .select(['user_account.id', 'user_account.username', 'user_role.role_id as roleId'])
    .where('user_account.id', 'in', ids)
    .where('user_account.trashed_at', 'is', null)
    .orderBy('user_account.username_key')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    username: own[0]?.username ?? '',
    roles: own.flatMap(({ roleId }) => roleId ?? []),
  }))
}

export async function giveRole(db: Db, roleId: number, userIds: readonly number[]) {
  if (userIds.length === 0) return
  const rows = userIds.map((userId) => ({ user_id: userId, role_id: roleId }))
  await db.insertInto('user_role').values(rows).execute()
}

export async function takeRole(db: Db, roleId: number, userIds: readonly number[]) {
  if (userIds.length === 0) return
  const rows = db.deleteFrom('user_role').where('role_id', '=', roleId)
  await rows.where('user_id', 'in', userIds).execute()
}

/** Lifts the versions of people, so that a form opened before does not write their old roles back. */
export async function liftVersions(db: Db, userIds: readonly number[], at: number) {
  if (userIds.length === 0) return
  await db
    .updateTable('user_account')
    .set((row) => ({ version: row('version', '+', 1), updated_at: at }))
    .where('id', 'in', userIds)
    .execute()
}

export const accountOf = (db: Db, id: number) =>
  db.selectFrom('user_account').select(['flag', 'trashed_at']).where('id', '=', id).executeTakeFirst()

/** Every role with those of its keys that are `keys`, and whether the person has it. */
export async function rolesFor(db: Db, userId: number, keys: readonly string[]) {
  const roles = await db
    .selectFrom('role')
    .leftJoin('user_role', (join) =>
      join.onRef('user_role.role_id', '=', 'role.id').on('user_role.user_id', '=', userId),
    )
    .select(['role.id', 'role.name', 'role.title', 'role.flag', 'role.limits', 'user_role.user_id as holder'])
    .orderBy('role.sort')
    .orderBy('role.id')
    .execute()
  const grants = await db
    .selectFrom('role_grant')
    .select(['role_id', 'resource'])
    .where('resource', 'in', keys)
    .orderBy('resource')
    .execute()
  return roles.map(({ title, holder, limits, ...role }) => ({
    ...role,
    limits: limitsIn(limits),
    title: storedText(title),
    held: holder !== null,
    by: grants.filter(({ role_id }) => role_id === role.id).map(({ resource }) => resource),
  }))
}

export async function allMenus(db: Db) {
  const rows = await db.selectFrom('menu').select(['id', 'parent_id', 'resources', 'title', 'flag']).execute()
  return rows.map(({ parent_id, title, ...row }) => ({
    ...row,
    parentId: parent_id,
    title: storedText(title),
  }))
}
