// What comes next for a quote, and how many days it has left.
import type { QuoteItem } from '#contract/quotes/quote-shapes.ts'

export type NextStep =
  | 'send'
  | 'leaves'
  | 'answer'
  | 'confirm'
  | 'renew'
  | 'call'
  | 'remind'
  | 'wait'
  | 'none'

const DAY = 86_400_000

/** Whole days until a day of the calendar; 0 is today. */
export function daysUntil(day: string, now = new Date()): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return Math.round((Date.parse(`${day}T00:00:00Z`) - today) / DAY)
}

/** Days before the end from which on a call is better than a letter. */
const NEAR = 3

type Standing = Pick<QuoteItem, 'state' | 'unsent' | 'sendTime' | 'ended' | 'validUntil' | 'remindTime'>

export function nextStepOf(quote: Standing, now = new Date()): NextStep {
  const { state, unsent, sendTime, ended, validUntil, remindTime } = quote
  if (state === 'won' || state === 'lost') return 'none'
  if (state === 'accepted') return 'confirm'
  if (sendTime !== null) return 'leaves'
  if (unsent) return 'send'
  if (state === 'asked') return 'answer'
  if (ended) return 'renew'
  if (validUntil !== '' && daysUntil(validUntil, now) <= NEAR) return 'call'
  return remindTime === null ? 'wait' : 'remind'
}
