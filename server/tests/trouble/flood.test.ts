// More pages are asked for at once than can be made: it stays bounded, and nobody else is starved.
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { productCalls } from '#contract/products/product.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb, rendering } from '#server/testing/built-web.ts'
import { VISITORS } from '#server/testing/desks/enquiry-desk.ts'

const FLOOD = 160
/** The bounds of docs/limits.md. */
const AT_ONCE = 4
const WAITING = 100

const app = await testApp(VISITORS, builtWeb())
const admin = await app.signIn()
const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
afterAll(() => agent.destroy())

type Got = { status: number; headers: IncomingMessage['headers']; body: string }

const ask = (path: string, from = '203.0.113.1', more: Record<string, string> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': from, ...more }
    request(address + path, { agent, headers }, async (reply) => {
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: await text(reply) })
    })
      .on('error', reject)
      .end()
  })

test('a flood of pages is made a few at a time and turned away beyond that; others get theirs', async () => {
  // Kept: asked for before, and once more, so that it is there as it is.
  for (let times = 0; times < 2; times++) expect((await ask('/en/HomePage')).status).toBe(200)
  const gate = Promise.withResolvers<void>()
  Object.assign(rendering, { gate: gate.promise, most: 0 })

  const away: Got[] = []
  const enough = Promise.withResolvers<void>()
  const flood = Array.from({ length: FLOOD }, async (_, at) => {
    const got = await ask(`/es/keyword?keyword=made-up-${at}`)
    if (got.status === 503) away.push(got)
    if (away.length === FLOOD - AT_ONCE - WAITING) enough.resolve()
    return got.status
  })
  await enough.promise

  const visitor = ask('/en/news?page=1', '203.0.113.2')
  expect((await ask('/en/HomePage')).status).toBe(200)
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/api/web/site/get?lang=en')).status).toBe(200)
  expect((await app.ask(productCalls.list, { page: 1, limit: 10 }, admin)).status).toBe(200)

  gate.resolve()
  expect((await visitor).status).toBe(200)
  const answers = Object.groupBy(await Promise.all(flood), String)
  expect(answers['200']?.length).toBeGreaterThanOrEqual(AT_ONCE)
  expect((answers['200']?.length ?? 0) + (answers['503']?.length ?? 0)).toBe(FLOOD)
  expect(rendering.most).toBe(AT_ONCE)

  const [one] = away
  expect(one?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  expect(one?.headers['content-language']).toBe('es')
  expect(one?.body).toContain('Hay muchas visitas en este momento')
  // It is over: whoever was turned away gets the page.
  rendering.gate = null
  expect((await ask('/es/keyword?keyword=made-up-0')).status).toBe(200)
})
