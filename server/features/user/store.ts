// The queries of people.
import type { OwnFields } from '#contract/user.ts'
import type { Db } from '#server/storage/open.ts'

export function userStore(db: Db) {
  return {
    find: (id: number) =>
      db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    async updateOwn(id: number, version: number, { nickName, ...fields }: OwnFields, at: number) {
      const changed = await db
        .updateTable('user_account')
        .set({ ...fields, nick_name: nickName, version: version + 1, updated_at: at })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      return Number(changed.numUpdatedRows) === 1
    },

    async updateAvatar(id: number, avatar: string, at: number) {
      await db
        .updateTable('user_account')
        .set((row) => ({ avatar, version: row('version', '+', 1), updated_at: at }))
        .where('id', '=', id)
        .execute()
    },
  }
}
