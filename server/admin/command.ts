// What a command of `npm run admin` is, and what all of them need.
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { SQLITE_FILE } from '#server/parts/monitoring/database-readings.ts'
import { openSqlite, type Storage } from '#server/storage/open.ts'

/** `told` is one line; `progress` takes the place of the line before on a screen, and is not said elsewhere. */
export type Tools = { config: Config; say: (told: string) => void; progress: (told: string) => void }
export type Command = {
  /** The words behind `npm run admin --`. */
  usage: string
  does: string
  /** How many words it takes behind its name. */
  words: number
  /** Throws `StoreRefused` with a line for the operator; answers whether all is well. */
  run: (words: readonly string[], tools: Tools) => Promise<boolean>
}

/** The store of the configuration, beside a server that may be using it. */
export async function openStore({ dataDir, listenUrl }: Config): Promise<Storage> {
  if (listenUrl) return openPostgresAt(listenUrl)
  return openSqlite(join(dataDir, SQLITE_FILE), { check: false })
}

export async function openPostgresAt(url: string): Promise<Storage> {
  const { reachPostgres } = await import('#server/storage/postgres/reach-postgres.ts')
  const { openPostgres } = await import('#server/storage/postgres/open-postgres.ts')
  await reachPostgres(url, 0, () => {})
  return openPostgres(url)
}
