import { createHash } from 'node:crypto'
import { type BrotliOptions, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { productCalls } from '#contract/products/product.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp(LONG_SESSIONS, builtWeb())
const { published, rename, read, admin } = await productDesk(app)
const summary = { en: 'A valve of many words. '.repeat(20) }
const { id } = await published('Sample', { hot: true, summary })
const { id: other } = await published('Another', { summary })
const PAGE = `/en/productDetail/${id}-sample`
const BEFORE = `/en/productDetail/${other}-another`
const TAKES = 'gzip, deflate, br, zstd, dcb, dcz'
const CHROMIUM = { 'sec-ch-ua': '"Chromium";v="156"' }

type Headers = Record<string, string>
const ask = (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.app.inject({ method, url, headers: { 'accept-encoding': TAKES, ...headers } })
/** What a browser has of a page that it has seen, and how it says so. */
async function seen(url: string) {
  const { rawPayload: bytes } = await ask(url, { ...CHROMIUM, 'accept-encoding': 'identity' })
  const digest = createHash('sha256').update(bytes).digest()
  return { bytes, digest, held: { ...CHROMIUM, 'available-dictionary': `:${digest.toString('base64')}:` } }
}
const unpacked = (payload: Buffer, { bytes, digest }: { bytes: Buffer; digest: Buffer }) => {
  expect(payload.subarray(0, 36)).toEqual(Buffer.concat([Buffer.from('\xffDCB', 'latin1'), digest]))
  const options: BrotliOptions & { dictionary: Buffer } = { dictionary: bytes }
  return brotliDecompressSync(payload.subarray(36), options).toString()
}
const DICTIONARY = {
  'cache-control': 'public, max-age=0, proxy-revalidate, stale-while-revalidate=604800',
  'use-as-dictionary': 'match="/en/*"',
}
const NONE = { 'cache-control': 'public, max-age=0, must-revalidate' }

test('who has seen a page gets the next one as a difference from it, and it is the same page', async () => {
  const before = await seen(BEFORE)
  const plain = await ask(PAGE, { 'accept-encoding': 'identity' })
  const difference = await ask(PAGE, before.held)
  expect(difference.headers).toMatchObject({
    ...DICTIONARY,
    'content-encoding': 'dcb',
    'content-length': `${difference.rawPayload.length}`,
    vary: 'Accept-Encoding, Available-Dictionary, Sec-CH-UA',
  })
  expect(unpacked(difference.rawPayload, before)).toBe(plain.body)
  expect(difference.rawPayload.length).toBeLessThan((await ask(PAGE)).rawPayload.length / 2)
  const head = await ask(PAGE, before.held, 'HEAD')
  expect([
    head.statusCode,
    head.rawPayload.length,
    head.headers['content-encoding'],
    head.headers.etag,
  ]).toEqual([200, 0, 'dcb', difference.headers.etag])
})

test('each way has a tag of its own, and whoever holds the page by any of them is told that it holds', async () => {
  const { held } = await seen(BEFORE)
  const ways: Headers[] = [
    held,
    (await seen('/en/HotProduct')).held,
    {},
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'identity' },
  ]
  const tags = await Promise.all(ways.map(async (way) => String((await ask(PAGE, way)).headers.etag)))
  expect(new Set(tags).size).toBe(5)
  for (const etag of tags) {
    const again = await ask(PAGE, { ...held, 'if-none-match': etag })
    expect([again.statusCode, again.headers['use-as-dictionary']]).toEqual([
      304,
      DICTIONARY['use-as-dictionary'],
    ])
  }
})

test.each<[string, Headers]>([
  ['a page that is not kept here', { 'available-dictionary': `:${Buffer.alloc(32).toString('base64')}:` }],
  ['what is no digest', { 'available-dictionary': 'no digest' }],
  ['nothing, as behind a proxy that takes the header away', {}],
])('who names %s gets the page whole', async (_, headers) => {
  const reply = await ask(PAGE, { ...CHROMIUM, ...headers })
  expect(reply.headers['content-encoding']).toBe('br')
  expect(reply.headers).toMatchObject(DICTIONARY)
})

test('a client that takes no differences gets none, whatever a proxy left of its headers', async () => {
  const { held } = await seen(BEFORE)
  for (const [accept, sent] of [
    ['gzip, br', 'br'],
    ['gzip, br, dcb;q=0', 'br'],
    ['gzip', 'gzip'],
    ['gzip, dcb', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const { headers } = await ask(PAGE, { ...held, 'accept-encoding': accept })
    expect(headers['content-encoding']).toBe(sent)
  }
})

test('browsers that take no dictionaries, pages of nothing, previews and answers of calls are told of none', async () => {
  const { rawPayload: _, ...plain } = await ask(PAGE)
  const missing = await ask('/en/nowhere', CHROMIUM)
  const { token } = await app.get(productCalls.preview, { id }, admin)
  const preview = await ask(`${PAGE}?preview=${token}`, { ...CHROMIUM, ...(await seen(BEFORE)).held })
  const call = await ask(`/api/web/product/getById?id=${id}&lang=en`, CHROMIUM)
  expect(plain.headers).toMatchObject(NONE)
  expect(call.headers).toMatchObject(NONE)
  for (const reply of [missing, preview]) expect(reply.headers['cache-control']).toBe('no-store')
  expect(preview.headers['content-encoding']).not.toBe('dcb')
  for (const reply of [plain, missing, preview, call])
    expect(reply.headers['use-as-dictionary']).toBeUndefined()
})

test('a page that changed is a difference from what it was, until that was taken from sight', async () => {
  const before = await seen(PAGE)
  const renamed = `/en/productDetail/${id}-another-name`
  const saved = await rename(await read(id), 'Another name')
  const write = (call: string, version: number) =>
    app.app.inject({
      ...{ method: 'POST', url: `/api/web/product/${call}`, payload: { id, version } },
      headers: { 'x-token': admin.token ?? '' },
    })
  await write('publish', saved.version)
  const difference = await ask(renamed, before.held)
  expect(difference.headers['content-encoding']).toBe('dcb')
  expect(unpacked(difference.rawPayload, before)).toContain('Another name')
  await write('unpublish', (await read(id)).version)
  expect((await ask(BEFORE, before.held)).headers['content-encoding']).toBe('br')
})
