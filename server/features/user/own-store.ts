// The queries of what people change of themselves.
import type { OwnFields } from '#contract/people/user.ts'
import type { Db } from '#server/storage/open.ts'
import { keepUserWords } from '#server/storage/words/user-words.ts'

export function ownStore(db: Db) {
  return {
    find: (id: number, within: Db = db) =>
      within.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    async updateOwn(
      within: Db,
      { id, username }: { id: number; username: string },
      version: number,
      { nickName, ...fields }: OwnFields,
      at: number,
    ) {
      const changed = await within
        .updateTable('user_account')
        .set({ ...fields, nick_name: nickName, version: version + 1, updated_at: at })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      if (Number(changed.numUpdatedRows) !== 1) return false
      await keepUserWords(within, id, { username, nickName, phone: fields.phone })
      return true
    },

    async updateAvatar(within: Db, id: number, avatar: string, at: number) {
      await within
        .updateTable('user_account')
        .set((row) => ({ avatar, version: row('version', '+', 1), updated_at: at }))
        .where('id', '=', id)
        .execute()
    },
  }
}
