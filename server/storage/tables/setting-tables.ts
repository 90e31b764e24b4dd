// The columns of the tables of webhooks, as Kysely types.
import type { Generated } from 'kysely'
import type { SentEvent } from '#contract/deliveries/webhook-events.ts'
import type { Flag } from './content-tables.ts'

export type SettingTables = {
  /** Asking for a right in front of a closed door. */
  right_request: {
    id: Generated<number>
    user_id: number
    resource: string
    why: string
    asked_at: number
    settled_at: number | null
    settled_by: number | null
  }
  webhook: {
    id: Generated<number>
    version: number
    name: string
    address: string
    /** JSON; kinds of content: empty for all. */
    events: string
    kinds: string
    active: Flag
    secret: string
    created_at: number
    updated_at: number
  }
  /** Which parcel of the outbox went to which webhook, and how its last try ended. */
  webhook_delivery: {
    outbox_id: number
    webhook_id: number
    event: SentEvent
    event_id: string
    /** Of HTTP; 0 for no answer. */
    status: number
    duration: number
    answer: string
    tried_at: number | null
  }
}
