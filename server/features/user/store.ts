// The queries of people.
import type { OwnFields } from '#contract/user.ts'
import type { Db } from '#server/storage/open.ts'

export function userStore() {
  return {
    find: (id: number, within: Db) =>
      within.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    async updateOwn(id: number, version: number, { nickName, ...fields }: OwnFields, at: number, within: Db) {
      const changed = await within
        .updateTable('user_account')
        .set({ ...fields, nick_name: nickName, version: version + 1, updated_at: at })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      return Number(changed.numUpdatedRows) === 1
    },

    async updateAvatar(id: number, avatar: string, at: number, within: Db) {
      await within
        .updateTable('user_account')
        .set((row) => ({ avatar, version: row('version', '+', 1), updated_at: at }))
        .where('id', '=', id)
        .execute()
    },
  }
}
