// The queries of pictures that only their own calls need.
import type { Text } from '#contract/language.ts'
import type { Db } from '#server/storage/open.ts'

export function mediaStore(db: Db) {
  return {
    async isKnown(key: string) {
      return (
        (await db.selectFrom('media').select('id').where('key', '=', key).executeTakeFirst()) !== undefined
      )
    },

    async updateAlt(id: number, version: number, alt: Text, within: Db) {
      const changed = await within
        .updateTable('media')
        .set({ alt: JSON.stringify(alt), version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      return Number(changed.numUpdatedRows) === 1
    },
  }
}
