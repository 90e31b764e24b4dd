// A backup is made, proven and brought back, and whatever happens to one is noticed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { proveBackup } from '#server/admin/prove.ts'
import { runWords } from '#server/admin/run-words.ts'
import { readConfig } from '#server/config.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { readBackupState } from '#server/parts/backup/backup-state.ts'
import { backupsOn, readManifest } from '#server/parts/backup/manifest.ts'
import { backupPlace } from '#server/parts/backup/place.ts'
import { chooseBackup, takeOutStore } from '#server/parts/backup/restore.ts'
import { newKey } from '#server/parts/backup/sealing.ts'
import { sumUp } from '#server/parts/moving/move-store.ts'
import { openSqlite } from '#server/storage/open.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { openDemoStore } from '#server/testing/demo-store.ts'
import { programs } from '#server/testing/program.ts'

// Sites are opened again and again.
vi.setConfig({ testTimeout: 120_000 })
const PROGRAM = fileURLToPath(new URL('../../admin/admin.ts', import.meta.url))
const KEY = await newKey()
const room = mkdtempSync(join(tmpdir(), 'site-backup-'))
const { place: newPlace, run } = programs()
afterAll(() => rmSync(room, { recursive: true, force: true }))

const to = join(room, 'backups')
const site = await newPlace()
const environment = { ...site, BACKUP_TO: to, BACKUP_KEY: KEY }
const config = readConfig(environment)
const web = builtWeb()
const parts = await openDemoStore(site.DATA_DIR ?? '', site)
afterAll(() => closeParts(parts))
const place = backupPlace(config)
const picture = (letter: string) => `${letter.repeat(40)}.jpg`

/** As `npm run admin` does, within this process. */
async function admin(words: string[], more: Record<string, string> = {}) {
  const said: unknown[] = []
  const tell = (told: unknown) => void said.push(told)
  const shell = { environment: { ...environment, ...more }, say: tell, complain: tell, progress: () => {} }
  const code = await runWords(words, shell)
  return { code, says: said.join('\n') }
}

/** The program itself, which works beside the site. */
async function program(words: string[]) {
  const { NODE_COMPILE_CACHE, PATH } = process.env
  const child = spawn(process.execPath, [PROGRAM, ...words], {
    env: { NODE_COMPILE_CACHE, PATH, ...environment },
  })
  let says = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      says += text
    })
  const [code] = await once(child, 'close')
  return { code, says }
}
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
const prove = () =>
  proveBackup({ config, storage: parts.storage, place, web, now: Date.now, progress: () => {} })
/** The tables without what the backup itself changes. */
const sums = async (storage: typeof parts.storage) =>
  (await sumUp(storage)).filter(({ table }) => table !== 'setting')

test('a store in use is backed up, encrypted, with each upload once, and is proven', async () => {
  await parts.files.put(picture('a'), Buffer.from('a picture'))
  const first = await program(['backup'])
  expect(first).toMatchObject({ code: 0, says: expect.stringMatching(/is whole: \d+ rows, \d+ uploads/) })
  for (const file of filesIn(to))
    expect(readFileSync(file).toString('latin1')).toMatch(/^age-encryption\.org/)
  await parts.files.put(picture('b'), Buffer.from('another one'))
  expect((await admin(['backup'])).says).toContain('(1 of them new)')
  expect(await prove()).toMatchObject({ wrong: [], seen: expect.stringContaining('6 pages open') })
  const { made, failed } = await readBackupState(parts.storage.db)
  expect([made?.name, failed]).toEqual([(await backupsOn(place.shelf))[0]?.name, null])
})

test('a site that is written to all the while is copied as it is at one moment', async () => {
  let turn = 0
  let isCopying = true
  const copying = program(['backup']).finally(() => {
    isCopying = false
  })
  // Three roles that always change together.
  while (isCopying) {
    turn += 1
    await parts.storage.db
      .updateTable('role')
      .set({ remark: `${turn}` })
      .execute()
  }
  expect(await copying).toMatchObject({ code: 0 })
  const file = join(room, 'taken-out.sqlite')
  await takeOutStore(place, await chooseBackup(place), file)
  const copy = openSqlite(file)
  expect(await copy.db.selectFrom('role').select('remark').distinct().execute()).toHaveLength(1)
  await copy.close()
})

test('what was backed up comes back with the same sums into an empty store, and into no other', async () => {
  const own = await newPlace()
  await parts.files.put(picture('a'), Buffer.from('a picture'))
  expect(await admin(['backup'])).toMatchObject({ code: 0 })
  const before = await sums(parts.storage)
  const back = await admin(['restore'], own)
  expect(back).toMatchObject({ code: 0, says: expect.stringContaining('each with the sum it had') })
  const restored = await openParts(readConfig(own))
  expect(await sums(restored.storage)).toEqual(before)
  expect((await restored.files.read(picture('a')))?.toString()).toBe('a picture')
  expect(await restored.operations.verify()).toMatchObject({ whole: true })
  await closeParts(restored)

  expect(await admin(['restore'], own)).toMatchObject({
    code: 1,
    says: expect.stringContaining('--set-aside'),
  })
  const aside = await admin(['restore', '--set-aside'], own)
  expect(aside).toMatchObject({ code: 0, says: expect.stringMatching(/there before is in/) })
  expect(await admin(['restore', '--at', '2001-01-01'], await newPlace())).toMatchObject({
    ...{ code: 4, says: expect.stringContaining('of that time or before') },
  })
})

