// The twin in a bucket of a real S3: whole pages under their addresses, and what proves them.
import { createHash, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { productCalls } from '#contract/products/product.ts'
import { readConfig } from '#server/config.ts'
import { bucketOf } from '#server/parts/files/open-files-place.ts'
import { type Manifest, readPart } from '#server/parts/twin/manifests/manifest.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { hasS3, startS3 } from '#server/testing/stores/s3-program.ts'

const PATIENCE = { timeout: 30_000, interval: 100 }

test('it needs a bucket', () => {
  expect(() => readConfig({ TWIN_BUCKET: 'on' })).toThrow('TWIN_BUCKET is wrong: it needs S3_BUCKET')
})

describe.skipIf(!hasS3())('in a bucket', () => {
  let s3: Awaited<ReturnType<typeof startS3>>
  let app: Awaited<ReturnType<typeof testApp>>
  let desk: Awaited<ReturnType<typeof productDesk>>
  let bucket: NonNullable<Awaited<ReturnType<typeof bucketOf>>>
  const trouble: unknown[] = []

  beforeAll(async () => {
    s3 = await startS3()
    app = await testApp({ ...s3.settings, TWIN_BUCKET: 'on' }, builtWeb())
    desk = await productDesk(app)
    await desk.published('Pump')
    await app.parts.twin.start((error) => trouble.push(error))
    bucket = (await bucketOf(app.parts.config)) as typeof bucket
  })
  afterAll(async () => {
    await app.parts.twin.stop()
    await s3.close()
  })

  const read = async (name: string) => {
    const found = await bucket.open(name)
    return found && Buffer.concat(await found.body.toArray())
  }
  const signed = async () => {
    const text = (await read('twin/manifest.txt'))?.toString() ?? ''
    const [manifest = '', signature = ''] = text.split('\n')
    return { manifest, signature: Buffer.from(signature, 'base64') }
  }
  /** Once the bucket has what this node has. */
  const caughtUp = () =>
    vi.waitUntil(async () => {
      const head = app.parts.twin.reader.head()
      const { manifest } = await signed()
      return head?.madeUpTo === null && head.index !== null && manifest === JSON.stringify(head)
    }, PATIENCE)
  const shows = (name: string, words: string) =>
    vi.waitUntil(async () => String(await read(name)).includes(words), PATIENCE)
  /** The address of the record as the bucket calls it. */
  const pageOf = ({ id }: { id: number }, name: string) => `twin/site/en/productDetail/${id}-${name}`

  test('each page lies under its address, as it is served, with its type; the manifest is signed and names all of it', async () => {
    await caughtUp()
    const { body } = await app.inject({ url: '/en/news' })
    expect((await read('twin/site/en/news'))?.toString()).toBe(body)
    const head = async (name: string) => {
      const reply = await fetch(await bucket.signed(name, {}))
      await reply.arrayBuffer()
      return [reply.headers.get('content-type'), reply.headers.get('cache-control')]
    }
    expect(await head('twin/site/en/news')).toEqual(['text/html; charset=utf-8', 'no-cache'])
    expect((await head('twin/site/data/en/news'))[0]).toMatch(/^application\/json/)

    const { manifest, signature } = await signed()
    const key = (await read('twin/public-key.pem'))?.toString() ?? ''
    expect(verify(null, Buffer.from(manifest), key, signature)).toBe(true)
    const { parts, index } = JSON.parse(manifest) as Manifest
    let pages = 0
    for (const hash of Object.values(parts))
      for (const entry of readPart((await read(`twin/parts/${hash}`))?.toString() ?? '').entries.values()) {
        if (!/^\/en\/(?:news|product)/.test(entry.address)) continue
        const bytes = await read(`twin/site${entry.address}`)
        expect([
          entry.address,
          createHash('sha256')
            .update(bytes ?? '')
            .digest('hex'),
        ]).toEqual([...[entry.address, entry.hash]])
        pages += 1
      }
    expect(pages).toBeGreaterThan(3)
    const copy = await read(`twin/index/${index?.hash}.sqlite`)
    expect(copy?.subarray(0, 15).toString()).toBe('SQLite format 3')
    expect(trouble).toEqual([])
  })

  test('a change sends what it changed, and what is taken off goes', async () => {
    const valve = await desk.published('Valve')
    await shows(pageOf(valve, 'valve'), 'A valve.')
    await caughtUp()
    s3.asked.length = 0
    const fresh = await app.get(
      productCalls.update,
      { id: valve.id, version: valve.version, summary: { en: 'Another.' } },
      desk.admin,
    )
    await app.get(productCalls.publish, { id: valve.id, version: fresh.version }, desk.admin)
    await shows(pageOf(valve, 'valve'), 'Another.')
    await caughtUp()
    const sent = s3.asked.filter(({ method, url }) => method === 'PUT' && url.includes('/twin/site/'))
    expect(sent.map(({ url }) => url).filter((url) => url.includes('/about'))).toEqual([])

    await app.get(productCalls.unpublish, { id: valve.id, version: fresh.version }, desk.admin)
    await vi.waitUntil(async () => (await read(pageOf(valve, 'valve'))) === null, PATIENCE)
    await caughtUp()
    // Nothing is left of what no manifest names.
    await vi.waitUntil(async () => {
      const there: string[] = []
      for await (const { path } of bucket.list('twin/parts')) there.push(path)
      const { parts } = JSON.parse((await signed()).manifest) as Manifest
      return there.length === new Set(Object.values(parts)).size
    }, PATIENCE)
  })

  test('a bucket that lost everything is filled anew, and its absence stops nothing', async () => {
    await s3.stop()
    const other = await desk.published('Other')
    await vi.waitUntil(() => trouble.length > 0, PATIENCE)
    await s3.start()
    await shows(pageOf(other, 'other'), 'A valve.')
    await caughtUp()
    expect(await read('twin/site/en/news')).not.toBeNull()
  })
})
