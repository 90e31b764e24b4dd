// What lies in the data folder and in backups is nobody's but the owner's, and what is deleted is gone.
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { backUp } from '#server/parts/backup/backup.ts'
import { backupPlace, uploadsShelf } from '#server/parts/backup/place.ts'
import { freshDatabase } from '#server/testing/stores/fresh-database.ts'

const database = process.env.TEST_DATABASE === 'postgres' ? await freshDatabase() : null
const room = mkdtempSync(join(tmpdir(), 'site-private-'))
afterAll(async () => {
  await database?.drop()
  rmSync(room, { recursive: true, force: true })
})
const config = (folder: string) =>
  readConfig({ DATA_DIR: folder, DATABASE_URL: database?.url, LOG_LEVEL: 'silent' })
const rights = (path: string) => (statSync(path).mode & 0o777).toString(8)
const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

test('the data folder and every file in it are private from the first moment, and so are backups', async () => {
  const [data, backup] = [join(room, 'data'), join(room, 'backup')]
  const parts = await openParts(config(data))
  expect(rights(data)).toBe('700')
  if (!database)
    expect(filesIn(data)).toEqual(
      expect.arrayContaining(['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm']),
    )
  for (const name of filesIn(data)) expect([name, rights(join(data, name))]).toEqual([name, '600'])
  await parts.storage.copyTo(join(data, 'copy'))
  if (!database) expect(rights(join(data, 'copy'))).toBe('600')
  const own = readConfig({ DATA_DIR: data, BACKUP_TO: backup })
  const how = { now: Date.now, program: '1', progress: () => {} }
  const { manifest } = await backUp(
    { storage: parts.storage, dataDir: data, uploads: uploadsShelf(own) },
    backupPlace(own),
    how,
  )
  const store = join(backup, 'stores', `${manifest.name}.sqlite`)
  expect([rights(backup), rights(store)]).toEqual(['700', '600'])
  await closeParts(parts)
})

test('what an earlier version left open is closed at the next start', async () => {
  const data = join(room, 'open')
  await closeParts(await openParts(config(data)))
  const copy = join(data, 'site.sqlite.before-upgrade-from-9')
  writeFileSync(copy, 'old')
  mkdirSync(join(data, 'more'))
  for (const name of filesIn(data)) chmodSync(join(data, name), 0o644)
  chmodSync(data, 0o755)
  const parts = await openParts(config(data))
  expect(rights(data)).toBe('700')
  for (const name of filesIn(data)) expect([name, rights(join(data, name))]).toEqual([name, '600'])
  await closeParts(parts)
})

test.skipIf(database !== null)('what is wiped does not stay in the file of the store', async () => {
  const data = join(room, 'wiped')
  const parts = await openParts(config(data))
  const secret = 'a-secret-that-must-not-stay-behind-'.repeat(200)
  const { db } = parts.storage
  await db.insertInto('setting').values({ name: 'x', value: secret, version: 1, updated_at: 0 }).execute()
  await db.deleteFrom('setting').where('name', '=', 'x').execute()
  await closeParts(parts)
  expect(readFileSync(join(data, 'site.sqlite')).includes('must-not-stay-behind')).toBe(false)
})
