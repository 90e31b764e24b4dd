// What a key of `/image` stands for.
import type { ImageType } from '#server/parts/images/image-type.ts'
import { PLAIN, PLAIN_TOKEN, viewToken } from '#server/parts/images/image-view.ts'
import type { Found } from '#server/parts/images/pictures.ts'
import { viewOf } from '#server/publishing/media/media.ts'
import type { Db } from '#server/storage/open.ts'

const COLUMNS = ['media.file_key', 'media.focal_x', 'media.focal_y', 'media.crop'] as const
type Row = { file_key: string; focal_x: number; focal_y: number; crop: string }

/**
 * A media key stands for the picture as it is now. A key with a view stands for these bytes in this cut; one that is out
 * of date, as in a page kept by a browser, leads to the picture as it is now.
 */
export async function findShown(db: Db, key: string): Promise<Found | null> {
  const [, hash, token, type] = /^([0-9a-f]{40})(?:-([0-9a-f]{8}))?(\..+)$/.exec(key) ?? []
  const file = `${hash}${type}`
  const rows = db.selectFrom('media').select(COLUMNS)
  if (token === undefined) {
    const row = await rows.where('key', '=', key).executeTakeFirst()
    return row ? asItIs(row, false) : null
  }
  const row = await rows.where('file_key', '=', file).executeTakeFirst()
  if (row && token === viewToken(viewOf(row))) return asItIs(row, true)
  if (row && token === PLAIN_TOKEN) return plain(file)
  if (row) return asItIs(row, false)
  const replaced = await db
    .selectFrom('media_file')
    .innerJoin('media', 'media.id', 'media_file.media_id')
    .select(COLUMNS)
    .where('media_file.key', '=', file)
    .executeTakeFirst()
  if (!replaced) return null
  return token === PLAIN_TOKEN ? plain(file) : asItIs(replaced, false)
}

const asItIs = (row: Row, fixed: boolean): Found => ({
  file: row.file_key,
  type: typeOf(row.file_key),
  view: viewOf(row),
  fixed,
})
const plain = (file: string): Found => ({ file, type: typeOf(file), view: PLAIN, fixed: true })
const typeOf = (file: string) => file.slice(file.indexOf('.') + 1) as ImageType
