// What waits or was given up of a webhook is sent again, or discarded, as mail is.
import { afterAll, expect, test } from 'vitest'
import { deliveryCalls as calls } from '#contract/deliveries/delivery.ts'
import { webhookCalls } from '#contract/deliveries/webhook.ts'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { testApp } from '#server/testing/app.ts'
import { webReceiver } from '#server/testing/web-receiver.ts'

const receiver = await webReceiver()
afterAll(() => receiver.close())
const app = await testApp({ WEBHOOK_PRIVATE: 'allow' })
const { outbox, storage } = app.parts
const admin = await app.signIn()
const HOOK = {
  name: 'Shop',
  address: receiver.address,
  events: ['publish' as const],
  kinds: [],
  active: true,
}
const { id } = await app.get(webhookCalls.add, HOOK, admin)
const newest = async () => {
  const [item] = (await app.get(calls.list, { kind: 'webhook' }, admin)).items
  if (!item) throw new Error('nothing was sent')
  return item
}

test('an event that was given up is sent again with the same body, and stands in the log', async () => {
  receiver.state.status = 410
  await app.get(webhookCalls.test, { id }, admin)
  await outbox.flush()
  const dead = await newest()
  expect(dead).toMatchObject({ topic: 'webhook.test', state: 'dead', attempts: 1, sendable: true })
  receiver.state.status = 200
  const again = await app.get(calls.send, { id: dead.id, version: dead.version }, admin)
  expect(again).toMatchObject({ state: 'waiting', attempts: 0 })
  await outbox.flush()
  const [first, second] = receiver.received.splice(0)
  expect([second?.body, second?.headers['x-event-id']]).toEqual([first?.body, first?.headers['x-event-id']])
  expect(await newest()).toMatchObject({ id: dead.id, state: 'sent', attempts: 1 })
  const { items } = await app.get(operationLogCalls.list, { module: 'delivery' }, admin)
  expect(items[0]).toMatchObject({ verb: 'send', recordId: dead.id })
})

test('an event that waits is discarded, and nothing of it is sent', async () => {
  receiver.state.status = 503
  await app.get(webhookCalls.test, { id }, admin)
  await outbox.flush()
  receiver.received.splice(0)
  const waiting = await newest()
  await app.get(calls.discard, { id: waiting.id, version: waiting.version }, admin)
  receiver.state.status = 200
  app.tick(10 * 60_000)
  await outbox.flush()
  expect(receiver.received).toEqual([])
  expect((await newest()).state).toBe('discarded')
})

test('a call that answers a secret is done once under a key, and the secret is not kept for a second answer', async () => {
  const keyed = { ...admin, headers: { 'idempotency-key': 'webhook-key-1' } }
  const { secret } = await app.get(webhookCalls.add, { ...HOOK, name: 'Other' }, keyed)
  const again = await app.ask(webhookCalls.add, { ...HOOK, name: 'Other' }, keyed)
  expect([again.code, JSON.stringify(again).includes(secret)]).toEqual([409, false])
  const hooks = await app.get(webhookCalls.list, {}, admin)
  expect(hooks.filter(({ name }) => name === 'Other')).toHaveLength(1)
  const kept = JSON.stringify(await storage.db.selectFrom('idempotency').selectAll().execute())
  expect(kept).not.toContain(secret)
})
