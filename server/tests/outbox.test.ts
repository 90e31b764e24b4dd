// The outbox shared by nodes: who took a parcel last says how it ended, whoever else still has it in hand.
import { expect, test } from 'vitest'
import { deliveryCalls as delivery } from '#contract/deliveries/delivery.ts'
import { createOutbox, Undeliverable, waitAfter } from '#server/parts/outbox/outbox.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'

const app = await testApp(LONG_SESSIONS)
const admin = await app.signIn()
const { db } = app.parts.storage
const HOUR = 3_600_000

/** Another node, which carries mail by `deliver`. */
const node = (deliver: () => Promise<void>) => {
  const carrier = { ready: () => true, deliver }
  return createOutbox(db, app.parts.now, { mail: carrier, webhook: carrier })
}

test('a node whose lease ran out says nothing any more of what another one took, even in its first try', async () => {
  const slow = Promise.withResolvers<void>()
  const late = node(() => slow.promise)
  const parcel = { topic: 'notice', recipient: 'a@example.com', subject: 'x', payload: {} } as const
  const id = await late.put(db, { kind: 'mail', ...parcel })
  await late.run()
  app.tick(HOUR)
  await node(() => Promise.reject(new Undeliverable('no such mailbox'))).flush()
  const [dead] = (await app.get(delivery.list, { state: 'dead' }, admin)).items
  await app.get(delivery.send, { id, version: dead?.version ?? 0 }, admin)
  // Sent again it is in its first try once more, as it is for the one that hangs.
  const held = Promise.withResolvers<void>()
  const next = node(() => held.promise)
  await next.run()
  slow.resolve()
  await late.flush()
  expect((await app.get(delivery.list, { state: 'sent' }, admin)).items).toEqual([])
  held.resolve()
  await next.flush()
  expect((await app.get(delivery.list, { state: 'sent' }, admin)).items).toMatchObject([{ id }])
})

test('what is never taken is tried fourteen times over two days, each time later, and then given up', async () => {
  let tries = 0
  const busy = node(() => {
    tries += 1
    return Promise.reject(new Error('busy'))
  })
  const parcel = { topic: 'notice', recipient: 'b@example.com', subject: 'y', payload: {} } as const
  const id = await busy.put(db, { kind: 'mail', ...parcel })
  const stateOf = async (state: 'waiting' | 'dead') =>
    (await app.get(delivery.list, { state }, admin)).items.some((item) => item.id === id)
  for (let tried = 1; tried <= 14; tried++) {
    expect(await stateOf('waiting')).toBe(true)
    await busy.flush()
    expect(tries).toBe(tried)
    app.tick(8 * HOUR)
  }
  expect(await stateOf('dead')).toBe(true)
  await busy.flush()
  expect(tries).toBe(14)

  const waits = Array.from({ length: 13 }, (_, after) => waitAfter(after + 1, 0) / 1000)
  expect(waits.slice(0, 3)).toEqual([30, 60, 120])
  expect(Math.max(...waits)).toBe(6 * 60 * 60)
  expect(waitAfter(1, 0.999)).toBeLessThanOrEqual(36_000)
})

test('a call that finds every place taken holds nothing off: all that waits goes out as places come free', async () => {
  const held = Promise.withResolvers<void>()
  const sent: string[] = []
  const carrier = {
    ready: () => true,
    async deliver({ subject }: { subject: string }) {
      await held.promise
      sent.push(subject)
    },
  }
  const full = createOutbox(db, app.parts.now, { mail: carrier, webhook: carrier })
  const parcel = { topic: 'notice', recipient: 'c@example.com', payload: {} } as const
  const subjects = Array.from({ length: 11 }, (_, number) => `letter ${number}`)
  for (const subject of subjects) await full.put(db, { kind: 'mail', ...parcel, subject })
  await full.run()
  // All four places are taken now.
  await full.run()
  held.resolve()
  await full.flush()
  expect(sent.toSorted()).toEqual(subjects.toSorted())
})
