// The secrets of webhooks in the store: sealed, and a key that is lost is told without stopping anything.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { webhookCalls as calls } from '#contract/deliveries/webhook.ts'
import { createSeal, sealKey } from '#server/parts/secrets/seal.ts'
import { sealWebhooks } from '#server/parts/webhooks/webhook-carrier.ts'
import { testApp } from '#server/testing/app.ts'
import { webReceiver } from '#server/testing/web-receiver.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-sealed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const receiver = await webReceiver()
afterAll(() => receiver.close())
const app = await testApp({ WEBHOOK_PRIVATE: 'allow', SECRET_KEY: 'a key of sixteen and more' })
const admin = await app.signIn()
const { db } = app.parts.storage
const hook = {
  name: 'Shop',
  address: receiver.address,
  events: ['publish' as const],
  kinds: [],
  active: true,
}
const { id, secret } = await app.get(calls.add, hook, admin)
const stored = async () =>
  (await db.selectFrom('webhook').select('secret').where('id', '=', id).executeTakeFirstOrThrow()).secret
const shown = async () => (await app.get(calls.list, {}, admin)).find((one) => one.id === id)

test('the store holds no secret in clear, whether it was added, made anew, or stored by an earlier version', async () => {
  expect(await stored()).not.toContain(secret)
  expect(app.parts.seal.open(await stored())).toBe(secret)
  await db.updateTable('webhook').set({ secret }).where('id', '=', id).execute()
  await sealWebhooks(db, app.parts.seal)
  const sealed = await stored()
  expect([sealed.includes(secret), app.parts.seal.open(sealed)]).toEqual([false, secret])
  await sealWebhooks(db, app.parts.seal)
  expect(await stored()).toBe(sealed)
})

test('a secret of another key is asked for anew: nothing is sent or lost, and a new one sends what waited', async () => {
  const other = createSeal(sealKey('the key of another server', folder))
  await db
    .updateTable('webhook')
    .set({ secret: other.seal(secret) })
    .where('id', '=', id)
    .execute()
  expect((await shown())?.needsSecret).toBe(true)
  await app.get(calls.test, { id }, admin)
  await app.parts.outbox.flush()
  const [waiting] = (await app.get(calls.deliveries, { id }, admin)).items
  expect(receiver.received).toHaveLength(0)
  expect(waiting).toMatchObject({ state: 'waiting', error: expect.stringContaining('secret cannot be read') })
  await app.get(calls.rotate, { id, version: (await shown())?.version ?? 0 }, admin)
  expect((await shown())?.needsSecret).toBe(false)
  app.tick(24 * 60 * 60_000)
  await app.parts.outbox.flush()
  expect(receiver.received).toHaveLength(1)
})
