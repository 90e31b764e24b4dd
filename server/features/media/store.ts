// The queries of pictures that only their own calls need.

import type { Text } from '#contract/languages/language.ts'
import type { Crop, Focal } from '#contract/media/media.ts'
import { undescribed } from '#server/publishing/media/media.ts'
import { keepMediaWords } from '#server/publishing/media/media-words.ts'
import { changeVersion } from '#server/storage/change-version.ts'
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

/** Writes all that is known of a picture. */
export async function updatePicture(db: Db, target: Target, known: Known) {
  const { name, folderId, tags, alt, focal, crop } = known
  const done = await changeVersion(db, 'media', target, {
    name,
    folder_id: folderId,
    alt: JSON.stringify(alt),
    undescribed: undescribed(alt),
    focal_x: focal.x,
    focal_y: focal.y,
    crop: crop === null ? '' : JSON.stringify(crop),
  })
  if (!done) return false
  await db.deleteFrom('media_tag').where('media_id', '=', target.id).execute()
  if (tags.length > 0) {
    await db
      .insertInto('media_tag')
      .values(tags.map((tag) => ({ tag, media_id: target.id })))
      .execute()
  }
  await keepMediaWords(db, target.id, known)
  return true
}

export const fileOf = (db: Db, id: number) =>
  db
    .selectFrom('media')
    .select(['file_key as key', 'name', 'type', 'bytes', 'width', 'height'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Another picture that has these bytes. */
export const withFile = (db: Db, file: string) =>
  db
    .selectFrom('media')
    .select(['id', 'name'])
    .where('file_key', '=', file)
    .where('library', '=', 1)
    .executeTakeFirst()

/** Puts other bytes in place; the ones before are remembered with when and by whom they were replaced. */
export async function putFile(db: Db, target: Target, file: File & { name: string }, by: number, at: number) {
  const before = await fileOf(db, target.id)
  if (!before) return false
  const { key, ...shape } = file
  // What must stay in sight, and the part that is shown, were chosen for the picture before.
  const cut = { focal_x: 500, focal_y: 500, crop: '' }
  if (!(await changeVersion(db, 'media', target, { ...shape, ...cut, file_key: key }))) return false
  const files = db.deleteFrom('media_file').where('media_id', '=', target.id)
  await files.where('key', 'in', [before.key, key]).execute()
  await db
    .insertInto('media_file')
    .values({ ...before, media_id: target.id, replaced_at: at, replaced_by: by })
    .execute()
  return true
}

export const earlierFiles = (db: Db, id: number) =>
  db
    .selectFrom('media_file')
    .leftJoin('user_account', 'user_account.id', 'replaced_by')
    .select(['key', 'name', 'type', 'bytes', 'width', 'height', 'replaced_at', 'username as by'])
    .where('media_id', '=', id)
    .orderBy('replaced_at', 'desc')
    .orderBy('key')
    .execute()

/** The tags most used, of pictures that are in the library. */
export const tagsInUse = async (db: Db, limit: number) => {
  const rows = await db
    .selectFrom('media_tag')
    .select((e) => ['tag', e.fn.countAll().as('pictures')])
    .groupBy('tag')
    .orderBy('pictures', 'desc')
    .orderBy('tag')
    .limit(limit)
    .execute()
  return rows.map(({ tag, pictures }) => ({ tag, pictures: Number(pictures) }))
}

/** Ids of the trash, the latest first, with when each came there. */
export async function pageOfTrash(db: Db, { page, limit }: { page: number; limit: number }) {
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
}
