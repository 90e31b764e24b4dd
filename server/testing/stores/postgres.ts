// Starts one real PostgreSQL for the tests of the project `postgres`; its address is in TEST_POSTGRES_URL, and the name of
// a database that has all tables, to be copied, in TEST_POSTGRES_TABLES.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { migrate } from '#server/storage/migrate.ts'
import { openPostgres } from '#server/storage/postgres/open-postgres.ts'
import { freshDatabase } from './fresh-database.ts'

const KEEPER = fileURLToPath(new URL('postgres-keeper.ts', import.meta.url))

/** Called by vitest before the first test; what it answers is called after the last. */
export async function setup(): Promise<() => Promise<void>> {
  const keeper = spawn(process.execPath, [KEEPER], { detached: true, stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = once(keeper, 'exit')
  let complaint = ''
  keeper.stderr.on('data', (part) => {
    complaint += part
  })
  const first = await Promise.race([once(createInterface(keeper.stdout), 'line'), once(keeper, 'close')])
  if (typeof first[0] !== 'string') throw new Error(`PostgreSQL did not start: ${complaint}`)
  process.env.TEST_POSTGRES_URL = first[0]
  process.env.TEST_POSTGRES_TABLES = await makeTables()
  return async () => {
    keeper.stdin.end()
    await ended
  }
}

async function makeTables(): Promise<string> {
  const { url } = await freshDatabase()
  const storage = openPostgres(url)
  await migrate(storage)
  await storage.close()
  return new URL(url).pathname.slice(1)
}
