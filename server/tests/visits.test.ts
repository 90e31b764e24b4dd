// Visits as they are counted: what is told apart, who is left out, what is forgotten, and that nothing is lost at a stop.
import { expect, test } from 'vitest'
import { visitCalls } from '#contract/site/visit.ts'
import { visitStore } from '#server/parts/visits/visit-store.ts'
import { createVisits } from '#server/parts/visits/visits.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'

const DESK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const DAY = 24 * 60 * 60_000

const site = { COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '127.0.0.1', TIME_ZONE: 'Asia/Shanghai' }
const app = await testApp(site, builtWeb())
const { db } = app.parts.storage
const { visits } = app.parts

const step = (path: string, headers: Record<string, string> = {}, referrer: string | null = null) =>
  app.get(
    visitCalls.visit,
    { path, language: 'zh', referrer },
    { headers: { 'user-agent': DESK, ...headers } },
  )
const page = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'user-agent': DESK, 'sec-fetch-dest': 'document', ...headers } })

/** What was counted on a day, by part and value. */
async function counted(day: number) {
  await visits.flush()
  const rows = await db.selectFrom('visit_day').selectAll().where('day', '=', day).execute()
  return Object.fromEntries(rows.map(({ part, value, times }) => [value ? `${part} ${value}` : part, times]))
}

test('a page of the server and steps in the browser are counted by page, language, device, origin and word', async () => {
  expect((await page('/en/message', { referer: 'https://www.example.org/a?b' })).statusCode).toBe(200)
  await step('/productDetail/12-valve')
  await step(
    '/keyword?keyword=Pump',
    { 'x-forwarded-for': '203.0.113.7', 'cf-ipcountry': 'es' },
    'www.bing.com',
  )
  await step('/HomePage', { 'user-agent': PHONE, 'x-forwarded-for': '203.0.113.8' }, '')
  expect(await counted(20260601)).toEqual({
    view: 4,
    visitor: 3,
    'page enquiry': 1,
    'page product:12': 1,
    'page search': 1,
    'page home': 1,
    'language en': 1,
    'language zh': 3,
    'device desktop': 3,
    'device phone': 1,
    'referrer example.org': 1,
    'referrer bing.com': 1,
    referrer: 1,
    'country ES': 1,
    'search pump': 1,
  })
})

