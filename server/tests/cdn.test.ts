// Behind a CDN: what it is told with an answer, and what it hears when something changes, on both databases.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deliveryCalls } from '#contract/deliveries/delivery.ts'
import { productCalls } from '#contract/products/product.ts'
import { settingCalls } from '#contract/site/setting.ts'
import { purgeOlderBuild } from '#server/parts/cdn/new-build.ts'
import { QUIET_MS } from '#server/parts/cdn/purge-carrier.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'
import { webReceiver } from '#server/testing/web-receiver.ts'

const KEY = 'a-key-that-nobody-reads'
const receiver = await webReceiver()
afterAll(() => receiver.close())
const app = await testApp(
  { ...LONG_SESSIONS, CDN: 'url', CDN_URL: receiver.address, CDN_KEY: KEY, TIME_ZONE: 'UTC' },
  builtWeb(),
)
const { outbox, storage, moments, now } = app.parts
const { admin, published, type } = await productDesk(app)
// What the start has told, at once and after an upgrade.
app.tick(600_000)
const sample = await published('Sample')
const other = await published('Other')
const PAGE = `/en/productDetail/${sample.id}-sample`
/** No longer than until the day is over. */
const SHARED = expect.stringMatching(
  /^public, max-age=0, must-revalidate, s-maxage=5\d{4}, stale-while-revalidate=30, stale-if-error=604800$/,
)

/** Sends what waits, as often as it has to be sent; answers what was purged. */
async function quiet() {
  await outbox.flush()
  app.tick(QUIET_MS)
  await outbox.flush()
  return purges()
}
const purges = () =>
  receiver.received
    .splice(0)
    .map(({ headers }) => ({ tags: String(headers['surrogate-key']).split(' '), how: headers['x-purge'] }))
const waiting = () =>
  storage.db
    .selectFrom('outbox')
    .select(['subject', 'state', 'error', 'attempts'])
    .where('kind', '=', 'cdn')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now())
    .execute()
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const save = async (fields: object) => {
  const { version } = await app.get(productCalls.read, { id: sample.id }, admin)
  return app.get(productCalls.update, { id: sample.id, version, ...fields }, admin)
}

beforeEach(async () => {
  Object.assign(receiver.state, { status: 200, answer: 'thank you' })
  await quiet()
})

test('a page says what it was made from and how long it may be kept; browsers ask each time', async () => {
  const made = await get(PAGE)
  const kept = await get(PAGE)
  const unchanged = await get(PAGE, { 'if-none-match': String(kept.headers.etag) })
  expect([made.statusCode, kept.statusCode, unchanged.statusCode]).toEqual([200, 200, 304])
  for (const { headers } of [made, kept, unchanged]) {
    expect(headers).toMatchObject({ 'cache-control': SHARED, vary: 'Accept-Encoding' })
    const tags = String(headers['surrogate-key']).split(' ')
    expect(tags).toEqual(expect.arrayContaining(['all', 'prt-all', `prt${sample.id}`, 'sie']))
    expect(tags).not.toContain(`prt${other.id}`)
  }
  const data = await get(`/data${PAGE}`)
  expect(data.headers['surrogate-key']).toBe(made.headers['surrogate-key'])
})

test('no page is a difference from another, whatever a browser names', async () => {
  const chromium = { 'sec-ch-ua': '"Chromium";v="156"', 'accept-encoding': 'br, dcb' }
  const { headers } = await get(PAGE, { ...chromium, 'available-dictionary': ':AAAA:' })
  expect(headers).toMatchObject({ 'cache-control': SHARED, vary: 'Accept-Encoding' })
  expect(headers).not.toHaveProperty('use-as-dictionary')
})

test('which pages are seen they tell themselves, since a CDN answers most of them', async () => {
  const { visits } = app.parts
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const counted = async () => {
    await visits.flush()
    const views = storage.db.selectFrom('visit_day').select('times').where('part', '=', 'view')
    return Number((await views.executeTakeFirst())?.times ?? 0)
  }
  const page = await get(PAGE, agent)
  expect(page.body).toContain('<script type="module" src="/first-visit.js" async></script>')
  expect(await counted()).toBe(0)
  expect((await get('/first-visit.js')).headers['content-type']).toContain('text/javascript')
  const visit = { path: `/productDetail/${sample.id}-sample`, language: 'en', referrer: '' }
  await app.inject({ method: 'POST', url: '/api/web/visit', payload: visit, headers: agent })
  expect(await counted()).toBe(1)
})

test('what depends on who asks, or may not be shown twice, is kept by nobody else', async () => {
  const read = `/api/web/product/getById?id=${sample.id}`
  expect((await get(`${read}&lang=en`)).headers).toMatchObject({ 'cache-control': SHARED })
  const { version } = await app.get(productCalls.read, { id: sample.id }, admin)
  const others = [
    ...['/', read, '/en/nowhere', '/en/productDetail/999999', '/healthz', '/en/message'],
    ...[`${PAGE}?preview=0123456789`, `/api/product/read?id=${sample.id}&version=${version}`],
  ]
  for (const url of others) {
    const { headers } = await get(url)
    expect([url, headers['surrogate-key'], headers['cache-control']]).toEqual([
      ...[url, undefined, expect.stringMatching(/no-store|private, no-cache/)],
    ])
  }
})

