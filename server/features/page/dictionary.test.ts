import { createHash } from 'node:crypto'
import { type BrotliOptions, brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/product-desk.ts'

const app = await testApp(LONG_SESSIONS, builtWeb())
const { published, rename, read, admin } = await productDesk(app)
const { id } = await published('Sample', { hot: true, summary: { en: 'A valve of many words. '.repeat(20) } })
const PAGE = `/en/productDetail/${id}-sample`
const TAKES = 'gzip, deflate, br, zstd, dcb, dcz'

type Headers = Record<string, string>
const ask = (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.app.inject({ method, url, headers: { 'accept-encoding': TAKES, ...headers } })
const linkIn = (link: unknown) => /^<(.+)>; rel="compression-dictionary"$/.exec(String(link))?.[1] ?? ''
/** The dictionary that a page tells of, once it does: that is made after the first page. */
const told = () =>
  vi.waitUntil(async () => {
    const path = linkIn((await ask(PAGE)).headers.link)
    return path !== '' && path
  })
const dictionaryAt = async (path: string) => {
  const { rawPayload } = await ask(path)
  const bytes = brotliDecompressSync(rawPayload)
  const digest = createHash('sha256').update(bytes).digest()
  return { bytes, digest, held: { 'available-dictionary': `:${digest.toString('base64')}:` } }
}
const unpacked = (payload: Buffer, { bytes, digest }: { bytes: Buffer; digest: Buffer }) => {
  expect(payload.subarray(0, 36)).toEqual(Buffer.concat([Buffer.from('\xffDCB', 'latin1'), digest]))
  const options: BrotliOptions & { dictionary: Buffer } = { dictionary: bytes }
  return brotliDecompressSync(payload.subarray(36), options).toString()
}

test('who has the dictionary of a language gets its pages as differences, and they are the same pages', async () => {
  const path = await told()
  const dictionary = await dictionaryAt(path)
  const plain = await ask(PAGE, { 'accept-encoding': 'identity' })
  const difference = await ask(PAGE, dictionary.held)
  expect(difference.headers).toMatchObject({
    'content-encoding': 'dcb',
    'content-length': `${difference.rawPayload.length}`,
    vary: 'Accept-Encoding, Available-Dictionary',
  })
  expect(difference.headers.link).toBeUndefined()
  expect(unpacked(difference.rawPayload, dictionary)).toBe(plain.body)
  expect(difference.rawPayload.length).toBeLessThan((await ask(PAGE)).rawPayload.length / 2)
  const head = await ask(PAGE, dictionary.held, 'HEAD')
  expect([
    head.statusCode,
    head.rawPayload.length,
    head.headers['content-encoding'],
    head.headers.etag,
  ]).toEqual([...[200, 0, 'dcb', difference.headers.etag]])
})

test('each way has a tag of its own, and whoever holds the page by any of them is told that it holds', async () => {
  const { held } = await dictionaryAt(await told())
  const ways: Headers[] = [held, {}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'identity' }]
  const tags = await Promise.all(ways.map(async (way) => String((await ask(PAGE, way)).headers.etag)))
  expect(new Set(tags).size).toBe(4)
  for (const etag of tags) {
    const again = await ask(PAGE, { ...held, 'if-none-match': etag })
    expect([again.statusCode, again.headers.vary]).toEqual([304, 'Accept-Encoding, Available-Dictionary'])
  }
})

test.each<[string, Headers]>([
  ['another digest', { 'available-dictionary': `:${Buffer.alloc(32).toString('base64')}:` }],
  ['a digest that is none', { 'available-dictionary': 'no digest' }],
  ['no digest', {}],
])('a client that names %s gets the page whole, and is told of the dictionary', async (_, headers) => {
  const path = await told()
  const reply = await ask(PAGE, headers)
  expect([reply.headers['content-encoding'], linkIn(reply.headers.link)]).toEqual(['br', path])
  expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('<h1>productDetail</h1>')
})

test('a client that takes no differences gets none, whatever a proxy left of its headers', async () => {
  const { held } = await dictionaryAt(await told())
  for (const [accept, sent] of [
    ['gzip, br', 'br'],
    ['gzip, br, dcb;q=0', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const { headers } = await ask(PAGE, { ...held, 'accept-encoding': accept })
    expect(headers['content-encoding']).toBe(sent)
  }
  const other = await ask(PAGE.replace('/en/', '/es/'), held)
  expect(other.headers['content-encoding']).not.toBe('dcb')
})

test('a dictionary says for which pages it is, may be kept for a week, and comes to everybody as they take it', async () => {
  const path = await told()
  const { headers } = await ask(path)
  expect(headers).toMatchObject({
    'use-as-dictionary': 'match="/en/*", match-dest=("document")',
    'cache-control': 'public, max-age=604800, immutable',
    'content-type': 'text/plain; charset=utf-8',
    'x-robots-tag': 'noindex',
    vary: 'Accept-Encoding',
  })
  const plain = await ask(path, { 'accept-encoding': 'gzip' })
  expect([plain.headers['content-encoding'], plain.rawPayload]).toEqual([
    undefined,
    (await dictionaryAt(path)).bytes,
  ])
  for (const wrong of ['/dictionary/en-x', '/dictionary/de-x', '/dictionary/x', `${path}x`])
    expect((await ask(wrong)).statusCode).toBe(404)
})

test('what a dictionary shows is shown by none once it was changed or taken from sight', async () => {
  const before = await told()
  const held = await dictionaryAt(before)
  const page = `${PAGE.slice(0, PAGE.lastIndexOf('/'))}/${id}-another-name`
  const saved = await rename(await read(id), 'Another name')
  const write = (call: string, version: number) =>
    app.app.inject({
      ...{ method: 'POST', url: `/api/web/product/${call}`, payload: { id, version } },
      headers: { 'x-token': admin.token ?? '' },
    })
  await write('publish', saved.version)
  expect((await ask(before)).statusCode).toBe(404)
  // Whoever has the dictionary of before has lost nothing.
  const reply = await ask(page, held.held)
  expect(['br', 'dcb']).toContain(reply.headers['content-encoding'])
  app.tick(10_000)
  const after = await vi.waitUntil(async () => {
    const path = linkIn((await ask(page)).headers.link)
    return path !== '' && path !== before && path
  })
  expect(String((await dictionaryAt(after)).bytes)).toContain('Another name')
  await write('unpublish', (await read(id)).version)
  expect((await ask(after)).statusCode).toBe(404)
})
