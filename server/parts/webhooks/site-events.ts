// What webhooks are told: written into the outbox within the transaction of what happened, so that nothing is lost and
// nothing is told of what was undone.
import { randomUUID } from 'node:crypto'
import type { SentEvent, WebhookEvent } from '#contract/deliveries/webhook-events.ts'
import type { About } from '#contract/enquiries/message-shapes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { putParcel } from '#server/parts/outbox/outbox-parcel.ts'
import type { Db } from '#server/storage/open.ts'

/** What happened; `data` says what it is about and holds nothing personal. */
export type SiteEvent = { event: WebhookEvent; kind: Kind | null; about: string; data: object }

/** A record that visitors see from now on, in this version, or see no longer. */
export const recordEvent = (
  event: 'publish' | 'unpublish',
  { kind, id, version }: { kind: Kind; id: number; version: number | null },
): SiteEvent => ({ event, kind, about: `${kind} ${id}`, data: { record: { kind, id, version } } })

/** An enquiry; who wrote it and what they said stays here. */
export const messageEvent = (
  row: { id: number; number: string; lang: string; country: string },
  about: About,
): SiteEvent => ({
  event: 'message',
  kind: null,
  about: row.number,
  data: {
    message: {
      id: row.id,
      number: row.number,
      language: row.lang,
      country: row.country,
      about,
      productId: about?.kind === 'product' ? about.id : null,
    },
  },
})

/** Puts it on its way to every webhook that asked for it; the outbox is woken, or finds it within seconds. */
export async function raiseEvent(within: Db, { event, kind, about, data }: SiteEvent, at: number) {
  const hooks = await within
    .selectFrom('webhook')
    .select(['id', 'address', 'events', 'kinds'])
    .where('active', '=', 1)
    .orderBy('id')
    .execute()
  const subscribed = hooks.filter(({ events, kinds }) => {
    const wanted: Kind[] = JSON.parse(kinds)
    return (
      (JSON.parse(events) as WebhookEvent[]).includes(event) &&
      (kind === null || wanted.length === 0 || wanted.includes(kind))
    )
  })
  const eventId = randomUUID()
  for (const hook of subscribed) await putEvent(within, hook, { event, eventId, about, data }, at)
}

/** `time`: of an event that is sent once more. */
type Sent = { event: SentEvent; eventId: string; about: string; data: object; time?: string }

/** One event for one webhook; answers the number of the delivery. */
export async function putEvent(
  within: Db,
  hook: { id: number; address: string },
  { event, eventId, about, data, time }: Sent,
  at: number,
): Promise<number> {
  const id = await putParcel(
    within,
    {
      kind: 'webhook',
      topic: `webhook.${event}`,
      recipient: hook.address,
      subject: about,
      payload: { id: eventId, event, time: time ?? new Date(at).toISOString(), ...data },
    },
    at,
  )
  await within
    .insertInto('webhook_delivery')
    .values({
      outbox_id: id,
      webhook_id: hook.id,
      event,
      event_id: eventId,
      status: 0,
      duration: 0,
      answer: '',
      tried_at: null,
    })
    .execute()
  return id
}