test('what is published goes to the CDN by its tags, at once and when it is quiet; drafts do not', async () => {
  const draft = await save({ summary: { en: 'A better valve.' } })
  expect(await waiting()).toEqual([])
  await app.get(productCalls.publish, { id: sample.id, version: draft.version }, admin)
  const [parcel, ...more] = await waiting()
  expect([parcel?.subject, more]).toEqual([`product:${sample.id}, product/${type.id}`, []])
  await outbox.flush()
  const tags = [`prt${sample.id}`, 'prt', `prt-${type.id}`]
  expect(purges()).toEqual([{ tags, how: 'soft' }])
  await outbox.flush()
  expect(purges()).toEqual([])
  app.tick(QUIET_MS)
  await outbox.flush()
  expect(purges()).toEqual([{ tags, how: 'soft' }])
  const { items } = await app.get(deliveryCalls.list, { kind: 'cdn' }, admin)
  expect(items[0]).toMatchObject({ topic: 'cdn.purge', recipient: 'url', state: 'sent', attempts: 2 })
  expect(JSON.stringify(items)).not.toContain(KEY)
})

test('what is taken from sight may not be shown any more, not even while the server is away', async () => {
  const { version } = await app.get(productCalls.read, { id: other.id }, admin)
  await app.get(productCalls.unpublish, { id: other.id, version }, admin)
  const [first] = await quiet()
  expect(first).toMatchObject({ how: 'hard', tags: expect.arrayContaining([`prt${other.id}`, 'prt-n']) })
})

test('changes that come together are one call', async () => {
  const pieces = []
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) pieces.push(await published(name))
  expect(await waiting()).toHaveLength(6)
  await outbox.flush()
  const calls = purges()
  expect(calls.length).toBeLessThanOrEqual(2)
  expect(calls.flatMap(({ tags }) => tags)).toEqual(
    expect.arrayContaining(pieces.map(({ id }) => `prt${id}`)),
  )
  app.tick(QUIET_MS)
  await outbox.flush()
  expect(await waiting()).toEqual([])
})

test('a CDN that refuses is asked again, staff see why, and no key stands there', async () => {
  Object.assign(receiver.state, { status: 403, answer: `wrong: ${KEY}` })
  const draft = await save({ summary: { en: 'The best valve.' } })
  await app.get(productCalls.publish, { id: sample.id, version: draft.version }, admin)
  await outbox.flush()
  const { items } = await app.get(deliveryCalls.list, { kind: 'cdn', state: 'waiting' }, admin)
  expect(items[0]).toMatchObject({ state: 'waiting', attempts: 1, error: 'answered 403: wrong: •••' })
  receiver.state.status = 200
  purges()
  app.tick(60_000)
  await outbox.flush()
  // It is quiet by then: once is enough.
  expect(purges()).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

test('other settings purge what shows them; another decimal sign everything', async () => {
  const change = async (fields: object) => {
    const { version } = await app.get(settingCalls.read, {}, admin)
    await app.get(settingCalls.update, { version, ...fields }, admin)
    return (await quiet())[0]?.tags
  }
  expect(await change({ phone: '+86 512 0000 0111' })).toEqual(['sie-all'])
  expect(await change({ decimalSign: 'comma' })).toEqual(['all'])
})

test('nothing is kept beyond the moment of a plan, which is told when it comes', async () => {
  const draft = await save({ summary: { en: 'A planned valve.' } })
  const at = now() + 3_600_000
  const publishAt = new Date(at).toISOString()
  const times = { id: sample.id, version: draft.version, publishAt, unpublishAt: null }
  await app.get(productCalls.schedule, times, admin)
  expect(await quiet()).toEqual([])
  const [, fresh] = /s-maxage=(\d+)/.exec(String((await get(PAGE)).headers['cache-control'])) ?? []
  expect(Number(fresh)).toBe(Math.floor((at - now()) / 1000))
  app.tick(3_600_000)
  await moments.pass()
  expect((await quiet())[0]?.tags).toEqual(['prt-all'])
  expect((await get(PAGE)).body).toContain('A planned valve.')
})

test('another build purges everything, once more when older nodes are gone; the same build nothing', async () => {
  const { cdn } = app.parts
  if (!cdn) throw new Error('there is no CDN')
  await purgeOlderBuild(storage.db, cdn, 'another', now)
  await purgeOlderBuild(storage.db, cdn, 'another', now)
  expect((await waiting()).map(({ subject }) => subject)).toEqual(['*'])
  expect((await quiet())[0]?.tags).toEqual(['all'])
  app.tick(600_000)
  expect((await quiet())[0]?.tags).toEqual(['all'])
})

test('a change that is undone tells nothing', async () => {
  const { version } = await app.get(productCalls.read, { id: sample.id }, admin)
  const refused = await app.ask(productCalls.publish, { id: sample.id, version: version - 1 }, admin)
  expect(refused.code).toBe(409)
  expect(await waiting()).toEqual([])
})
