// The queries of the library's folders.
import { changeVersion } from '#server/storage/change-version.ts'
import type { Db } from '#server/storage/open.ts'

type Fields = { parentId: number | null; name: string }

export function folderStore(db: Db) {
  return {
    /** All folders, siblings by name. */
    async all(within: Db = db) {
      const rows = await within
        .selectFrom('media_folder')
        .select(['id', 'version', 'parent_id', 'name'])
        .orderBy('name')
        .orderBy('id')
        .execute()
      return rows.map(({ parent_id, ...row }) => ({ ...row, parentId: parent_id }))
    },

    /** Pictures in each folder; `0` stands for no folder. Read from an index alone. */
    async counts(within: Db = db): Promise<Map<number, number>> {
      const rows = await within
        .selectFrom('media')
        .select((e) => ['folder_id', e.fn.countAll().as('pictures')])
        .where('library', '=', 1)
        .where('trashed_at', 'is', null)
        .groupBy('folder_id')
        .execute()
      return new Map(rows.map((row) => [row.folder_id ?? 0, Number(row.pictures)]))
    },

    async holdsPictures(id: number, within: Db) {
      const row = await within
        .selectFrom('media')
        .select('id')
        .where('folder_id', '=', id)
        .where('trashed_at', 'is', null)
        .executeTakeFirst()
      return row !== undefined
    },

    async insert(within: Db, { parentId, name }: Fields) {
      const { id } = await within
        .insertInto('media_folder')
        .values({ parent_id: parentId, name, sort: 0, version: 1 })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    update: (within: Db, id: number, version: number, { parentId, name }: Fields) =>
      changeVersion(within, 'media_folder', { id, version }, { parent_id: parentId, name }),

    /** Also out of the trash: what lies there comes back to no folder. */
    async remove(within: Db, id: number, version: number) {
      await within
        .updateTable('media')
        .set({ folder_id: null })
        .where('folder_id', '=', id)
        .where('trashed_at', 'is not', null)
        .execute()
      const removed = await within
        .deleteFrom('media_folder')
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      return Number(removed.numDeletedRows) === 1
    },
  }
}
