// Carries events to webhooks: signed over time and body, and what came of each try is kept for staff.
import { createHmac } from 'node:crypto'
import { type Carrier, Undeliverable } from '#server/parts/outbox/outbox.ts'
import { isSealed, type Seal } from '#server/parts/secrets/seal.ts'
import type { Db } from '#server/storage/open.ts'
import { type Posted, post } from './webhook-post.ts'

const GONE = 410

/** `t=…,v1=…`: seconds since 1970, and HMAC-SHA256 over `t`, a dot and the body, in hexadecimal digits. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

/** Seals what an earlier version stored in clear. */
export async function sealWebhooks(db: Db, seal: Seal) {
  for (const { id, secret } of await db.selectFrom('webhook').select(['id', 'secret']).execute())
    if (!isSealed(secret))
      await db
        .updateTable('webhook')
        .set({ secret: seal.seal(secret) })
        .where('id', '=', id)
        .where('secret', '=', secret)
        .execute()
}

export function webhookCarrier(
  db: Db,
  { now, seal, privateToo }: { now: () => number; seal: Seal; privateToo: boolean },
): Carrier {
  const find = (id: number) =>
    db
      .selectFrom('webhook_delivery')
      .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
      .select(['address', 'secret', 'active', 'event', 'event_id'])
      .where('outbox_id', '=', id)
      .executeTakeFirst()

  const keep = (id: number, { status, answer }: Posted, duration: number) =>
    db
      .updateTable('webhook_delivery')
      .set({ status, answer, duration, tried_at: now() })
      .where('outbox_id', '=', id)
      .execute()

  return {
    ready: () => true,
    async deliver({ id, payload }, signal) {
      const hook = await find(id)
      if (!hook) throw new Undeliverable('the webhook was removed')
      if (hook.active === 0 && hook.event !== 'test') throw new Undeliverable('the webhook is switched off')
      const secret = seal.open(hook.secret)
      // Not given up: the key may come back, and a new secret signs what waits as well.
      if (secret === null)
        throw new Error('the secret cannot be read with the key of this server; make a new one')
      const begun = performance.now()
      const took = () => Math.round(performance.now() - begun)
      let posted: Posted
      try {
        posted = await post({
          url: hook.address,
          headers: {
            'user-agent': 'company-site-webhook/1',
            'x-event': hook.event,
            'x-event-id': hook.event_id,
            'x-delivery': String(id),
            'x-signature': signatureOf(secret, Math.floor(now() / 1000), payload),
          },
          body: payload,
          privateToo,
          signal,
        })
      } catch (error) {
        if (!signal.aborted) await keep(id, { status: 0, answer: '' }, took())
        throw error
      }
      await keep(id, posted, took())
      const { status } = posted
      if (status === GONE) throw new Undeliverable('answered 410: the receiver wants no more')
      if (status < 200 || status > 299) throw new Error(`answered ${status}`)
    },
  }
}
