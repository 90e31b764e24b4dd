// The queries of pictures that only their own calls need.
import type { Text } from '#contract/languages/language.ts'
import type { Crop, Focal } from '#contract/media/media.ts'
import { undescribed } from '#server/publishing/media/media.ts'
import { keepMediaWords } from '#server/publishing/media/media-words.ts'
import type { Db } from '#server/storage/open.ts'

type Target = { id: number; version: number }
type Known = {
  name: string
  folderId: number | null
  tags: string[]
  alt: Text
  focal: Focal
  crop: Crop | null
}
type File = { key: string; type: string; bytes: number; width: number; height: number }

export function mediaStore(db: Db) {
  /** Whether the row still had the version; counts it up. */
  async function change(within: Db, { id, version }: Target, set: object) {
    const changed = await within
      .updateTable('media')
      .set({ ...set, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    return Number(changed.numUpdatedRows) === 1
  }

  return {
    change,

    /** Writes all that is known of a picture. */
    async update(within: Db, target: Target, known: Known) {
      const { name, folderId, tags, alt, focal, crop } = known
      const done = await change(within, target, {
        name,
        folder_id: folderId,
        alt: JSON.stringify(alt),
        undescribed: undescribed(alt),
        focal_x: focal.x,
        focal_y: focal.y,
        crop: crop === null ? '' : JSON.stringify(crop),
      })
      if (!done) return false
      await within.deleteFrom('media_tag').where('media_id', '=', target.id).execute()
      if (tags.length > 0) {
        await within
          .insertInto('media_tag')
          .values(tags.map((tag) => ({ tag, media_id: target.id })))
          .execute()
      }
      await keepMediaWords(within, target.id, known)
      return true
    },

    fileOf: (within: Db, id: number) =>
      within
        .selectFrom('media')
        .select(['file_key as key', 'name', 'type', 'bytes', 'width', 'height'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Another picture that has these bytes. */
    withFile: (within: Db, file: string) =>
      within
        .selectFrom('media')
        .select(['id', 'name'])
        .where('file_key', '=', file)
        .where('library', '=', 1)
        .executeTakeFirst(),

    /** Puts other bytes in place; the ones before are remembered with when and by whom they were replaced. */
    async putFile(within: Db, target: Target, file: File & { name: string }, by: number, at: number) {
      const before = await this.fileOf(within, target.id)
      if (!before) return false
      const { key, ...shape } = file
      // What must stay in sight, and the part that is shown, were chosen for the picture before.
      const cut = { focal_x: 500, focal_y: 500, crop: '' }
      if (!(await change(within, target, { ...shape, ...cut, file_key: key }))) return false
      const files = within.deleteFrom('media_file').where('media_id', '=', target.id)
      await files.where('key', 'in', [before.key, key]).execute()
      await within
        .insertInto('media_file')
        .values({ ...before, media_id: target.id, replaced_at: at, replaced_by: by })
        .execute()
      return true
    },

    files: (id: number, within: Db = db) =>
      within
        .selectFrom('media_file')
        .leftJoin('user_account', 'user_account.id', 'replaced_by')
        .select(['key', 'name', 'type', 'bytes', 'width', 'height', 'replaced_at', 'username as by'])
        .where('media_id', '=', id)
        .orderBy('replaced_at', 'desc')
        .orderBy('key')
        .execute(),

    /** The tags most used, of pictures that are in the library. */
    tags: async (limit: number) => {
      const rows = await db
        .selectFrom('media_tag')
        .select((e) => ['tag', e.fn.countAll().as('pictures')])
        .groupBy('tag')
        .orderBy('pictures', 'desc')
        .orderBy('tag')
        .limit(limit)
        .execute()
      return rows.map(({ tag, pictures }) => ({ tag, pictures: Number(pictures) }))
    },

    /** Ids of the trash, the latest first, with when each came there. */
    async trash({ page, limit }: { page: number; limit: number }) {
      const rows = db.selectFrom('media').where('library', '=', 1).where('trashed_at', 'is not', null)
      const counted = await rows.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow()
      const ids = await rows
        .select('id')
        .orderBy('trashed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      return { total: Number(counted.total), ids: ids.map(({ id }) => id) }
    },
  }
}
