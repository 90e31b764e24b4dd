// How lists of quotes are narrowed and ordered.
import { z } from 'zod'
import { QueryId, queryFlag } from '#contract/inputs/number.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { Keyword, TimeSpan } from '#contract/wire/page.ts'
import { CURRENCIES, LOST_REASONS, QUOTE_STATES } from './quote-states.ts'

/** `assignee` 0: nobody. `open`: those that may still become an order. */
export const QuoteFilters = z.strictObject({
  state: z.enum([...QUOTE_STATES, 'open']).optional(),
  assignee: z
    .union([z.literal('0'), z.literal(0)])
    .transform(() => 0)
    .or(QueryId)
    .optional(),
  currency: z.enum(CURRENCIES).optional(),
  reason: z.enum(LOST_REASONS).optional(),
  language: z.enum(LANGUAGES).optional(),
  /** Out, and its day comes within seven days or has passed. */
  ending: queryFlag.optional(),
  /** Beginnings of its number, the number of the inquiry, or words of the customer. */
  keyword: Keyword.optional(),
  ...TimeSpan,
})
export type QuoteFilters = z.output<typeof QuoteFilters>

export const QUOTE_SORTS = ['createTime', 'updateTime', 'validUntil', 'total'] as const
