// Pictures on their way into the store, the file first and then the row that names it, and as staff see them.

import { createHash } from 'node:crypto'
import { storedText } from '#contract/fields/walk.ts'
import type { Text } from '#contract/languages/language.ts'
import { STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Media, UPLOAD_OUTCOMES } from '#contract/media/media.ts'
import type { Files } from '#server/parts/files/files.ts'
import { PLAIN, shownKey, type View } from '#server/parts/images/image-view.ts'
import type { Images } from '#server/parts/images/images.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import type { Flag } from '#server/storage/tables/content-tables.ts'
import { keepMediaWords } from './media-words.ts'

/** Held by every write that decides which picture has which bytes. */
export const MEDIA_LOCK = 'media'

const COLUMNS = [
  'media.id',
  'key',
  'file_key',
  'name',
  'type',
  'bytes',
  'width',
  'height',
  'alt',
  'media.version',
  'media.created_at',
  'folder_id',
  'focal_x',
  'focal_y',
  'crop',
  'media.trashed_at',
  'username',
] as const

type Given = {
  bytes: Uint8Array
  name: string
  alt: Text
  folderId?: number | null
  /** An avatar is kept like any picture, but stands in no library. */
  avatar?: true
}
type Kept = { id: number; key: string; outcome: (typeof UPLOAD_OUTCOMES)[number] }

/**
 * Judges, cleans and stores a picture; throws what `images.accept` refuses. The same picture twice is one file and one
 * row, which stays as it is; one that lay in the trash comes out of it.
 */
export async function keepPicture(
  { storage, files, images }: { storage: Storage; files: Files; images: Images },
  given: Given,
  by: number | null,
  at: number,
): Promise<Kept> {
  const { bytes, key: file, ...shape } = await images.accept(given.bytes)
  // A row that names no file would be a broken picture, a file without a row is only space.
  if (!(await files.has(file))) await files.put(file, bytes)
  const kept = await storage.db.transaction().execute(async (within): Promise<Kept> => {
    await storage.exclusive(within, MEDIA_LOCK)
    const there = await takeThere(within, file, given.avatar === true)
    if (there) return there
    const key = await freeKey(within, file)
    const { id } = await within
      .insertInto('media')
      .values({
        ...shape,
        key,
        file_key: file,
        name: nameOf(given.name),
        bytes: bytes.length,
        alt: JSON.stringify(given.alt),
        undescribed: undescribed(given.alt),
        library: given.avatar ? 0 : 1,
        folder_id: given.folderId ?? null,
        version: 1,
        created_at: at,
        created_by: by,
        trashed_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await keepMediaWords(within, id, { name: given.name, alt: given.alt, tags: [] })
    return { id, key, outcome: 'new' }
  })
  // Whoever emptied the trash meanwhile may have taken the file along.
  if (!(await files.has(file))) await files.put(file, bytes)
  return kept
}

const nameOf = (given: string) => given.replaceAll(/[\0\r\n]/g, ' ').slice(-200)

/** The picture that has these bytes already, out of the trash and in the library if that is where it shall be. */
async function takeThere(db: Db, file: string, avatar: boolean): Promise<Kept | null> {
  const row = await db
    .selectFrom('media')
    .select(['id', 'key', 'library', 'trashed_at'])
    .where('file_key', '=', file)
    .orderBy('id')
    .executeTakeFirst()
  if (!row) return null
  const { id, key } = row
  if (avatar) return { id, key, outcome: 'there' }
  if (row.library === 0 || row.trashed_at !== null) {
    await db.updateTable('media').set({ library: 1, trashed_at: null }).where('id', '=', id).execute()
  }
  return { id, key, outcome: row.library === 0 ? 'new' : row.trashed_at === null ? 'there' : 'recovered' }
}

/** The hash of the bytes; a picture that had them first and was replaced keeps it, and then another one is made. */
async function freeKey(db: Db, file: string): Promise<string> {
  for (let key = file; ; ) {
    const taken = await db.selectFrom('media').select('id').where('key', '=', key).executeTakeFirst()
    if (!taken) return key
    key = `${createHash('sha256').update(key).digest('hex').slice(0, 40)}${file.slice(40)}`
  }
}

/** Whether some language has no alternative text, as the column has it. */
export const undescribed = (alt: Text): Flag =>
  STAFF_LANGUAGES.some((language) => alt[language] === '') ? 1 : 0

/** How a picture is cut, out of its row. */
export const viewOf = (row: { focal_x: number; focal_y: number; crop: string }): View => ({
  focal: { x: row.focal_x, y: row.focal_y },
  crop: row.crop === '' ? null : JSON.parse(row.crop),
})

type By = { key: string } | { id: number }
export type PictureAsStaff = Media & { trashedAt: number | null }

/** The picture with this key or id as staff see it, or null. */
export async function findPicture(db: Db, by: By): Promise<PictureAsStaff | null> {
  const rows = await ('key' in by
    ? rowsOf(db).where('key', '=', by.key)
    : rowsOf(db).where('media.id', '=', by.id)
  ).execute()
  return (await present(db, rows))[0] ?? null
}

/** These pictures as staff see them, in this order; those that are gone are left out. */
export async function findPictures(db: Db, ids: readonly number[]): Promise<PictureAsStaff[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(db).where('media.id', 'in', ids).execute()
  const found = new Map((await present(db, rows)).map((picture) => [picture.id, picture]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

const rowsOf = (db: Db) =>
  db.selectFrom('media').leftJoin('user_account', 'user_account.id', 'media.created_by').select(COLUMNS)
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

async function present(db: Db, rows: Row[]): Promise<PictureAsStaff[]> {
  const ids = rows.map(({ id }) => id)
  const tagged =
    ids.length === 0
      ? []
      : await db.selectFrom('media_tag').selectAll().where('media_id', 'in', ids).orderBy('tag').execute()
  return rows.map((row) => {
    const view = viewOf(row)
    return {
      id: row.id,
      version: row.version,
      key: row.key,
      shown: shownKey(row.file_key, view),
      whole: shownKey(row.file_key, PLAIN),
      name: row.name,
      type: row.type,
      bytes: row.bytes,
      width: row.width,
      height: row.height,
      alt: storedText(row.alt),
      folderId: row.folder_id,
      tags: tagged.filter(({ media_id }) => media_id === row.id).map(({ tag }) => tag),
      ...view,
      createTime: new Date(row.created_at).toISOString(),
      by: row.username,
      trashedAt: row.trashed_at,
    }
  })
}
