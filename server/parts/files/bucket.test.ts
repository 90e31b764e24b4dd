// Files in a bucket of a real S3: what it is asked for, and what is said while it is away.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CODE } from '#contract/wire/answer.ts'
import { readConfig } from '#server/config.ts'
import { hasS3, startS3 } from '#server/testing/stores/s3-program.ts'
import { openBucket } from './bucket.ts'
import { openFiles } from './files.ts'
import { bucketOf, openFilesPlace } from './open-files-place.ts'

const KEY = `${'ab12'.padEnd(40, '0')}.jpg`
const SIZE = `v/${KEY}/640x0-inside.avif`
const BYTES = Buffer.from('a picture')

test('a bucket in the host is asked there, and not in the path', async () => {
  const { s3 } = readConfig({ S3_BUCKET: 'uploads', S3_REGION: 'eu-west-1', S3_KEY: 'k', S3_SECRET: 's' })
  const signed = s3 && (await openBucket(s3).signed('media/a', {}))
  expect(signed).toMatch(/^https:\/\/uploads\.s3\.eu-west-1\.amazonaws\.com\/media\/a\?/)
})

describe.skipIf(!hasS3())('a bucket', () => {
  let s3: Awaited<ReturnType<typeof startS3>>
  const folders: string[] = []
  beforeAll(async () => {
    s3 = await startS3()
  })
  afterAll(async () => {
    await s3?.close()
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  /** A node: nodes share the bucket and no folder. */
  async function node() {
    const folder = mkdtempSync(join(tmpdir(), 'bucket-'))
    folders.push(folder)
    const config = readConfig({ ...s3.settings, DATA_DIR: folder })
    const [place, bucket] = [await openFilesPlace(config), await bucketOf(config)]
    if (!bucket) throw new Error('no bucket')
    return { files: openFiles(place), bucket }
  }

  test('what one node put another one reads, whole and in part', async () => {
    const [one, two] = [await node(), await node()]
    await one.files.put(KEY, BYTES)
    expect(await two.files.has(KEY)).toBe(true)
    expect(await two.files.read(KEY)).toEqual(BYTES)
    const part = await two.files.stream(KEY, { from: 2, to: 4 })
    expect(part?.size).toBe(BYTES.length)
    expect(part && (await buffer(part.body)).toString()).toBe('pic')
  })

  test('what is not there is null, and removing it is no mistake', async () => {
    const { files } = await node()
    const other = KEY.replace('ab12', 'ab13')
    expect(await files.read(other)).toBeNull()
    expect(await files.stream(other)).toBeNull()
    expect(await files.has(other)).toBe(false)
    await files.remove(other)
  })

  test('a picture goes together with its sizes', async () => {
    const { files, bucket } = await node()
    for (const key of [KEY, SIZE]) await files.put(key, BYTES)
    await files.remove(KEY)
    const left: string[] = []
    for (const under of ['media', 'variants'])
      for await (const { path } of bucket.list(under)) left.push(path)
    expect(left).toEqual([])
    expect(await files.read(SIZE)).toBeNull()
  })

  test('a list goes on where an answer ends', async () => {
    const { bucket } = await node()
    const paths = Array.from({ length: 7 }, (_, at) => `list/${at}`)
    await Promise.all(paths.map((path) => bucket.put(path, BYTES)))
    const listed = new Map<string, number>()
    for await (const { path, size } of bucket.list('list', 3)) listed.set(path, size)
    expect(listed.size).toBe(7)
    expect(new Set(listed.values())).toEqual(new Set([BYTES.length]))
  })

  test('strict ones are asked for nothing that they refuse', async () => {
    const { files, bucket } = await node()
    s3.asked.length = 0
    for (const key of [KEY, SIZE]) await files.put(key, BYTES)
    await files.read(KEY)
    await files.remove(KEY)
    await bucket.probe()
    expect(s3.asked.length).toBeGreaterThan(8)
    for (const { method, url, headers } of s3.asked) {
      expect(Object.keys(headers).filter((name) => /checksum|trailer|x-amz-acl|sdk/.test(name))).toEqual([])
      expect(headers['transfer-encoding']).toBeUndefined()
      expect(method === 'POST' || /[?&]delete/.test(url)).toBe(false)
      expect(headers['content-encoding']).toBeUndefined()
      const sum = createHash('sha256').update(method === 'PUT' && !url.includes('probe') ? BYTES : '')
      if (!url.includes('probe')) expect(headers['x-amz-content-sha256']).toBe(sum.digest('hex'))
    }
  })

  test('a signed address is read by anybody and asks for what the file is', async () => {
    const { files, bucket } = await node()
    await files.put(KEY, BYTES)
    const signed = await bucket.signed(`media/ab/12/${KEY}`, { 'content-type': 'image/jpeg' })
    // Moto's server does not heed it.
    expect(new URL(signed).searchParams.get('response-content-type')).toBe('image/jpeg')
    const reply = await fetch(signed)
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(BYTES)
  })

  test('a bucket that does not exist is a mistake, and no missing file', async () => {
    const config = readConfig({ ...s3.settings, S3_BUCKET: 'elsewhere' })
    if (!config.s3) throw new Error('no bucket')
    const bucket = openBucket(config.s3)
    await expect(bucket.open('media/x')).rejects.toThrow(/elsewhere refuses with 404 NoSuchBucket/)
    await expect(bucket.put('media/x', BYTES)).rejects.toThrow(/NoSuchBucket/)
  })

  test('while it is away what a node keeps is served, all else is refused for now, and it recovers alone', async () => {
    const { files } = await node()
    await files.put(SIZE, BYTES)
    await s3.stop()
    expect(await files.read(SIZE)).toEqual(BYTES)
    await expect(files.read(KEY)).rejects.toMatchObject({ code: CODE.unavailable })
    await expect(files.put(KEY, BYTES)).rejects.toMatchObject({ code: CODE.unavailable })
    await s3.start()
    await files.put(KEY, BYTES)
    expect(await files.read(KEY)).toEqual(BYTES)
  })
})
