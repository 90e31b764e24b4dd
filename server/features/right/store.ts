// The queries of closed doors: who could open one, and what was asked for.
import { ADMIN_ROLE } from '#contract/role.ts'
import type { Authority } from '#server/parts/authority.ts'
import { withPages } from '#server/parts/rights.ts'
import type { Db } from '#server/storage/open.ts'

/** A member of staff who may be able to grant something, with what they can do now. */
export type Granter = { id: number; username: string; nickName: string; email: string; can: Authority }

/** The buttons of which one is needed to grant anything. */
const GRANTS = ['roleSetting:update', 'roleList:members', 'userList:update']
const MOST = 200

export function rightStore(db: Db) {
  /** Everybody who holds the role admin or one of the buttons, those with a mail address first. */
  async function granters(): Promise<Granter[]> {
    const rows = await db
      .selectFrom('user_account as person')
      .innerJoin('user_role', 'user_role.user_id', 'person.id')
      .innerJoin('role', 'role.id', 'user_role.role_id')
      .leftJoin('role_grant', 'role_grant.role_id', 'role.id')
      .select(['person.id', 'username', 'nick_name', 'email', 'role.name', 'role_grant.resource'])
      .where('person.flag', '=', 'enabled')
      .where('person.trashed_at', 'is', null)
      .where('role.flag', '=', 'enabled')
      .where('person.id', 'in', (some) =>
        some
          .selectFrom('user_role as member')
          .innerJoin('role as own', 'own.id', 'member.role_id')
          .leftJoin('role_grant as given', 'given.role_id', 'own.id')
          .select('member.user_id')
          .where('own.flag', '=', 'enabled')
          .where((e) => e.or([e('own.name', '=', ADMIN_ROLE), e('given.resource', 'in', GRANTS)]))
          .orderBy('member.user_id')
          .limit(MOST),
      )
      .orderBy('person.id')
      .execute()
    const people = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
      const [first] = own
      if (!first) return []
      const { id, username, nick_name: nickName, email } = first
      const can = {
        admin: own.some(({ name }) => name === ADMIN_ROLE),
        keys: withPages(own.flatMap(({ resource }) => resource ?? [])),
      }
      return [{ id, username, nickName, email, can }]
    })
    return people.sort((one, other) => Number(other.email !== '') - Number(one.email !== ''))
  }

  return {
    granters,

    /** Enabled roles with one of the keys. */
    rolesWith: (keys: readonly string[]) =>
      db
        .selectFrom('role')
        .select(['id', 'title'])
        .where('flag', '=', 'enabled')
        .where('id', 'in', (some) =>
          some.selectFrom('role_grant').select('role_id').where('resource', 'in', keys),
        )
        .orderBy('sort')
        .orderBy('id')
        .execute(),

    menus: () => db.selectFrom('menu').select(['id', 'parent_id', 'resources', 'title']).execute(),

    person: (id: number) =>
      db
        .selectFrom('user_account')
        .select(['username', 'nick_name'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),

    /** The last request of a person for a key since a moment, with the name of who has put it aside. */
    lastOf: (userId: number, resource: string, since: number, within: Db = db) =>
      within
        .selectFrom('right_request')
        .leftJoin('user_account', 'user_account.id', 'right_request.settled_by')
        .select(['right_request.id', 'asked_at', 'settled_at', 'username', 'nick_name'])
        .where('user_id', '=', userId)
        .where('resource', '=', resource)
        .where('asked_at', '>', since)
        .orderBy('asked_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    async insert(within: Db, fields: { user_id: number; resource: string; why: string; asked_at: number }) {
      const row = { ...fields, settled_at: null, settled_by: null }
      const { id } = await within
        .insertInto('right_request')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** What waits since a moment, the newest first; of people who can sign in. */
    open: (since: number) =>
      db
        .selectFrom('right_request')
        .innerJoin('user_account', 'user_account.id', 'right_request.user_id')
        .select(['right_request.id', 'user_id', 'resource', 'why', 'asked_at', 'username', 'nick_name'])
        .where('settled_at', 'is', null)
        .where('asked_at', '>', since)
        .where('flag', '=', 'enabled')
        .where('trashed_at', 'is', null)
        .orderBy('asked_at', 'desc')
        .limit(MOST)
        .execute(),

    async settle(within: Db, id: number, by: number, at: number): Promise<boolean> {
      const { numUpdatedRows } = await within
        .updateTable('right_request')
        .set({ settled_at: at, settled_by: by })
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
