// Files to download on their way into the store and out to visitors: rows of the library like pictures, with no size in pixels.

import { createHash } from 'node:crypto'
import { NO_TEXT } from '#contract/content/blank.ts'
import type { FileType } from '#contract/media/download.ts'
import type { Files } from '#server/parts/files/files.ts'
import type { Db } from '#server/storage/open.ts'

const COLUMNS = ['id', 'key', 'name', 'type', 'bytes', 'created_at'] as const

/** Stores a file whose type was judged before and answers its key; the same bytes twice are one file and one row. */
export async function keepFile(
  { db, files }: { db: Db; files: Files },
  given: { bytes: Uint8Array; name: string; type: FileType },
  by: number | null,
  at: number,
): Promise<string> {
  const { bytes, type } = given
  const key = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${type}`
  if (!(await files.has(key))) await files.put(key, bytes)
  await db
    .insertInto('media')
    .values({
      key,
      file_key: key,
      // Chosen by name where a record offers it, not in the library of pictures.
      library: 0,
      name: given.name.slice(-200),
      type,
      bytes: bytes.length,
      width: 0,
      height: 0,
      alt: JSON.stringify(NO_TEXT),
      version: 1,
      created_at: at,
      created_by: by,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return key
}

/** The stored file with this id; none when it is gone. */
export const filesById = (db: Db, id: number) =>
  db
    .selectFrom('media')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('width', '=', 0)
    .where('trashed_at', 'is', null)
    .execute()

/** The stored files with these keys, in the order of the keys; those that are gone are left out. */
export async function filesOf(db: Db, keys: readonly string[]) {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('media')
    .select(COLUMNS)
    .where('key', 'in', [...new Set(keys)])
    .where('width', '=', 0)
    .where('trashed_at', 'is', null)
    .execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}
