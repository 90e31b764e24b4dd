// Uploads between a folder and a bucket of a real S3.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { bucketOf, filesFolder } from '#server/parts/files/open-files-place.ts'
import { hasS3, startS3 } from '#server/testing/stores/s3-program.ts'
import { moveMedia } from './move-media.ts'

describe.skipIf(!hasS3())('moving uploads', () => {
  let s3: Awaited<ReturnType<typeof startS3>>
  const dataDir = mkdtempSync(join(tmpdir(), 'move-media-'))
  const note = join(dataDir, 'note')
  beforeAll(async () => {
    s3 = await startS3()
  })
  afterAll(async () => {
    await s3?.close()
    rmSync(dataDir, { recursive: true })
  })
  const paths = Array.from({ length: 12 }, (_, at) => `media/ab/${at}/file-${at}.pdf`)
  const uploads = () => s3.asked.filter(({ method }) => method === 'PUT').length
  const quiet = () => {}

  test('all of them arrive, what broke off goes on, what differs is copied again, and nothing is removed', async () => {
    const bucket = await bucketOf(readConfig(s3.settings))
    const folder = filesFolder({ dataDir })
    if (!bucket) throw new Error('no bucket')
    for (const path of paths) await folder.put(path, Buffer.from(`${path} says`))
    let puts = 0
    const broken = {
      ...bucket,
      put: (path: string, bytes: Uint8Array) =>
        ++puts > 5 ? Promise.reject(new Error('away')) : bucket.put(path, bytes),
    }
    await expect(moveMedia({ from: folder, to: broken, note }, quiet)).rejects.toThrow('away')
    const before = uploads()
    const steps: number[] = []
    const moved = await moveMedia({ from: folder, to: bucket, note }, (done) => steps.push(done))
    expect(moved).toMatchObject({ files: 12, wrong: [], copied: 7 })
    expect(steps.at(-1)).toBe(12)
    expect(uploads() - before).toBe(7)
    s3.asked.length = 0
    expect(await moveMedia({ from: folder, to: bucket, note }, quiet)).toMatchObject({ copied: 0, wrong: [] })
    // A list, and nothing is read again.
    expect(s3.asked.length).toBe(1)

    // Of the same size and other bytes: found by whoever compares anew.
    const [first = ''] = paths
    const size = readFileSync(join(dataDir, 'files', first)).length
    await bucket.put(first, Buffer.alloc(size))
    writeFileSync(note, '')
    expect(await moveMedia({ from: folder, to: bucket, note }, quiet)).toMatchObject({ copied: 1, wrong: [] })
    const found = await bucket.open(first)
    expect(found && (await buffer(found.body)).toString()).toBe(`${first} says`)
    for (const path of paths) expect(existsSync(join(dataDir, 'files', path))).toBe(true)
  })

  test('they come back, and what does not arrive as it was is told', async () => {
    const bucket = await bucketOf(readConfig(s3.settings))
    const other = mkdtempSync(join(tmpdir(), 'move-media-'))
    const folder = filesFolder({ dataDir: other })
    if (!bucket) throw new Error('no bucket')
    const spoils = { ...folder, put: (path: string) => folder.put(path, Buffer.from('spoilt')) }
    const spoilt = await moveMedia({ from: bucket, to: spoils, note: join(other, 'note') }, quiet)
    expect(spoilt.wrong.sort()).toEqual([...paths].sort())
    const moved = await moveMedia({ from: bucket, to: folder, note: join(other, 'note') }, quiet)
    expect(moved).toMatchObject({ files: 12, copied: 12, wrong: [] })
    rmSync(other, { recursive: true })
  })
})
