// The columns of the tables of quotes, as Kysely types.
import type { Generated } from 'kysely'
import type { Language } from '#contract/languages/language-codes.ts'
import type { LostReason, QuoteAction, QuoteState } from '#contract/quotes/quote-states.ts'
import type { Flag } from './content-tables.ts'

/**
 * A quote. Total, currency, language, customer and validity are those of what the customer has: the newest version that was
 * sent, or the draft while nothing was sent. Of times 0 means never.
 */
export type QuoteTable = {
  id: Generated<number>
  message_id: number
  number: string
  version: number
  state: QuoteState
  reason: LostReason | ''
  lost_note: string
  /** The newest version, and whether it is a draft. */
  edition: number
  unsent: Flag
  /** The newest version that was sent; 0 for none. */
  sent_edition: number
  currency: string
  /** In hundredths of a unit, whatever the currency: no currency that is quoted in has smaller coins. */
  total: number
  valid_until: string
  lang: Language
  customer: string
  /** Who looks after the inquiry; a copy, so that lists are narrowed by it. */
  assignee_id: number | null
  remind_at: number
  nudge_at: number
  /** The customer asked to have it renewed after its end. */
  renewal_at: number
  accepted_at: number
  accepted_by: string
  order_number: string
  sent_at: number
  /** When the draft is to be sent. */
  send_at: Generated<number>
  /** When it was won or lost. */
  decided_at: number
  opened: number
  opened_at: number
  created_at: number
  updated_at: number
}

export type QuoteVersionTable = {
  quote_id: number
  edition: number
  /** `QuoteContent` as JSON. */
  content: string
  total: number
  currency: string
  /** 0 for a draft. */
  sent_at: number
  /** Of a draft nobody, unless it is scheduled. */
  sent_by: number | null
  /** What the sender was called then. */
  sender: string
  /** How it leaves at its hour, as JSON; empty when nothing is scheduled. */
  scheduled: Generated<string>
  /** The key of its PDF, and its bytes; empty for a draft that is not scheduled. */
  file: string
  size: number
  opened: number
  opened_at: number
  updated_at: number
}

export type QuoteTables = {
  quote: QuoteTable
  quote_version: QuoteVersionTable
  /** What happened; `user_id` is null for the customer and for the program. */
  quote_event: {
    id: Generated<number>
    quote_id: number
    at: number
    user_id: number | null
    did: QuoteAction
    edition: number
    detail: string
  }
  /** PDFs that belong to no version. */
  quote_paper: { file: string; made_at: number }
}
