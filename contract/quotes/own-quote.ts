// A quote as the customer reads it, by the link of the inquiry that it answers; no validator.
import type { Language } from '#contract/languages/language-codes.ts'
import type { DeclineReason, QuoteState } from './quote-states.ts'

/** The route of it, behind the link of the inquiry (`OWN_ROUTE`), and of its PDF. */
export const QUOTE_ROUTE = '/quote'
export const QUOTE_PDF = '/quote.pdf'

/** What a customer may do on its page: each is a form that says which. */
export const QUOTE_WAYS = ['accept', 'ask', 'decline', 'withdraw', 'renew'] as const
export type QuoteWay = (typeof QUOTE_WAYS)[number]

export type OwnQuoteLine = {
  title: string
  code: string
  note: string
  delivery: string
  quantity: number
  price: number
  discount: number
  total: number
  options: readonly { name: string; price: number; included: boolean; total: number }[]
}

/** The newest version that was sent. */
export type OwnQuote = {
  number: string
  edition: number
  state: Exclude<QuoteState, 'draft'>
  language: Language
  currency: string
  sentTime: string
  from: string
  /** A day, `2027-02-01`; `ended` once it has passed in the zone of the office. */
  validUntil: string
  daysLeft: number
  ended: boolean
  customer: string
  intro: string
  lines: readonly OwnQuoteLine[]
  extras: readonly { name: string; amount: number }[]
  goods: number
  total: number
  taxes: string
  terms: { delivery: string; payment: string; conditions: string }
  /** What the customer decided, and when; null until then, and where staff closed it. */
  decided: { time: string; name: string; orderNumber: string; reason: DeclineReason | '' } | null
  /** An acceptance may be taken back until it is confirmed. */
  mayWithdraw: boolean
  /** Until when an acceptance is confirmed, as it was promised; null where nothing waits for that. */
  confirmedBy: string | null
  /** The customer asked to have it renewed after its end. */
  renewalAsked: boolean
  earlier: readonly { edition: number; sentTime: string; total: number; currency: string }[]
}

/** The page of a quote as it is sent: what the customer posted stands in it again when something was wrong with it. */
export type QuotePage = {
  quote: OwnQuote
  /** The zone of the office, which days and times are written in. */
  zone: string
  /** What was wrong with what was posted; `''` for nothing. */
  note: string
  /** The form that stands open; `''` for none. */
  open: QuoteWay | ''
  given: { name: string; orderNumber: string; text: string; reason: DeclineReason | '' }
  /** The newest of what was said when the page was made: a question that comes twice from one page is one. */
  seen: number
}
