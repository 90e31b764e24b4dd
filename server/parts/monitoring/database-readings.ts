// What the database says of itself: how long the smallest query takes, how large it is, which version it has.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Storage } from '#server/storage/open.ts'

export type DatabaseReadings = ReturnType<typeof createDatabaseReadings>

/** The SQLite file in a data folder. */
export const SQLITE_FILE = 'site.sqlite'

/** Readings of `storage`, whose SQLite file, if it is one, lies in `folder`; `clock` is in milliseconds. */
export function createDatabaseReadings(storage: Storage, folder: string, clock: () => number) {
  const { db, database } = storage
  return {
    kind: database,

    async latency() {
      const begin = clock()
      await sql`select 1`.execute(db)
      return clock() - begin
    },

    async version() {
      const { rows } =
        database === 'sqlite'
          ? await sql<{ version: string }>`select sqlite_version() as version`.execute(db)
          : await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
      return rows[0]?.version ?? null
    },

    /** With what SQLite has written ahead and not yet folded in. */
    async size() {
      if (database === 'sqlite') {
        const file = join(folder, SQLITE_FILE)
        const sizes = await Promise.all([sizeOf(file), sizeOf(`${file}-wal`)])
        return sizes.reduce((sum, size) => sum + size, 0)
      }
      const { rows } = await sql<{
        size: number
      }>`select pg_database_size(current_database()) as size`.execute(db)
      return rows[0]?.size ?? null
    },
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch (error) {
    // Without anything written ahead there is no such file.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}
