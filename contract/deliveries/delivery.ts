// What is sent out: mail, webhooks and words to the CDN on their way, sent, or given up.
import { z } from 'zod'
import { Id, QueryId, Version } from '#contract/inputs/number.ts'
import { defineCall } from '#contract/wire/call.ts'
import { longPageOf, PageQuery, sortBy, TimeSpan } from '#contract/wire/page.ts'

export const DELIVERY_STATES = ['waiting', 'sent', 'dead', 'discarded'] as const
export const DELIVERY_KINDS = ['mail', 'webhook', 'cdn'] as const

export const Delivery = z.object({
  id: z.int(),
  version: z.int(),
  kind: z.enum(DELIVERY_KINDS),
  /** What it is about: `message.notice`, `message.acknowledgement`, `message.reply`, … */
  topic: z.string(),
  recipient: z.string(),
  subject: z.string(),
  messageId: z.int().nullable(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** It can be sent; what held a secret is not kept once it was sent or given up. */
  sendable: z.boolean(),
  /** Of what waits: when it is tried next. */
  nextTime: z.iso.datetime().nullable(),
  error: z.string(),
  createTime: z.iso.datetime(),
  sentTime: z.iso.datetime().nullable(),
})
export type Delivery = z.output<typeof Delivery>

export const DeliveryFilters = z.strictObject({
  state: z.enum(DELIVERY_STATES).optional(),
  kind: z.enum(DELIVERY_KINDS).optional(),
  topic: z.string().trim().max(60).optional(),
  ...TimeSpan,
})
export type DeliveryFilters = z.output<typeof DeliveryFilters>

const Target = z.strictObject({ id: Id, version: Version })

export const deliveryCalls = {
  list: defineCall({
    path: '/api/delivery/list',
    access: 'web_delivery',
    takes: 'query',
    input: DeliveryFilters.extend({
      ...PageQuery.shape,
      before: QueryId.optional(),
      sort: sortBy(['createTime']).default('-createTime'),
    }),
    output: longPageOf(Delivery),
    summary: 'A page of what was or is to be sent.',
  }),
  status: defineCall({
    path: '/api/delivery/status',
    access: ['web_delivery', 'web_message'],
    takes: 'query',
    background: true,
    input: z.strictObject({}),
    output: z.object({
      /** A mail server is configured; without one mail is kept and waits. */
      mail: z.boolean(),
      /** Where mail says that it comes from; `''` without a server. */
      sender: z.string(),
      /** Who is told of new messages. */
      recipients: z.array(z.string()),
      /** Each counts to 1,000. */
      waiting: z.int(),
      dead: z.int(),
      oldestWaiting: z.iso.datetime().nullable(),
      lastSent: z.iso.datetime().nullable(),
      lastError: z.string(),
    }),
    summary: 'Whether mail can leave, and what waits.',
  }),
  send: defineCall({
    path: '/api/delivery/send',
    access: 'web_delivery:update',
    takes: 'body',
    input: Target,
    output: Delivery,
    logs: 'delivery:send',
    summary: 'Sends again what waits, was given up, discarded or sent.',
  }),
  discard: defineCall({
    path: '/api/delivery/discard',
    access: 'web_delivery:update',
    takes: 'body',
    input: Target,
    output: Delivery,
    logs: 'delivery:discard',
    summary: 'Gives up what waits.',
  }),
}