test('neither a store that a server uses is replaced, nor one moved', async () => {
  const own = await newPlace()
  const { child, address, ended } = run(own)
  await address
  const refused = { code: 1, says: expect.stringContaining('A server is using this store') }
  expect(await admin(['restore', '--set-aside'], own)).toMatchObject(refused)
  const target = own.DATABASE_URL ? join(room, 'moved') : 'postgres://nowhere.invalid/site'
  expect(await admin(['move', target], own)).toMatchObject(refused)
  child.kill('SIGKILL')
  await ended
  // PostgreSQL notices a moment later.
  await wait(500)
  expect(await admin(['restore', '--set-aside'], own)).toMatchObject({ code: 0 })
})

test('another key, a changed byte, a cut file and a missing picture are found, each in clear words', async () => {
  const other = await admin(['verify'], { BACKUP_KEY: await newKey() })
  expect(other).toMatchObject({ code: 4, says: expect.stringContaining('another key than BACKUP_KEY') })
  expect(await admin(['verify'], { BACKUP_KEY: '' })).toMatchObject({
    ...{ code: 4, says: expect.stringContaining('BACKUP_KEY must be set') },
  })
  const [newest] = await backupsOn(place.shelf)
  const store = join(to, 'stores', `${newest?.name}.sqlite.age`)
  const medium = filesIn(join(to, 'media')).find((file) => file.includes(picture('a'))) ?? ''
  for (const [file, spoil, says] of [
    [store, (bytes: Buffer) => flip(bytes), 'The copy of the store is damaged'],
    [store, (bytes: Buffer) => bytes.subarray(0, 70_000), 'The copy of the store is damaged'],
    [medium, (bytes: Buffer) => flip(bytes), `${picture('a')} is damaged`],
    [medium, (bytes: Buffer) => bytes.subarray(0, bytes.length - 1), `${picture('a')} is damaged`],
    [medium, () => null, `${picture('a')} is missing`],
  ] as const) {
    const whole = readFileSync(file)
    const spoiled = spoil(whole)
    if (spoiled) writeFileSync(file, spoiled)
    else rmSync(file)
    expect((await prove()).wrong).toEqual([expect.stringContaining(says)])
    if (spoiled === null) {
      expect(await admin(['verify'])).toMatchObject({ code: 4, says: expect.stringContaining(says) })
      const own = await newPlace()
      const restored = await admin(['restore'], own)
      expect(restored).toMatchObject({ code: 4, says: expect.stringContaining('nothing was touched') })
      expect(existsSync(join(own.DATA_DIR ?? '', 'files'))).toBe(false)
    }
    writeFileSync(file, whole)
  }
  expect((await readBackupState(parts.storage.db)).unproven?.says).toContain('is missing')
  expect((await prove()).wrong).toEqual([])
})

/** Another last byte but some. */
function flip(bytes: Buffer): Buffer {
  const flipped = Buffer.from(bytes)
  flipped[bytes.length - 20] = (flipped[bytes.length - 20] ?? 0) ^ 1
  return flipped
}

test('a picture that is gone from the backup is copied again by the next one', async () => {
  const medium = filesIn(join(to, 'media')).find((file) => file.includes(picture('b'))) ?? ''
  truncateSync(medium, 3)
  expect((await admin(['backup'])).says).toContain('(1 of them new)')
  expect((await prove()).wrong).toEqual([])
})

test('a backup that is killed is none: the earlier one stays the newest, and the next one tidies up', async () => {
  const before = await backupsOn(place.shelf)
  for (let index = 0; index < 200; index++)
    await parts.files.put(`${index.toString(16).padStart(40, 'd')}.jpg`, Buffer.alloc(50_000, index))
  const { PATH } = process.env
  const child = spawn(process.execPath, [PROGRAM, 'backup'], { env: { PATH, ...environment } })
  const copied = () => filesIn(join(to, 'media')).filter((file) => file.includes('ddddd')).length
  while (copied() < 20) await wait(5)
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(copied()).toBeLessThan(200)
  expect(await backupsOn(place.shelf)).toEqual(before)
  expect((await prove().catch((error: Error) => error.message)) as string).toContain(
    'broke off less than two minutes ago',
  )
  await parts.storage.db.deleteFrom('lease').execute()
  expect((await prove()).wrong).toEqual([])
  expect(await admin(['backup'])).toMatchObject({ code: 0 })
  expect(filesIn(to).filter((file) => file.endsWith('.part'))).toEqual([])
  expect(filesIn(config.dataDir).filter((file) => /backup-|verify-/.test(file))).toEqual([])
  expect((await prove()).wrong).toEqual([])
  const [newest] = await backupsOn(place.shelf)
  const { media } = await readManifest(place.shelf, place.sealing, newest?.name ?? '')
  expect(media.filter(({ name }) => name.includes('ddddd'))).toHaveLength(200)
})

test('a backup that cannot be made says why', async () => {
  expect(await admin(['backup', join(config.dataDir, 'inside')])).toMatchObject({
    ...{ code: 1, says: expect.stringContaining('lies in the data folder') },
  })
  expect(await admin(['backup'], { BACKUP_TO: '' })).toMatchObject({
    code: 1,
    says: expect.stringContaining('BACKUP_TO'),
  })
})
