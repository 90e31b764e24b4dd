// The rows of people and groups that providers tell of.
import type { Selectable, Updateable } from 'kysely'
import type { Db } from '#server/storage/open.ts'
import type { Tables } from '#server/storage/tables/tables.ts'

type UserChange = Updateable<Tables['scim_user']>
type UserRow = Pick<
  Selectable<Tables['scim_user']>,
  'user_name' | 'user_key' | 'external_id' | 'display_name' | 'email' | 'active'
>
/** What a list is narrowed to: one value of one column. */
export type Sought = { column: 'user_key' | 'external_id' | 'name'; value: string } | null

export function scimStore(db: Db, provider: string) {
  const everybody = () => db.selectFrom('scim_user').selectAll().where('provider', '=', provider)
  const users = () => everybody().where('removed_at', '=', 0)
  const groups = () => db.selectFrom('scim_group').selectAll().where('provider', '=', provider)
  return {
    user: (id: number) => users().where('id', '=', id).executeTakeFirst(),
    /** The same, removed or not: for the account that follows. */
    told: (id: number) => everybody().where('id', '=', id).executeTakeFirst(),
    users: (sought: Sought, limit: number) => {
      const rows = users().orderBy('id').limit(limit)
      if (sought === null) return rows.execute()
      const column = sought.column === 'name' ? 'user_name' : sought.column
      return rows.where(column, '=', sought.value).execute()
    },
    async addUser(row: UserRow, at: number) {
      const { id } = await db
        .insertInto('scim_user')
        .values({ ...row, user_id: null, provider, created_at: at, updated_at: at })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    changeUser: (id: number, change: UserChange, at: number) =>
      db
        .updateTable('scim_user')
        .set({ ...change, updated_at: at })
        .where('id', '=', id)
        .where('provider', '=', provider)
        .execute(),
    /** Somebody of this name who was removed before. */
    removed: (key: string) =>
      everybody().where('removed_at', '>', 0).where('user_key', '=', key).executeTakeFirst(),
    leaveGroups: (id: number) => db.deleteFrom('scim_member').where('member_id', '=', id).execute(),

    group: (id: number) => groups().where('id', '=', id).executeTakeFirst(),
    groups: (sought: Sought, limit: number) => {
      const rows = groups().orderBy('id').limit(limit)
      if (sought === null) return rows.execute()
      return rows.where(sought.column === 'external_id' ? 'external_id' : 'name', '=', sought.value).execute()
    },
    async addGroup(row: { name: string; external_id: string }, at: number) {
      const { id } = await db
        .insertInto('scim_group')
        .values({ ...row, provider, created_at: at, updated_at: at })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    changeGroup: (id: number, change: { name: string; external_id: string }, at: number) =>
      db
        .updateTable('scim_group')
        .set({ ...change, updated_at: at })
        .where('id', '=', id)
        .where('provider', '=', provider)
        .execute(),
    removeGroup: (id: number) =>
      db.deleteFrom('scim_group').where('id', '=', id).where('provider', '=', provider).execute(),

    members: (groupId: number) =>
      db
        .selectFrom('scim_member')
        .innerJoin('scim_user', 'scim_user.id', 'scim_member.member_id')
        .select(['scim_user.id', 'scim_user.user_name'])
        .where('group_id', '=', groupId)
        .orderBy('scim_user.id')
        .execute(),
    groupsOf: (userId: number) =>
      db
        .selectFrom('scim_member')
        .innerJoin('scim_group', 'scim_group.id', 'scim_member.group_id')
        .select(['scim_group.id', 'scim_group.name'])
        .where('member_id', '=', userId)
        .orderBy('scim_group.id')
        .execute(),
    /** Of these ids those of people of the provider. */
    async known(ids: readonly number[]) {
      if (ids.length === 0) return []
      const rows = await users().where('id', 'in', ids).execute()
      return rows.map(({ id }) => id)
    },
    async setMembers(groupId: number, ids: readonly number[]) {
      await db.deleteFrom('scim_member').where('group_id', '=', groupId).execute()
      for (let from = 0; from < ids.length; from += 1_000)
        await db
          .insertInto('scim_member')
          .values(ids.slice(from, from + 1_000).map((member_id) => ({ group_id: groupId, member_id })))
          .execute()
    },
    /** Whether another person of the provider stands for the account already. */
    async standsFor(accountId: number) {
      const row = await everybody().where('user_id', '=', accountId).executeTakeFirst()
      return row !== undefined
    },
  }
}
