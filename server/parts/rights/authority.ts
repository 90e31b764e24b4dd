// Who may give which role and who may manage whom (decision 10). Everything here runs inside the transaction of the change.

import { type Limits, NO_LIMITS, within } from '#contract/content/touched.ts'
import { ADMIN_ROLE } from '#contract/people/role.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, type Reason } from '#server/failure.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { type Limited, limitedKeys, withPages } from './rights.ts'

const words = serverTexts('server/parts/people')

/** What somebody holds or a role grants: every key, or `admin`, which stands above all keys. */
export type Authority = { admin: boolean; keys: ReadonlySet<string>; limited: Limited }

/** Whether nothing in `theirs` is missing from `mine`; the rule behind giving roles and managing people. */
export const covers = (mine: Authority, theirs: Authority): boolean =>
  mine.admin ||
  (!theirs.admin &&
    [...theirs.keys].every((key) => mine.keys.has(key) && reachesAsFar(mine, key, theirs.limited.get(key))))

/** Whether somebody reaches with a key as far as these limits, or as far as anybody (decision 58). */
export function reachesAsFar(mine: Authority, key: string, theirs: readonly Limits[] = [NO_LIMITS]): boolean {
  if (mine.admin) return true
  const own = mine.limited.get(key) ?? [NO_LIMITS]
  return theirs.every((one) => own.some((limits) => within(limits, one)))
}

/**
 * Makes changes of people, roles and grants wait for each other until the transaction ends, so that two changes at
 * once cannot both be allowed where only one is. Call it first in the transaction.
 */
export const holdAuthority = (storage: Pick<Storage, 'exclusive'>, db: Db) =>
  storage.exclusive(db, 'authority')

/** What a person can do now: the grants of their enabled roles. */
export async function authorityOf(db: Db, userId: number): Promise<Authority> {
  const rows = await grantsOfPeople(db, [userId])
  return gather(rows.filter(({ flag }) => flag === 'enabled'))
}

/**
 * What each person holds, for judging who may manage them. Disabled roles and disabled people count in full: what sleeps
 * can be woken.
 */
export async function holdingsOf(db: Db, userIds: readonly number[]): Promise<Map<number, Authority>> {
  const rows = Map.groupBy(await grantsOfPeople(db, userIds), ({ userId }) => userId)
  return new Map(userIds.map((id) => [id, gather(rows.get(id) ?? [])]))
}

/** What each role grants, enabled or not; ids of no role are left out. */
export async function authoritiesOfRoles(
  db: Db,
  roleIds: readonly number[],
): Promise<Map<number, Authority>> {
  if (roleIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('role')
    .leftJoin('role_grant', 'role_grant.role_id', 'role.id')
    .select(['role.id', 'role.name', 'role.limits', 'role_grant.resource'])
    .where('role.id', 'in', [...new Set(roleIds)])
    .execute()
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, grants]) => [id, gather(grants)]))
}

/** Throws 403 unless `asker` may give (and take) every one of the roles; ids of no role are the caller's to refuse. */
export async function checkMayGive(db: Db, asker: Authority, roleIds: readonly number[]): Promise<void> {
  const roles = await authoritiesOfRoles(db, roleIds)
  if ([...roles.values()].some((role) => !covers(asker, role))) throw refused(words.beyondRole)
}

/** Throws 403 unless `asker` may manage every one of the people: nobody touches who holds more than they do. */
export async function checkMayManage(db: Db, asker: Authority, userIds: readonly number[]): Promise<void> {
  const people = await holdingsOf(db, userIds)
  if ([...people.values()].some((person) => !covers(asker, person))) throw refused(words.beyondPerson)
}

/** Throws 422 when no enabled person holds the enabled role `admin`; call it after the change, which then is undone. */
export async function checkAdminStays(db: Db): Promise<void> {
  const admin = await db
    .selectFrom('role')
    .innerJoin('user_role', 'user_role.role_id', 'role.id')
    .innerJoin('user_account', 'user_account.id', 'user_role.user_id')
    .select('user_account.id')
    .where('role.name', '=', ADMIN_ROLE)
    .where('role.flag', '=', 'enabled')
    .where('user_account.flag', '=', 'enabled')
    .where('user_account.trashed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!admin) throw new Failure(CODE.unprocessable, words.lastAdmin)
}

async function grantsOfPeople(db: Db, userIds: readonly number[]) {
  if (userIds.length === 0) return []
  return db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .leftJoin('role_grant', 'role_grant.role_id', 'role.id')
    .select(['user_role.user_id as userId', 'role.name', 'role.flag', 'role.limits', 'role_grant.resource'])
    .where('user_role.user_id', 'in', [...new Set(userIds)])
    .execute()
}

function gather(rows: readonly { name: string; limits: string; resource: string | null }[]): Authority {
  return {
    admin: rows.some(({ name }) => name === ADMIN_ROLE),
    keys: withPages(rows.flatMap(({ resource }) => resource ?? [])),
    limited: limitedKeys(rows),
  }
}

const refused = (reason: Reason) => new Failure(CODE.forbidden, reason)
