// Backups in a bucket of a real S3, of a site whose uploads lie in another one.
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { openBucket } from '#server/parts/files/bucket.ts'
import { openSqlite } from '#server/storage/open.ts'
import { hasS3, startS3 } from '#server/testing/stores/s3-program.ts'
import { backUp } from './backup.ts'
import { bucketShelf } from './bucket-shelf.ts'
import { backupsOn } from './manifest.ts'
import { bringMedia } from './media.ts'
import { backupPlace, uploadsShelf } from './place.ts'
import { checkBackup, chooseBackup, compareTables, takeOutStore } from './restore.ts'
import { newKey } from './sealing.ts'

const MB = 1024 * 1024
const PICTURE = `${'a'.repeat(40)}.jpg`
const quiet = () => {}

test('a bucket of backups is named as an address, and takes what it lacks from that of the uploads', () => {
  const uploads = { S3_BUCKET: 'uploads', S3_KEY: 'k', S3_SECRET: 's', S3_REGION: 'eu-west-1' }
  const site = readConfig({ ...uploads, BACKUP_TO: 's3://backups/site', BACKUP_S3_KEY: 'other' })
  expect(site.backup.account).toMatchObject({ key: 'other', secret: 's', region: 'eu-west-1' })
  expect(backupPlace(site).shelf.name).toBe('s3://backups/site')
  expect(() => backupPlace(readConfig({ ...uploads, BACKUP_TO: 's3://uploads/backups' }))).toThrow(
    'uploads is the bucket of the uploads',
  )
  expect(() => readConfig({ BACKUP_TO: 's3://backups' })).toThrow('BACKUP_S3_KEY is wrong')
})

describe.skipIf(!hasS3())('a bucket', () => {
  let s3: Awaited<ReturnType<typeof startS3>>
  const room = mkdtempSync(join(tmpdir(), 'site-bucket-backup-'))
  beforeAll(async () => {
    s3 = await startS3()
    await fetch(`${s3.settings.S3_ENDPOINT}/backups`, { method: 'PUT' })
  })
  afterAll(async () => {
    await s3?.close()
    rmSync(room, { recursive: true, force: true })
  })
  const configOf = (folder: string, more: Record<string, string> = {}) =>
    readConfig({
      ...s3.settings,
      DATA_DIR: join(room, folder),
      BACKUP_TO: 's3://backups/site',
      LOG_LEVEL: 'silent',
      ...more,
    })
  const shelfIn = (folder: string) => {
    const { account } = configOf(folder).backup
    return bucketShelf(openBucket({ ...account, bucket: 'backups' }), 'backups', `${folder}/`)
  }

  test('what is large goes there in parts and comes back as it was; what breaks off leaves nothing', async () => {
    const shelf = shelfIn('large')
    const bytes = randomBytes(33 * MB)
    const pieces = Array.from({ length: 33 }, (_, at) => bytes.subarray(at * MB, (at + 1) * MB))
    expect(await shelf.write('stores/one', Readable.from(pieces))).toBe(bytes.length)
    expect(s3.asked.filter(({ url }) => url.includes('partNumber='))).toHaveLength(3)
    const read = await shelf.read('stores/one')
    const sum = (of: Buffer) => createHash('sha256').update(of).digest('hex')
    expect(sum(await buffer(read ?? Readable.from([])))).toBe(sum(bytes))

    async function* breaking() {
      yield* pieces
      throw new Error('the store is gone')
    }
    await expect(shelf.write('stores/two', Readable.from(breaking()))).rejects.toThrow('the store is gone')
    expect([...(await shelf.list('stores'))]).toEqual([['stores/one', bytes.length]])
    expect(s3.asked.some(({ method, url }) => method === 'DELETE' && url.includes('uploadId='))).toBe(true)
    // Strict ones know no deletion in bulk.
    expect(s3.asked.some(({ url }) => url.includes('?delete'))).toBe(false)
    await shelf.remove('stores/one')
    expect((await shelf.list('stores')).size).toBe(0)
    expect(await shelf.read('stores/one')).toBeNull()
  })

  test('a site whose uploads lie in a bucket is backed up to another one, encrypted, and comes back', async () => {
    const config = configOf('data', { BACKUP_KEY: await newKey() })
    const parts = await openParts(config)
    await parts.files.put(PICTURE, Buffer.from('a picture'))
    const place = backupPlace(config)
    const source = { storage: parts.storage, dataDir: config.dataDir, uploads: uploadsShelf(config) }
    const how = { now: Date.now, program: '1', progress: quiet }
    expect((await backUp(source, place, how)).copied).toBe(1)
    expect((await backUp(source, place, how)).copied).toBe(0)
    // Of one day the newest stays.
    expect(await backupsOn(place.shelf)).toHaveLength(1)

    const manifest = await chooseBackup(place)
    expect(await checkBackup(place, manifest, quiet)).toEqual([])
    const file = join(room, 'taken-out.sqlite')
    await takeOutStore(place, manifest, file)
    const copy = openSqlite(file)
    expect(await compareTables(copy, manifest)).toEqual([])
    await copy.close()

    const own = await parts.files.read(PICTURE)
    await uploadsShelf(config).remove([...(await uploadsShelf(config).list('media')).keys()][0] ?? '')
    await bringMedia(place, uploadsShelf(config), manifest, quiet)
    expect(await parts.files.read(PICTURE)).toEqual(own)
    await closeParts(parts)

    const medium = [...(await place.shelf.list('media')).keys()][0] ?? ''
    await place.shelf.write(medium, Readable.from([Buffer.from('something else')]))
    expect(await checkBackup(place, manifest, quiet)).toEqual([expect.stringContaining('is damaged')])
  })
})
