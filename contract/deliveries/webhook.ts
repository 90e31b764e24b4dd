// Webhooks: addresses that are told of what is published, taken off and written by visitors (docs/wire.md "Webhooks").
import { z } from 'zod'
import { Id, QueryId, queryNumber, Version } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { WebAddress } from '#contract/inputs/web-address.ts'
import { defineCall } from '#contract/wire/call.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { DELIVERY_STATES } from './delivery.ts'
import { WEBHOOK_EVENTS } from './webhook-events.ts'

/** Limits (`docs/limits.md`). */
export const WEBHOOK_NAME = 60
/** Deliveries of a webhook that are answered at once. */
export const WEBHOOK_DELIVERIES = 50

export const Webhook = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Kinds of content that it is told of; empty: all. */
  kinds: z.array(z.enum(KINDS)),
  active: z.boolean(),
  /** The server cannot read its secret, since its key is another one: nothing is sent until there is a new secret. */
  needsSecret: z.boolean(),
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
  /** How its latest delivery stands; null when there is none. */
  last: z.object({ state: z.enum(DELIVERY_STATES), status: z.int(), time: z.iso.datetime() }).nullable(),
})
export type Webhook = z.output<typeof Webhook>

/** With the secret that signs; shown this once. */
export const WebhookWithSecret = Webhook.extend({ secret: z.string() })

export const WebhookDelivery = z.object({
  id: z.int(),
  version: z.int(),
  event: z.enum([...WEBHOOK_EVENTS, 'test']),
  /** The same for every try and every replay, so that whoever receives it twice can tell. */
  eventId: z.string(),
  body: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** Of the last try: the HTTP status (0: no answer), how long it took, and how the answer begins. */
  status: z.int(),
  duration: z.int(),
  answer: z.string(),
  error: z.string(),
  createTime: z.iso.datetime(),
  triedTime: z.iso.datetime().nullable(),
  nextTime: z.iso.datetime().nullable(),
})
export type WebhookDelivery = z.output<typeof WebhookDelivery>

const Fields = {
  name: z.string().trim().min(1).max(WEBHOOK_NAME),
  address: WebAddress.refine((address) => address !== '', wanted('missing')),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
  kinds: z.array(z.enum(KINDS)).max(KINDS.length),
  active: z.boolean(),
}
const Target = { id: Id, version: Version }

export const webhookCalls = {
  list: defineCall({
    path: '/api/web/webhook/list',
    access: 'web_webhook',
    takes: 'query',
    input: z.strictObject({}),
    output: z.array(Webhook),
    summary: 'Every webhook with how its latest delivery stands.',
  }),
  deliveries: defineCall({
    path: '/api/web/webhook/deliveries',
    access: 'web_webhook',
    takes: 'query',
    background: true,
    input: z.strictObject({
      id: QueryId,
      /** Pages count on from after this delivery, to older ones. */
      before: QueryId.optional(),
      limit: queryNumber(1, WEBHOOK_DELIVERIES).default(20),
    }),
    output: z.object({ items: z.array(WebhookDelivery), more: z.boolean() }),
    summary: 'What was sent to a webhook, the latest first.',
  }),
  add: defineCall({
    path: '/api/web/webhook/add',
    access: 'web_webhook:add',
    takes: 'body',
    input: z.strictObject(Fields),
    output: WebhookWithSecret,
    fresh: true,
    logs: 'webhook:add',
    secret: true,
    summary: 'Adds a webhook and answers its secret, this once.',
  }),
  update: defineCall({
    path: '/api/web/webhook/update',
    access: 'web_webhook:update',
    takes: 'body',
    input: z.strictObject({ ...Target, ...z.object(Fields).partial().shape }),
    output: Webhook,
    logs: 'webhook:update',
    summary: 'Changes a webhook; fields left out stay as they are.',
  }),
  rotate: defineCall({
    path: '/api/web/webhook/rotate',
    access: 'web_webhook:update',
    takes: 'body',
    input: z.strictObject(Target),
    output: WebhookWithSecret,
    fresh: true,
    logs: 'webhook:rotate',
    secret: true,
    summary: 'Makes a new secret, which signs from now on, and answers it, this once.',
  }),
  remove: defineCall({
    path: '/api/web/webhook/delete',
    access: 'web_webhook:delete',
    takes: 'body',
    input: z.strictObject(Target),
    output: z.null(),
    logs: 'webhook:delete',
    summary: 'Removes a webhook with the record of its deliveries; what waits is not sent.',
  }),
  test: defineCall({
    path: '/api/web/webhook/test',
    access: 'web_webhook:send',
    takes: 'body',
    input: z.strictObject({ id: Id }),
    output: z.object({ deliveryId: z.int() }),
    logs: 'webhook:send',
    summary: 'Sends a test event, also to a webhook that is switched off.',
  }),
  replay: defineCall({
    path: '/api/web/webhook/replay',
    access: 'web_webhook:send',
    takes: 'body',
    input: z.strictObject({ deliveryId: Id }),
    output: z.object({ deliveryId: z.int() }),
    logs: 'webhook:send',
    summary: 'Sends the event of a delivery once more, as it was, under the same event id.',
  }),
}
