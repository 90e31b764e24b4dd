// Compares stored pictures with their names, which begin as the SHA-256 of their bytes does.
import type { Files } from '#server/parts/files/files.ts'
import { hashOf } from '#server/parts/twin/content-store.ts'
import type { Db } from '#server/storage/open.ts'
import type { Alien } from './compare-pages.ts'

/** Pictures of one look: they are read as a whole. */
const AT_ONCE = 20
const NAMED = 40

/** Goes through the pictures in turn, some at each call. */
export function createComparePictures(db: Db, files: Pick<Files, 'read'>) {
  let after = 0
  return async function look(): Promise<{ looked: string[]; alien: Alien[] }> {
    const rows = await db
      .selectFrom('media')
      .select(['id', 'file_key'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    after = rows.length < AT_ONCE ? 0 : (rows.at(-1)?.id ?? 0)
    const alien: Alien[] = []
    for (const { file_key: key } of rows) {
      // One that is missing, or cannot be read, is told of by others.
      const bytes = await files.read(key).catch(() => null)
      const hash = bytes && hashOf(bytes)
      if (hash && !key.startsWith(`${hash.slice(0, NAMED)}.`)) alien.push({ address: key, hash })
    }
    return { looked: rows.map((row) => row.file_key), alien }
  }
}
