// The queries of closed doors: who could open one, and what was asked for.
import type { Db } from '#server/storage/open.ts'

/** Rows of a list, at most. */
const MOST = 200

export function rightStore(db: Db) {
  return {
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
