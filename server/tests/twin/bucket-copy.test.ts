// A bucket that follows a twin of many parts, through what comes in between.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type Bucket, openBucket } from '#server/parts/files/bucket.ts'
import { createBucketCopy } from '#server/parts/twin/bucket-copy.ts'
import type { Entry, Manifest } from '#server/parts/twin/manifests/manifest.ts'
import { createManifests } from '#server/parts/twin/manifests/manifests.ts'
import { createSigner } from '#server/parts/twin/signature.ts'
import { folderTarget } from '#server/parts/twin/target.ts'
import { testApp } from '#server/testing/app.ts'
import { hasS3, startS3 } from '#server/testing/stores/s3-program.ts'

const MANY = 600
const MORE = 4_200
const HOUR = 3_600_000

// What follows is the same whatever the store is.
const once = process.env.TEST_DATABASE !== 'postgres'

describe.runIf(hasS3() && once)('a bucket', () => {
  const folder = mkdtempSync(join(tmpdir(), 'twin-'))
  const signer = createSigner(Buffer.from('key'))
  const manifests = createManifests(folderTarget(folder), signer, 500)
  let s3: Awaited<ReturnType<typeof startS3>>
  let bucket: Bucket
  let head: Manifest | null = null
  let now = Date.now()
  let follow: (stopped: () => boolean) => Promise<void>
  const going = () => false
  /** Of another node, or of this one after a start. */
  let another: () => typeof follow

  beforeAll(async () => {
    s3 = await startS3()
    const { s3: settings } = readConfig(s3.settings)
    if (!settings) throw new Error('no bucket')
    bucket = openBucket(settings)
    const { db } = (await testApp()).parts.storage
    another = () =>
      createBucketCopy({
        ...{ db, bucket, manifests, publicKey: signer.publicKey },
        ...{ head: () => head, now: () => now },
      })
    follow = another()
  })
  afterAll(async () => {
    await s3.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const addressOf = (at: number) => `/en/page-${at}`
  async function publish(pages: readonly number[], body: (at: number) => string | null) {
    const changes = new Map<string, Entry | null>()
    for (const at of pages) {
      const [text, address] = [body(at), addressOf(at)]
      const hash = text === null ? null : await manifests.content.keep(text)
      const bytes = text?.length ?? 0
      const entry = { type: 'text/html', language: 'en' as const, bytes, madeFrom: [] }
      changes.set(address, hash === null ? null : { ...entry, address, hash })
    }
    const made = { asOf: 0, build: 'b', marks: {}, madeUpTo: null, index: null }
    head = await manifests.next(head, changes, made, now)
  }
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
  async function there() {
    const paths: string[] = []
    for await (const { path } of bucket.list('twin/site/en')) paths.push(path)
    return paths.length
  }
  const body = async (at: number) => {
    const found = await bucket.open(`twin/site${addressOf(at)}`)
    return found && Buffer.concat(await found.body.toArray()).toString()
  }
  const sent = () => s3.asked.filter(({ method, url }) => method === 'PUT' && url.includes('/twin/site/'))

  test('a copy that was broken off goes on, and one of many parts is whole', async () => {
    await publish(numbers(MANY), (at) => `page ${at}`)
    expect(Object.keys(head?.parts ?? {}).length).toBeGreaterThan(10)
    let asked = 0
    await follow(() => ++asked > 20)
    expect(await bucket.has('twin/manifest.txt')).toBe(false)
    await follow(going)
    expect(await there()).toBe(MANY)
    expect(await bucket.has('twin/manifest.txt')).toBe(true)
  })

  test('of a change one page is sent, by whichever node', async () => {
    s3.asked.length = 0
    await publish([7], () => 'another')
    await another()(going)
    expect(sent()).toHaveLength(1)
    expect(await body(7)).toBe('another')
    s3.asked.length = 0
    await follow(going)
    expect(sent()).toHaveLength(0)
  })

  test('what was emptied behind its back is filled anew, and the first that fails spoils nothing', async () => {
    await s3.stop()
    now += HOUR
    await expect(follow(going)).rejects.toThrow()
    await s3.start()
    await follow(going)
    expect(await there()).toBe(MANY)
    expect(await body(7)).toBe('another')
  })

  test('with more pages the parts are divided anew, and what went meanwhile is gone', async () => {
    const before = head?.digits
    await publish(numbers(MORE), (at) => (at < 10 ? null : `page ${at}`))
    expect(head?.digits).not.toBe(before)
    await follow(going)
    expect(await there()).toBe(MORE - 10)
    expect(await body(7)).toBe(null)
  }, 120_000)
})
