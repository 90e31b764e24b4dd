// What a command of `npm run admin` is, and what all of them need.
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Progress } from '#server/parts/backup/place.ts'
import { SQLITE_FILE } from '#server/parts/monitoring/database-readings.ts'
import { openSqlite, type Storage } from '#server/storage/open.ts'

/** `told` is one line; `progress` is a bar on a screen, and a line for each step elsewhere. */
export type Tools = { config: Config; say: (told: string) => void; progress: Progress }
export type Options = Readonly<Record<string, string | boolean | undefined>>
export type Command = {
  /** The words behind its name. */
  takes: string
  does: string
  /** How many words it takes behind its name, at least and at most. */
  words: readonly [least: number, most: number]
  /** What is said with two dashes: whether a value follows, and what it does. */
  options?: Readonly<Record<string, { type: 'string' | 'boolean'; does: string }>>
  /** It opens a whole site, which has the languages and kinds of the store. */
  site?: true
  /** Throws `StoreRefused` with a line for the operator; answers whether all is well. */
  run: (words: readonly string[], tools: Tools, options: Options) => Promise<boolean>
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
