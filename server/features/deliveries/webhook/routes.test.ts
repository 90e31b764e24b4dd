import { createHmac } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { releaseCalls } from '#contract/content/release.ts'
import { webhookCalls as calls } from '#contract/deliveries/webhook.ts'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { productCalls } from '#contract/products/product.ts'
import { raiseEvent, recordEvent } from '#server/parts/webhooks/site-events.ts'
import { testApp } from '#server/testing/app.ts'
import { enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'
import { webReceiver } from '#server/testing/web-receiver.ts'

const receiver = await webReceiver()
afterAll(() => receiver.close())
const app = await testApp({ ...LONG_SESSIONS, ...VISITORS, WEBHOOK_PRIVATE: 'allow' })
const { admin, draft, published } = await productDesk(app)
const { outbox, moments, storage } = app.parts
const HOOK = {
  name: 'Shop',
  address: receiver.address,
  events: ['publish' as const, 'unpublish' as const, 'message' as const],
  kinds: [],
  active: true,
}
const { secret, id } = await app.get(calls.add, HOOK, admin)

/** What arrived since the last look. */
async function arrived() {
  await outbox.flush()
  const all = receiver.received.splice(0)
  return all.map(({ body, headers }) => ({ ...JSON.parse(body), raw: body, headers }))
}
const events = async () => (await arrived()).map(({ event, record }) => [event, record?.kind, record?.id])
const deliveries = async (limit = 20) => (await app.get(calls.deliveries, { id, limit }, admin)).items

test('what is published, taken off and deleted is told with a signature over time and body', async () => {
  const { id: product, version } = await draft('W-1')
  await app.get(productCalls.publish, { id: product, version }, admin)
  const [told] = await arrived()
  expect(told).toMatchObject({ event: 'publish', record: { kind: 'product', id: product, version } })
  const [, seconds, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(told?.headers['x-signature']) ?? []
  expect(mac).toBe(createHmac('sha256', secret).update(`${seconds}.${told?.raw}`).digest('hex'))
  expect(told?.headers).toMatchObject({ 'x-event': 'publish', 'x-event-id': told?.id })
  app.tick(60_000)
  await app.get(productCalls.publish, { id: product, version, note: 'once more' }, admin)
  expect(await events()).toEqual([['publish', 'product', product]])
  await app.get(productCalls.unpublish, { id: product, version }, admin)
  expect(await events()).toEqual([['unpublish', 'product', product]])
  // A draft that goes into the trash changes nothing for visitors.
  await app.get(productCalls.remove, { id: product, version }, admin)
  expect(await events()).toEqual([])
})

test('an enquiry is told without what is personal, spam is not', async () => {
  const { sent } = await enquiryDesk(app)
  const message = await sent({ country: 'ES' })
  await sent({ form: '' })
  const told = await arrived()
  expect(told.map(({ event, message: about }) => [event, about?.number])).toEqual([
    ['message', message.number],
  ])
  expect(told[0]?.raw).not.toMatch(/Ana|example\.com|flow meters/)
})

test('a planned moment is told when it passes, once, by whichever node is first', async () => {
  const { id: product, version } = await draft('W-2')
  const at = (minutes: number) => new Date(app.parts.now() + minutes * 60_000).toISOString()
  await app.get(
    productCalls.schedule,
    { id: product, version, publishAt: at(10), unpublishAt: at(20) },
    admin,
  )
  expect(await events()).toEqual([])
  app.tick(11 * 60_000)
  await Promise.all([moments.pass(), moments.pass()])
  await moments.pass()
  expect(await events()).toEqual([['publish', 'product', product]])
  app.tick(10 * 60_000)
  await moments.pass()
  expect(await events()).toEqual([['unpublish', 'product', product]])
})

test('a release tells of each of its records, and what comes back when it is rolled back', async () => {
  const [one, two] = [await draft('W-3'), await published('W-4')]
  await arrived()
  const release = await app.get(releaseCalls.add, { name: 'Spring', note: '' }, admin)
  const full = await app.get(
    releaseCalls.put,
    {
      id: release.id,
      version: release.version,
      entries: [
        { id: one.id, action: 'publish' },
        { id: two.id, action: 'unpublish' },
      ],
    },
    admin,
  )
  const out = await app.get(releaseCalls.publish, { id: full.id, version: full.version }, admin)
  expect((await events()).toSorted()).toEqual([
    ['publish', 'product', one.id],
    ['unpublish', 'product', two.id],
  ])
  await app.get(releaseCalls.rollback, { id: out.id, version: out.version, confirmed: true }, admin)
  expect((await events()).toSorted()).toEqual([
    ['publish', 'product', two.id],
    ['unpublish', 'product', one.id],
  ])
})

test('nothing is told of a publication that was undone', async () => {
  const undone = storage.db.transaction().execute(async (within) => {
    await raiseEvent(within, recordEvent('publish', { kind: 'product', id: 1, version: 1 }), app.parts.now())
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const { id: bad, version } = await draft('W-5', { summary: { zh: '', en: '', es: '' } })
  await app.ask(productCalls.publish, { id: bad, version: version + 5 }, admin)
  expect(await events()).toEqual([])
})

test('what fails is tried again under the same event id, and is given up when the receiver wants no more', async () => {
  receiver.state.status = 503
  receiver.state.answer = 'x'.repeat(100_000)
  await app.get(calls.test, { id }, admin)
  const [first] = await arrived()
  expect((await deliveries())[0]).toMatchObject({
    ...{ event: 'test', state: 'waiting', attempts: 1, status: 503, answer: 'x'.repeat(500) },
    error: 'answered 503',
  })
  expect(await arrived()).toEqual([])
  receiver.state.status = 200
  receiver.state.answer = 'ok'
  app.tick(60_000)
  const [second] = await arrived()
  expect([second?.id, second?.raw]).toEqual([first?.id, first?.raw])
  expect(second?.headers['x-signature']).not.toBe(first?.headers['x-signature'])
  expect((await deliveries())[0]).toMatchObject({ state: 'sent', attempts: 2, status: 200, answer: 'ok' })
  receiver.state.status = 410
  await app.get(calls.test, { id }, admin)
  await arrived()
  expect((await deliveries())[0]).toMatchObject({ state: 'dead', attempts: 1, status: 410 })
})

test('redirects are not followed', async () => {
  Object.assign(receiver.state, { status: 302, location: receiver.address })
  await app.get(calls.test, { id }, admin)
  expect(await arrived()).toHaveLength(1)
  expect((await deliveries())[0]).toMatchObject({ state: 'waiting', status: 302 })
  Object.assign(receiver.state, { status: 200, location: '' })
  app.tick(60_000)
  await arrived()
})

test('a delivery is sent once more as it was, under its event id', async () => {
  const [last] = await deliveries(1)
  await app.get(calls.replay, { deliveryId: last?.id ?? 0 }, admin)
  const [again] = await arrived()
  expect([again?.id, again?.raw]).toEqual([last?.eventId, last?.body])
  const items = await deliveries()
  expect(items[0]).toMatchObject({ eventId: last?.eventId, state: 'sent' })
  expect(items[1]?.id).toBe(last?.id)
})

test('a webhook hears only of the kinds and events it asked for, and of nothing while it is off', async () => {
  const [hook] = await app.get(calls.list, {}, admin)
  const only = await app.get(
    calls.update,
    { id, version: hook?.version ?? 0, kinds: ['news'], events: ['publish'] },
    admin,
  )
  await published('W-6')
  expect(await events()).toEqual([])
  const off = await app.get(calls.update, { id, version: only.version, kinds: [], active: false }, admin)
  await published('W-7')
  expect(await events()).toEqual([])
  await app.get(calls.test, { id }, admin)
  expect(await arrived()).toMatchObject([{ event: 'test' }])
  await app.get(calls.update, { id, version: off.version, active: true, events: HOOK.events }, admin)
})

test('a secret is shown once, signs from then on, and stands in no log', async () => {
  const [hook] = await app.get(calls.list, {}, admin)
  const { secret: next, version } = await app.get(calls.rotate, { id, version: hook?.version ?? 0 }, admin)
  expect([next === secret, next.startsWith('whsec_'), next.length]).toEqual([false, true, 49])
  expect(await app.ask(calls.rotate, { id, version: version - 1 }, admin)).toMatchObject({ code: 409 })
  await app.get(calls.test, { id }, admin)
  const [told] = await arrived()
  const seconds = /^t=(\d+)/.exec(told?.headers['x-signature'])?.[1]
  expect(told?.headers['x-signature']).toContain(
    createHmac('sha256', next).update(`${seconds}.${told?.raw}`).digest('hex'),
  )
  const log = await storage.db
    .selectFrom('operation_log')
    .selectAll()
    .where('module', '=', 'webhook')
    .execute()
  expect(log.length).toBeGreaterThan(3)
  expect(JSON.stringify(log)).not.toMatch(/whsec_/)
  expect(JSON.stringify(await app.get(calls.list, {}, admin))).not.toMatch(/whsec_/)
})

test('what waits of a removed webhook is not sent', async () => {
  const { id: gone, version } = await app.get(calls.add, { ...HOOK, name: 'Gone' }, admin)
  receiver.state.status = 500
  await app.get(calls.test, { id: gone }, admin)
  await arrived()
  receiver.state.status = 200
  await app.get(calls.remove, { id: gone, version }, admin)
  app.tick(10 * 60_000)
  expect(await arrived()).toEqual([])
  expect((await app.get(calls.list, {}, admin)).map(({ name }) => name)).toEqual(['Shop'])
})

test('private addresses are refused when they are entered, and when a name turns out to lead to one', async () => {
  const strict = await testApp()
  const who = await strict.signIn()
  for (const address of [
    'http://127.0.0.1/',
    'http://10.1.2.3:8080/x',
    'http://[::1]/',
    'http://localhost/x',
  ])
    expect(await strict.ask(calls.add, { ...HOOK, address }, who)).toMatchObject({
      code: 400,
      data: { fields: { address: expect.any(String) } },
    })
  const hook = await strict.get(calls.add, { ...HOOK, address: 'https://hooks.example.com/x' }, who)
  // Whatever a name was when it was entered, what counts is what it leads to when something is sent.
  await strict.parts.storage.db.updateTable('webhook').set({ address: receiver.address }).execute()
  await strict.get(calls.test, { id: hook.id }, who)
  await strict.parts.outbox.flush()
  expect((await strict.get(calls.deliveries, { id: hook.id }, who)).items[0]).toMatchObject({
    state: 'dead',
    attempts: 1,
    error: expect.stringMatching(/^refused: /),
  })
  expect(await arrived()).toEqual([])
})

test('rights: who may look may not change, send or see a secret', async () => {
  const reader = await app.personWith('hookreader', ['web_webhook'])
  expect((await app.ask(calls.list, {}, reader)).code).toBe(200)
  expect((await app.ask(calls.add, HOOK, reader)).code).toBe(403)
  expect((await app.ask(calls.test, { id }, reader)).code).toBe(403)
  const { items } = await app.get(operationLogCalls.list, { module: 'webhook', outcome: 'refused' }, admin)
  expect(items.length).toBeGreaterThan(1)
})
