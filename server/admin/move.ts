import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SQLITE_FILE } from '#server/parts/monitoring/database-readings.ts'
import { moveStore } from '#server/parts/moving/move-store.ts'
import { isInUse } from '#server/parts/moving/presence.ts'
import { openSqlite, StoreRefused } from '#server/storage/open.ts'
import { makePrivateFolder } from '#server/storage/sqlite/private-files.ts'
import { type Command, openPostgresAt, openStore } from './command.ts'

export const move: Command = {
  takes: '<postgres://… | folder>',
  does: 'copies the whole store to an empty PostgreSQL, or to a SQLite file in that folder; stop the site first',
  words: [1, 1],
  options: {
    force: {
      type: 'boolean',
      does: 'also while a server is using the store: what it writes meanwhile is lost',
    },
  },
  async run([target = ''], { config, say, progress }, { force }) {
    const isPostgres = /^postgres(ql)?:\/\//.test(target)
    if (isPostgres === (config.databaseUrl !== undefined))
      throw new StoreRefused('The store moves from SQLite to PostgreSQL or back: name the other of the two.')
    if (!isPostgres && existsSync(join(target, SQLITE_FILE)))
      throw new StoreRefused(`There is a store in ${target} already.`)
    if (!force && (await isInUse(config)))
      throw new StoreRefused('A server is using this store: stop it first, or say --force.')
    const from = await openStore(config)
    const to = isPostgres ? await openPostgresAt(target) : openSqlite(fileIn(target))
    try {
      const moved = await moveStore(from, to, (table, rows) => progress(`tables, ${table}`, rows))
      const rows = moved.reduce((sum, one) => sum + one.rows, 0)
      say(`${moved.length} tables with ${rows} rows are there, counted and summed up on both sides.`)
      say(
        isPostgres
          ? 'Start the site with DATABASE_URL set to it; uploads stay in DATA_DIR.'
          : 'Start the site without DATABASE_URL and with DATA_DIR set to that folder; copy `files` and `secret.key` there.',
      )
      return true
    } finally {
      await Promise.all([from.close(), to.close()])
    }
  },
}

function fileIn(folder: string): string {
  makePrivateFolder(folder, (name) => name.startsWith(SQLITE_FILE))
  return join(folder, SQLITE_FILE)
}
