// Whether a server is using a store, for whoever would move or replace it. A lock tells, which goes with the process however it
// ends; the store itself is not written to.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SQLITE_FILE } from '#server/parts/monitoring/database-readings.ts'
import { WATCH_NAME } from '#server/storage/postgres/channel.ts'
import { makePrivateFile } from '#server/storage/sqlite/private-files.ts'

type Place = { dataDir: string; listenUrl: string | undefined }

const FILE = `${SQLITE_FILE}.in-use`
const WAIT_MS = 5_000

/** Says that this process uses the SQLite store of the folder, until it ends; others may say so as well. */
export function noteUse(dataDir: string): () => void {
  const file = join(dataDir, FILE)
  makePrivateFile(file)
  const lock = new DatabaseSync(file, { timeout: WAIT_MS })
  // A transaction that has read holds the lock that readers share.
  lock.exec('create table if not exists used (by text); begin; select count(*) from used')
  lock.prepare('select count(*) from used').get()
  return () => lock.close()
}

/** Whether a server uses it, on this machine or, with PostgreSQL, on any. */
export async function isInUse({ dataDir, listenUrl }: Place): Promise<boolean> {
  return listenUrl === undefined ? isLocked(join(dataDir, FILE)) : hasNodes(listenUrl)
}

function isLocked(file: string): boolean {
  if (!existsSync(file)) return false
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return false
  } catch {
    return true
  } finally {
    lock.close()
  }
}

/** Every node has a connection that watches. */
async function hasNodes(url: string): Promise<boolean> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ nodes: string }>(
      'select count(*) as nodes from pg_stat_activity where application_name = $1 and datname = current_database()',
      [WATCH_NAME],
    )
    return Number(rows[0]?.nodes) > 0
  } finally {
    await client.end()
  }
}
