// Pictures on their way into the store: the file first, then the row that names it.
import type { Text } from '#contract/language.ts'
import type { Files } from '#server/parts/files.ts'
import type { Images } from '#server/parts/images.ts'
import type { Db } from '#server/storage/open.ts'

const COLUMNS = [
  'id',
  'key',
  'name',
  'type',
  'bytes',
  'width',
  'height',
  'alt',
  'version',
  'created_at',
] as const

/**
 * Judges, cleans and stores a picture and answers its key; throws what `images.accept` refuses. The same picture
 * twice is one file and one row, and the first row stays as it is.
 */
export async function keepPicture(
  { db, files, images }: { db: Db; files: Files; images: Images },
  given: { bytes: Uint8Array; name: string; alt: Text },
  by: number | null,
  at: number,
): Promise<string> {
  const { bytes, ...picture } = await images.accept(given.bytes)
  // A row that names no file would be a broken picture, a file without a row is only space.
  if (!(await files.has(picture.key))) await files.put(picture.key, bytes)
  await db
    .insertInto('media')
    .values({
      ...picture,
      name: given.name.slice(-200),
      bytes: bytes.length,
      alt: JSON.stringify(given.alt),
      version: 1,
      created_at: at,
      created_by: by,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return picture.key
}

/** The picture with this key as staff see it, or null. */
export async function findPicture(db: Db, by: { key: string } | { id: number }) {
  const rows = db.selectFrom('media').select(COLUMNS)
  const row = await ('key' in by
    ? rows.where('key', '=', by.key)
    : rows.where('id', '=', by.id)
  ).executeTakeFirst()
  if (!row) return null
  const alt: Text = JSON.parse(row.alt)
  return { ...row, alt, createTime: new Date(row.created_at).toISOString() }
}
