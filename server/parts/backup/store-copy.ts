// The store as it is at one moment, as one SQLite file whichever database it lies in, and what its tables hold.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SQLITE_FILE } from '#server/parts/monitoring/database-readings.ts'
import { type Moved, moveStore, sumUp } from '#server/parts/moving/move-store.ts'
import { versionOf } from '#server/storage/migrate.ts'
import { openSqlite, type Storage, StoreRefused } from '#server/storage/open.ts'
import { copySqliteFile } from '#server/storage/sqlite/sqlite-copy.ts'
import type { Progress } from './place.ts'
import type { Shelf } from './shelf.ts'

/** `uploads` are what the site keeps beside its store. */
export type Source = { storage: Storage; dataDir: string; uploads: Shelf }
export type Copied = { version: number; tables: Moved[] }

/** Writes it to `file`, while others go on writing to the store. Throws `StoreRefused`. */
export async function copyStore(
  { storage, dataDir }: Pick<Source, 'storage' | 'dataDir'>,
  file: string,
  progress: Progress,
): Promise<Copied> {
  const isSqlite = storage.database === 'sqlite'
  if (isSqlite) await copySqlite(join(dataDir, SQLITE_FILE), file)
  const copy = openSqlite(file, { check: false })
  try {
    const tables = isSqlite
      ? await sumUp(copy)
      : await moveStore(storage, copy, (table, rows) => progress(`store, ${table}`, rows))
    return { version: await versionOf(copy.db), tables }
  } finally {
    await copy.close()
  }
}

async function copySqlite(file: string, target: string) {
  if (!existsSync(file)) throw new StoreRefused(`There is no store at ${file}; DATA_DIR says where it lies.`)
  await copySqliteFile(file, target).catch((error: Error) => {
    throw new StoreRefused(`The database file ${file} cannot be copied (${error.message}).`)
  })
}
