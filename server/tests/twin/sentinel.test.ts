// The sentinel: what is alien is told once, and what the house itself did is not.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { webhookCalls } from '#contract/deliveries/webhook.ts'
import { ADMIN_ROLE } from '#contract/people/role.ts'
import { productCalls } from '#contract/products/product.ts'
import { createSentinel, readSentinel } from '#server/parts/twin/sentinel/sentinel.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'
import { sentinelLetters } from '#server/testing/stores/sentinel-letters.ts'
import { wholeTwin } from '#server/testing/stores/whole-twin.ts'

const PATIENCE = 20_000
const app = await testApp({ ...LONG_SESSIONS, WEBHOOK_PRIVATE: 'allow' }, builtWeb())
const desk = await productDesk(app)
const { twin, storage, files, site, now } = app.parts
const { db } = storage
const pump = await desk.published('Pump')
const address = `/en/productDetail/${pump.id}-pump`
const maker = await twin.start(() => {})
/** What somebody else has put in place of what is served. */
const alien = new Map<string, string>()

const watch = createSentinel({
  ...{ storage, manifests: twin.manifests, files, url: 'http://site', now, wake: () => {} },
  ...{ program: null, showsCopy: () => twin.copy() !== null },
  site: () => site.settings(),
  fetched: async (path) => {
    const put = alien.get(path)
    if (put !== undefined) return Buffer.from(put)
    // The web of these tests draws this page otherwise each time.
    if (path.endsWith('/HotProduct')) return null
    const reply = await app.inject({ url: path })
    return reply.statusCode === 200 ? reply.rawPayload : null
  },
})
afterAll(() => watch.release())

async function settled() {
  await wholeTwin(twin, maker)
  // Some seconds later the manifest says that nothing was missed.
  for (let times = 0; times < 2; times++) {
    app.tick(4_000)
    await maker?.run()
  }
}

const mail = sentinelLetters(db, app.tick)
const looks = () => mail.looks(watch)

beforeAll(async () => {
  await mail.giveAddress()
  await settled()
}, PATIENCE)

test('a site that is served as it was published is told of at no time', async () => {
  expect(await looks()).toEqual([])
  expect((await readSentinel(db)).looked).not.toBe(null)
})

test('a page and a file of the program that somebody else changed are told of once, and anew when changed again', async () => {
  alien.set(address, 'Buy elsewhere.')
  alien.set('/assets/main-1.js', 'steal()')
  const letters = await looks()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain(address)
  expect(letters[0]).toContain('/assets/main-1.js')
  expect((await readSentinel(db)).alarm?.says).toContain(address)
  expect(await looks()).toEqual([])
  alien.set(address, 'Buy there.')
  expect(await looks()).toHaveLength(1)
  alien.clear()
  expect(await looks()).toEqual([])
})

test('a picture that somebody else put in place of one of the library is told of once', async () => {
  const { file_key: key } = await db.selectFrom('media').select('file_key').executeTakeFirstOrThrow()
  const bytes = await files.read(key)
  await files.put(key, Buffer.from('another picture'))
  const letters = await looks()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain(key)
  await files.put(key, bytes ?? Buffer.of())
  expect(await looks()).toEqual([])
})

test('what is published while it looks is not alien, nor is a page of just before', async () => {
  const before = (await app.inject({ url: address })).body
  const { id, version } = pump
  const saved = await app.get(productCalls.update, { id, version, summary: { en: 'New.' } }, desk.admin)
  pump.version = (await app.get(productCalls.publish, { id, version: saved.version }, desk.admin)).version
  expect(await looks()).toEqual([])
  await settled()
  expect(await looks()).toEqual([])
  // As a CDN that is a little behind.
  alien.set(address, before)
  expect(await looks()).toEqual([])
  alien.clear()
})

test('a webhook that the operation log does not know is told of once, and one that staff added is not', async () => {
  const hook = {
    name: 'ERP',
    address: 'https://erp.example.com/in',
    events: ['publish'] as const,
    kinds: [],
    active: true,
  }
  await app.get(webhookCalls.add, { ...hook, events: [...hook.events] }, desk.admin)
  expect(await looks()).toEqual([])
  const known = await db.selectFrom('webhook').selectAll().executeTakeFirstOrThrow()
  const { id: _, ...row } = known
  await db
    .insertInto('webhook')
    .values({ ...row, name: 'x', address: 'https://evil.example.com/' })
    .execute()
  const letters = await looks()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain('evil.example.com')
  expect(letters[0]).not.toContain('erp.example.com')
  expect(await looks()).toEqual([])
})

test('a webhook that was turned elsewhere is told of, also while staff change another one', async () => {
  const [one] = await db.selectFrom('webhook').select(['id', 'events']).orderBy('id').execute()
  await db
    .updateTable('webhook')
    .set({ events: '["publish","message"]' })
    .where('id', '=', one?.id ?? 0)
    .execute()
  const hook = { name: 'CRM', address: 'https://crm.example.com/in', kinds: [], active: true }
  await app.get(webhookCalls.add, { ...hook, events: ['message'] }, desk.admin)
  const letters = await looks()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain('erp.example.com')
  expect(letters[0]).not.toContain('crm.example.com')
})

test('an administrator whom the operation log does not know is told of once', async () => {
  const { id = 0 } = await app.personWith('mallory', ['web_release'])
  expect(await looks()).toEqual([])
  const role = await db
    .selectFrom('role')
    .select('id')
    .where('name', '=', ADMIN_ROLE)
    .executeTakeFirstOrThrow()
  await db.insertInto('user_role').values({ user_id: id, role_id: role.id }).execute()
  const letters = await looks()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain('mallory')
  expect(await looks()).toEqual([])
})

test('a webhook that asked for it is told of a page, and of nobody by name', async () => {
  const hook = { name: 'Guard', address: 'https://guard.example.com/in', kinds: [], active: true }
  await app.get(webhookCalls.add, { ...hook, events: ['alarm'] }, desk.admin)
  alien.set(address, 'Buy nowhere.')
  expect(await looks()).toHaveLength(1)
  alien.clear()
  const sent = await db
    .selectFrom('outbox')
    .select(['recipient', 'payload'])
    .where('topic', '=', 'webhook.alarm')
    .execute()
  expect(sent.map(({ recipient }) => recipient)).toEqual([hook.address])
  expect(JSON.parse(sent[0]?.payload ?? '')).toMatchObject({
    ...{ event: 'alarm', alarm: { pages: [address], administrators: 0, webhooks: 0 } },
  })
})

test('of two nodes one looks', async () => {
  const fetched = vi.fn(async () => null)
  const other = createSentinel({
    ...{ storage, manifests: twin.manifests, files, url: 'http://site', now, wake: () => {}, fetched },
    ...{ program: null, showsCopy: () => false },
    site: () => site.settings(),
  })
  await other.run()
  expect(fetched).not.toHaveBeenCalled()
})
