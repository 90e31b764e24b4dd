import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import { nameAt } from '#server/parts/backup/manifest.ts'
import { bringMedia } from '#server/parts/backup/media.ts'
import { backupPlace, uploadsShelf } from '#server/parts/backup/place.ts'
import { checkBackup, chooseBackup, compareTables, takeOutStore } from '#server/parts/backup/restore.ts'
import { BackupDamaged } from '#server/parts/backup/sealing.ts'
import { SQLITE_FILE } from '#server/parts/monitoring/database-readings.ts'
import { holdsContent, moveStore } from '#server/parts/moving/move-store.ts'
import { isInUse } from '#server/parts/moving/presence.ts'
import { migrate } from '#server/storage/migrate.ts'
import { openSqlite, type Storage, StoreRefused } from '#server/storage/open.ts'
import { makePrivateFolder, PRIVATE_FOLDER } from '#server/storage/sqlite/private-files.ts'
import { AT, untilOf } from './chosen-backup.ts'
import { type Command, openPostgresAt, type Tools } from './command.ts'

const TAKEN_OUT = 'restoring.sqlite'
const ASIDE = 'before_restore_'

export const restore: Command = {
  takes: '[--from place]',
  does: 'brings the newest backup of that place or BACKUP_TO back, into an empty store; stop the site first',
  words: [0, 0],
  options: {
    from: { type: 'string', does: '<place> where the backups lie: a folder or s3://bucket' },
    ...AT,
    'set-aside': { type: 'boolean', does: 'puts a store that is there already aside instead of refusing' },
  },
  async run(_, tools, options) {
    const { config, say, progress } = tools
    const { dataDir } = config
    const place = backupPlace(config, options.from as string | undefined)
    makePrivateFolder(dataDir, (name) => name.startsWith(SQLITE_FILE))
    if (await isInUse(config)) throw new StoreRefused('A server is using this store: stop it first.')
    const setAside = await wayAside(config, options['set-aside'] === true)
    const manifest = await chooseBackup(place, untilOf(options))
    const wrong = await checkBackup(place, manifest, progress)
    const file = join(dataDir, TAKEN_OUT)
    try {
      if (wrong.length === 0) {
        await takeOutStore(place, manifest, file)
        const copy = openSqlite(file)
        wrong.push(...(await compareTables(copy, manifest)))
        // Whoever held something then holds it no more.
        await copy.db.deleteFrom('lease').execute()
        await copy.close()
      }
      if (wrong.length > 0)
        throw new BackupDamaged(
          `The backup ${manifest.name} cannot be relied on, and nothing was touched:\n${wrong.join('\n')}`,
        )
      // The store last: until then a broken-off restore can be begun anew, and goes on with the uploads it has.
      await bringMedia(place, uploadsShelf(config), manifest, (done, all) => progress('uploads', done, all))
      const aside = await setAside()
      await putBack(file, tools)
      const { name, media, tables } = manifest
      const rows = tables.reduce((sum, one) => sum + one.rows, 0)
      say(`The backup ${name} is back: ${rows} rows and ${media.length} uploads, each with the sum it had.`)
      if (aside) say(`What was there before is ${aside}.`)
      say(
        'Secrets open with the SECRET_KEY or secret.key of that time. Mail that waited then is sent at the start.',
      )
      return true
    } finally {
      for (const end of ['', '-wal', '-shm']) await rm(`${file}${end}`, { force: true })
    }
  },
}

/** Throws `StoreRefused` where something is that may not be put aside; what it answers does so, and says where it is then. */
async function wayAside({ dataDir, listenUrl }: Config, may: boolean): Promise<() => Promise<string | null>> {
  const refuse = (place: string) =>
    new StoreRefused(`There is a store ${place} already: --set-aside puts it aside.`)
  const name = nameAt(Date.now())
  if (listenUrl === undefined) {
    const file = join(dataDir, SQLITE_FILE)
    if (!existsSync(file)) return async () => null
    if (!may) throw refuse(`in ${dataDir}`)
    return async () => {
      const folder = join(dataDir, `before-restore-${name}`)
      await mkdir(folder, { mode: PRIVATE_FOLDER })
      // What was written ahead belongs to the file: left behind it would be played into the restored one.
      for (const end of ['', '-wal', '-shm'])
        if (existsSync(`${file}${end}`)) await rename(`${file}${end}`, join(folder, `${SQLITE_FILE}${end}`))
      return `in ${folder}`
    }
  }
  const storage = await openPostgresAt(listenUrl)
  try {
    if (!(await isFilled(storage))) return async () => null
    if (!may) throw refuse('in that database')
  } finally {
    await storage.close()
  }
  return () => setSchemaAside(listenUrl, `${ASIDE}${name.toLowerCase()}`)
}

async function isFilled({ db }: Storage): Promise<boolean> {
  const { rows } = await sql<{ there: string | null }>`select to_regclass('user_account') as there`.execute(
    db,
  )
  return rows[0]?.there !== null && holdsContent(db)
}

async function setSchemaAside(url: string, name: string): Promise<string> {
  const storage = await openPostgresAt(url)
  try {
    await storage.db.transaction().execute(async (within) => {
      const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(within)
      const schema = rows[0]?.schema ?? 'public'
      await sql`alter schema ${sql.ref(schema)} rename to ${sql.ref(name)}`.execute(within)
      await sql`create schema ${sql.ref(schema)}`.execute(within)
    })
    return `in the schema ${name}`
  } finally {
    await storage.close()
  }
}

async function putBack(file: string, { config: { dataDir, listenUrl }, progress }: Tools) {
  if (listenUrl === undefined) return rename(file, join(dataDir, SQLITE_FILE))
  const copy = openSqlite(file, { check: false })
  const storage = await openPostgresAt(listenUrl)
  try {
    // Both are of the version of this program then.
    await migrate(copy)
    await moveStore(copy, storage, (table, rows) => progress(`store, ${table}`, rows))
  } finally {
    await Promise.all([copy.close(), storage.close()])
  }
}
