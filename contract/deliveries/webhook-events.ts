// What a webhook may be told of, and how many there may be; without schemas, so that the console needs none of theirs.

/** Limit (`docs/limits.md`). */
export const WEBHOOKS = 20

/** What a webhook may be told of. `test` is sent by hand. */
export const WEBHOOK_EVENTS = ['publish', 'unpublish', 'message', 'quote', 'alarm'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
export type SentEvent = WebhookEvent | 'test'
