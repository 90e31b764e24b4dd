// What a webhook may be told of, and how many there may be; without schemas, so that the console needs none of theirs.

/** Limit (`docs/limits.md`). */
export const WEBHOOKS = 20

/** What a webhook may be told of. `test` is sent by hand. */
export const WEBHOOK_EVENTS = ['publish', 'unpublish', 'message', 'quote'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
/** What a webhook hears that happened to a quote. */
export const QUOTE_NEWS = [
  'sent',
  'asked',
  'accepted',
  'withdrawn',
  'declined',
  'won',
  'lost',
  'reopened',
] as const
export type QuoteNews = (typeof QUOTE_NEWS)[number]
export type SentEvent = WebhookEvent | 'test'
