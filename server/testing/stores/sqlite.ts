// Makes one SQLite file that has all tables, to be copied by the tests of the project `sqlite`; its name is in TEST_SQLITE_TABLES.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/storage/migrate.ts'
import { openSqlite } from '#server/storage/open.ts'

/** Called by vitest before the first test; what it answers is called after the last. */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-tables-'))
  const file = join(folder, 'site.sqlite')
  const storage = openSqlite(file)
  await migrate(storage)
  await storage.close()
  process.env.TEST_SQLITE_TABLES = file
  return () => rmSync(folder, { recursive: true, force: true })
}
