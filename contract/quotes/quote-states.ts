// The states of a quote, why one was lost, and what its history tells; without schemas, since public pages come near.

/**
 * `draft`: nothing was sent yet; `sent`: the customer has it; `asked`: the customer asked about it; `accepted`: the customer
 * ordered and waits for our confirmation; `won`: confirmed; `lost`: with a reason.
 */
export const QUOTE_STATES = ['draft', 'sent', 'asked', 'accepted', 'won', 'lost'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

/** Those that may still become an order. */
export const OPEN_QUOTES = ['draft', 'sent', 'asked', 'accepted'] as const satisfies readonly QuoteState[]
/** Those that wait for the customer. */
export const QUOTES_OUT = ['sent', 'asked'] as const satisfies readonly QuoteState[]

/** What a customer may say who declines. */
export const DECLINE_REASONS = ['price', 'delivery', 'technical', 'stopped'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** Why a quote was lost; `other` is said in a note, or not at all. */
export const LOST_REASONS = [...DECLINE_REASONS, 'noAnswer', 'other'] as const
export type LostReason = (typeof LOST_REASONS)[number]

/** What happens to a quote that webhooks hear of as well (`server/parts/quotes/quote-told.ts`). */
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

/**
 * What the history of a quote tells. `reminder`: somebody said when to be reminded; `due`: staff were reminded; `nudged`: the
 * customer was; `held`: a sending that was scheduled did not take place.
 */
export const QUOTE_ACTIONS = [
  ...['begun', 'revised', 'discarded', 'opened', 'reminder', 'nudged', 'due'],
  ...['scheduled', 'unscheduled', 'held', 'renewal'],
  ...QUOTE_NEWS,
] as const
export type QuoteAction = (typeof QUOTE_ACTIONS)[number]

/** Lines of a quote, options of a line, amounts beside the lines, and versions, at most. */
export const QUOTE_LINES = 60
export const QUOTE_OPTIONS = 12
export const QUOTE_EXTRAS = 10
export const QUOTE_VERSIONS = 50

/** Characters of each text of a quote, at most. */
export const QUOTE_LENGTHS = {
  title: 200,
  code: 80,
  note: 500,
  option: 200,
  lineDelivery: 80,
  extra: 120,
  intro: 4_000,
  delivery: 400,
  payment: 400,
  conditions: 2_000,
  taxes: 200,
  customer: 400,
  orderNumber: 80,
  lostNote: 500,
} as const

/** The largest price of a piece, and the largest sum of a quote, in whole units of its currency. */
export const PRICE = 1_000_000_000
export const QUOTE_TOTAL = 1_000_000_000_000

/** What may be quoted in, as ISO 4217 has it. */
export const CURRENCIES = [
  ...['USD', 'EUR', 'CNY', 'MXN', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'BRL', 'CLP', 'COP', 'PEN', 'ARS'],
  ...[
    'INR',
    'KRW',
    'SGD',
    'HKD',
    'AED',
    'SAR',
    'ZAR',
    'TRY',
    'PLN',
    'SEK',
    'NOK',
    'DKK',
    'CZK',
    'THB',
    'VND',
  ],
] as const