test('programs, browsers that look ahead, other sites, staff and previews are not counted', async () => {
  const before = await counted(20260601)
  await step('/news', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' })
  await step('/news', { 'user-agent': '' })
  await step('/news', { 'sec-purpose': 'prefetch;prerender' })
  await step('/news', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' })
  await step('/news', { cookie: 'Admin-Binding=x' })
  await page('/en/message', { 'sec-purpose': 'prefetch' })
  await page('/en/message', { 'sec-fetch-dest': 'empty' })
  await page('/en/message/nothing')
  await page('/en/message?preview=secret')
  expect(await counted(20260601)).toEqual(before)
  expect((await app.ask(visitCalls.visit, { path: 'news', language: 'zh', referrer: null })).code).toBe(400)
})

test('a country is believed from a proxy alone, and no address is stored', async () => {
  const plain = await testApp({ COUNTRY_HEADER: 'CF-IPCountry' }, builtWeb())
  await plain.get(
    visitCalls.visit,
    { path: '/news', language: 'zh', referrer: null },
    { headers: { 'user-agent': DESK, 'cf-ipcountry': 'ES', 'x-forwarded-for': '203.0.113.9' } },
  )
  await plain.parts.visits.flush()
  const stored = await plain.parts.storage.db.selectFrom('visit_day').selectAll().execute()
  expect(stored.filter(({ part }) => part === 'country')).toEqual([])
  const people = await db.selectFrom('visit_visitor').selectAll().execute()
  expect(people).toHaveLength(3)
  for (const { hash } of people) expect(hash).toMatch(/^[\w-]{22}$/)
})

test('somebody who comes again is one visitor of the day on every node, and another one tomorrow', async () => {
  const node = createVisits(db, { timeZone: site.TIME_ZONE, now: app.parts.now })
  const seen = {
    path: '/news',
    language: 'zh',
    address: '127.0.0.1',
    agent: DESK,
    referrer: null,
    country: '',
  } as const
  for (let times = 0; times < 3; times += 1) node.count(seen)
  await node.flush()
  expect(await counted(20260601)).toMatchObject({ view: 7, visitor: 3 })
  const salt = await db.selectFrom('visit_salt').selectAll().execute()
  expect(salt).toHaveLength(1)

  app.tick(DAY)
  await step('/news')
  expect(await counted(20260602)).toMatchObject({ view: 1, visitor: 1 })
  // The salt of yesterday is gone with all that was hashed by it; the sums stay.
  expect(await db.selectFrom('visit_salt').select('day').execute()).toEqual([{ day: 20260602 }])
  expect(await db.selectFrom('visit_visitor').select('day').execute()).toEqual([{ day: 20260602 }])
  expect(await counted(20260601)).toMatchObject({ view: 7, visitor: 3 })
})

test('what waits is stored at a stop, and one visitor who opens pages like a program counts up to a limit', async () => {
  const node = createVisits(db, { timeZone: site.TIME_ZONE, now: app.parts.now })
  const seen = {
    path: '/news',
    language: 'es',
    address: '198.51.100.4',
    agent: DESK,
    referrer: null,
  } as const
  for (let times = 0; times < 100; times += 1) node.count({ ...seen, country: '' })
  await node.stop()
  expect(await counted(20260602)).toMatchObject({ view: 41, visitor: 2, 'language es': 40 })
})

test('two nodes that store at once lose nothing', async () => {
  const before = await counted(20260602)
  const nodes = [1, 2, 3].map(() => createVisits(db, { timeZone: site.TIME_ZONE, now: app.parts.now }))
  nodes.forEach((node, at) => {
    for (let times = 0; times < 30; times += 1)
      node.count({
        ...{ path: `/productDetail/${times + 1}`, language: 'zh', agent: DESK, referrer: null, country: '' },
        address: `198.51.100.${at * 10 + (times % 10)}`,
      } as const)
  })
  await Promise.all(nodes.map((node) => node.stop()))
  const after = await counted(20260602)
  expect(after.view).toBe((before.view ?? 0) + 90)
  expect(after['page product:30']).toBe(3)
})

test('of a day that is over the largest values are kept apart, and nothing is lost of the sum', async () => {
  const day = 20260520
  const rows = Array.from({ length: 350 }, (_, at) => ({
    ...{ part: 'page' as const, day, value: `product:${at + 1}`, times: at + 1 },
  }))
  await db.insertInto('visit_day').values(rows).execute()
  await visitStore(db).trim(day, true)
  const kept = await db.selectFrom('visit_day').selectAll().where('day', '=', day).execute()
  expect(kept).toHaveLength(301)
  expect(kept.find(({ value }) => value === '')?.times).toBe((50 * 51) / 2)
  expect(kept.reduce((sum, { times }) => sum + times, 0)).toBe((350 * 351) / 2)
})

test('what could not be stored is stored the next time', async () => {
  const failures: unknown[] = []
  const broken = new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction' && failures.length === 0)
        return () => {
          throw new Error('away')
        }
      return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name)
    },
  })
  const report = (error: unknown) => void failures.push(error)
  const node = createVisits(broken, { timeZone: site.TIME_ZONE, now: app.parts.now })
  node.count({
    path: '/aboutus',
    language: 'en',
    address: '198.51.100.9',
    agent: DESK,
    referrer: '',
    country: '',
  })
  node.start(report)
  await node.flush()
  expect(failures).toHaveLength(1)
  await node.stop()
  expect(await counted(20260602)).toMatchObject({ 'page about': 1 })
})

test('a kept page is counted as one that is made, for its visitor behind the proxy, and for visitors alone', async () => {
  const { app: listening, parts } = await testApp(site, builtWeb())
  const address = await listening.listen({ port: 0, host: '127.0.0.1' })
  const visitor = { 'sec-fetch-dest': 'document', 'x-forwarded-for': '203.0.113.77', 'cf-ipcountry': 'PT' }
  const ask = async (headers: Record<string, string>) => {
    const reply = await fetch(`${address}/en/message`, { headers: { 'user-agent': DESK, ...headers } })
    await reply.text()
    return reply.headers.get('etag') ?? ''
  }
  for (const _ of [1, 2, 3]) await ask(visitor)
  await ask({ ...visitor, 'if-none-match': await ask(visitor) })
  for (const other of [{ 'sec-purpose': 'prefetch' }, { cookie: 'a=1; Admin-Binding=x' }])
    await ask({ ...visitor, ...other })
  await parts.visits.flush()
  const stored = await parts.storage.db.selectFrom('visit_day').selectAll().execute()
  const times = (part: string, value = '') =>
    stored.find((one) => one.part === part && one.value === value)?.times
  expect([times('view'), times('page', 'enquiry'), times('country', 'PT'), times('visitor')]).toEqual([
    ...[5, 5, 5, 1],
  ])
})
