// The queries of pictures.
import type { Text } from '#contract/language.ts'
import type { Db } from '#server/storage/open.ts'

const COLUMNS = ['id', 'key', 'name', 'type', 'bytes', 'width', 'height', 'alt', 'version', 'created_at'] as const

export function mediaStore(db: Db) {
  const shown = (row: { created_at: number; alt: string }) => ({
    alt: JSON.parse(row.alt) as Text,
    createTime: new Date(row.created_at).toISOString(),
  })
  return {
    async findByKey(key: string) {
      const row = await db.selectFrom('media').select(COLUMNS).where('key', '=', key).executeTakeFirst()
      return row ? { ...row, ...shown(row) } : null
    },

    async find(id: number) {
      const row = await db.selectFrom('media').select(COLUMNS).where('id', '=', id).executeTakeFirst()
      return row ? { ...row, ...shown(row) } : null
    },

    /** Adds a picture; one with the same content is already there and stays as it is. */
    async insert(
      picture: { key: string; name: string; type: string; bytes: number; width: number; height: number; alt: Text },
      by: number | null,
      at: number,
    ) {
      await db
        .insertInto('media')
        .values({ ...picture, alt: JSON.stringify(picture.alt), version: 1, created_at: at, created_by: by })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
    },

    async updateAlt(id: number, version: number, alt: Text) {
      const changed = await db
        .updateTable('media')
        .set({ alt: JSON.stringify(alt), version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      return Number(changed.numUpdatedRows) === 1
    },
  }
}
