import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test, vi } from 'vitest'
import { productCalls } from '#contract/products/product.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'
import { leastHolding } from '#server/testing/held-loop.ts'

const app = await testApp(LONG_SESSIONS, builtWeb())
const { published, rename, read, admin, inHours } = await productDesk(app)
const address = await app.app.listen({ port: 0, host: '127.0.0.1' })

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const asked = request(address + path, { headers, method }).end()
  const [reply] = await once(asked, 'response')
  const body = Buffer.concat(await reply.toArray())
  // What differs with every answer, and what only says how it was sent.
  const { date: _, 'x-request-id': id, connection: __, 'keep-alive': ___, ...rest } = reply.headers
  return { status: reply.statusCode, body, id, headers: rest }
}

test('a kept answer is the same as the one it was kept from, header by header', async () => {
  const { id } = await published('Fast')
  const read = `/api/web/product/getById?id=${id}`
  // Nothing is asked for so often that it is compressed anew meanwhile.
  const other = `/api/web/product/getById?id=${(await published('Faster')).id}`
  const asked: [string, Record<string, string>][] = [
    [`/en/productDetail/${id}-fast`, {}],
    [`/es/productDetail/${id}-fast`, { 'sec-ch-ua': '"Chromium"' }],
    [`${read}&lang=en`, {}],
    [read, {}],
    [read, { cookie: 'a=1; language=es; b=2' }],
    [other, { cookie: 'xlanguage=en; language=fr' }],
    [`${read}&%6Cang=en`, { cookie: 'language=es' }],
  ]
  for (const [path, cookies] of asked) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding, ...cookies }
      const slow = await ask(path, headers)
      const fast = await ask(path, headers)
      expect(fast).toEqual({ ...slow, id: expect.stringMatching(/^[\da-f]{4}-[\da-f]{12}$/) })
      expect(fast.id).not.toBe(slow.id)
      const held = { ...headers, 'if-none-match': String(fast.headers.etag) }
      expect((await ask(path, held)).status).toBe(304)
    }
  }
})

test('a kept page leaves as a difference as the rest of the server sends it', async () => {
  const { id } = await published('Different')
  const path = `/en/productDetail/${id}-different`
  const takes = { 'accept-encoding': 'gzip, br, dcb', 'sec-ch-ua': '"Chromium"' }
  const before = await ask('/en/news')
  const digest = createHash('sha256').update(before.body).digest('base64')
  const held = { ...takes, 'available-dictionary': `:${digest}:` }
  const other = { ...takes, 'available-dictionary': `:${digest.toLowerCase()}:` }
  for (const [headers, sent] of [
    [held, 'dcb'],
    [other, 'br'],
    [takes, 'br'],
    [{ ...held, 'accept-encoding': 'br' }, 'br'],
  ] as const) {
    // A busy machine compresses late, and a word of the store that comes late lets go of the page once more.
    const round = async () => {
      const fast = await ask(path, headers)
      expect(fast.headers.etag).toMatch(/-11"$/)
      const slow = await app.app.inject({ url: path, headers })
      expect(fast.headers['content-encoding']).toBe(sent)
      expect(fast.body).toEqual(slow.rawPayload)
      const { date: _, 'x-request-id': __, connection: ___, ...rest } = slow.headers
      expect(fast.headers).toEqual(rest)
      const again = await ask(path, { ...headers, 'if-none-match': String(fast.headers.etag) })
      const { etag, vary } = rest
      expect([again.status, again.headers.etag, again.headers.vary]).toEqual([304, etag, vary])
    }
    await vi.waitFor(round, 20_000)
  }
})

test('an answer that is kept without a language asked for is in the one that a cookie remembers', async () => {
  const { id } = await published('Remembered')
  const path = `/api/web/product/getById?id=${id}`
  const inEach = (language: string) => ask(`${path}&lang=${language}`)
  for (const _ of [1, 2])
    for (const [cookie, language] of [
      ['', 'zh'],
      ['a=1; language=en', 'en'],
    ] as const)
      expect((await ask(path, { cookie })).body).toEqual((await inEach(language)).body)
  expect((await inEach('zh')).body).not.toEqual((await inEach('en')).body)
})

test.each([
  ['cookies', '/api/web/site/get', { cookie: `${'a=1; '.repeat(2_500)}language` }],
  ['signs in its address', `/api/web/site/get?${'?'.repeat(12_000)}`, {}],
])('a request of many %s keeps nobody waiting', async (_, path, headers) => {
  const { held } = await leastHolding(() => ask(path, headers), 20)
  expect(held).toBeLessThan(50)
})

test('what changed is not answered from what was kept, and is counted all the same', async () => {
  const { id } = await published('Steady')
  const path = `/api/web/product/getById?id=${id}&lang=en`
  await ask(path)
  const before = app.parts.monitor.totals()
  expect((await ask(path)).status).toBe(200)
  expect(app.parts.monitor.totals()).not.toEqual(before)
  const saved = await rename(await read(id), 'Changed')
  await app.app.inject({
    ...{ method: 'POST', url: '/api/web/product/publish' },
    payload: { id, version: saved.version },
    headers: { 'x-token': admin.token ?? '' },
  })
  expect(String((await ask(path)).body)).toContain('Changed')
})

test('only a GET is answered with what is kept for everybody', async () => {
  const { id } = await published('Asked')
  const path = `/api/web/product/getById?id=${id}&lang=en`
  for (const _ of [1, 2]) expect((await ask(path)).headers['cache-control']).toMatch(/^public/)
  const posted = await ask(path, {}, 'POST')
  expect([posted.status, posted.headers['cache-control'], posted.headers.etag]).toEqual([
    200,
    'no-store',
    undefined,
  ])
})

test('a kept answer is not given once a planned moment has come', async () => {
  const { id, version } = await published('Until noon')
  const plan = { publishAt: null, unpublishAt: inHours(1) }
  await app.get(productCalls.schedule, { id, version, ...plan }, admin)
  const path = `/en/productDetail/${id}-until-noon`
  for (const status of [200, 200]) expect((await ask(path)).status).toBe(status)
  app.tick(3_600_000)
  expect((await ask(path)).status).toBe(404)
})
