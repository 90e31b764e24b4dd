// What is tidied of a quote, and what is refused.
import { manyLines, oneLine } from '#contract/enquiries/enquiry.ts'
import type { QuoteContent } from '#contract/quotes/quote-shapes.ts'
import {
  QUOTE_EXTRAS,
  QUOTE_LINES,
  QUOTE_TOTAL,
  QUOTE_VERSIONS,
  type QuoteState,
} from '#contract/quotes/quote-states.ts'
import { CODE } from '#contract/wire/answer.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import { type QuoteRow, totalOf } from '#server/parts/quotes/quote-rows.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/quote/rules')

const refused = (reason: Reason) => new Failure(CODE.unprocessable, reason)

export const busy = () => new Failure(CODE.unavailable, words.notWritten)
/** How far pages reach. */
export function checkReach(page: number, limit: number) {
  if (page * limit > COUNTED) throw invalid({ page: words.tooFar({ most: COUNTED }) })
}

export const noEdition = () => refused(words.noEdition)

/** Each text as it is printed: no controls, and lines only where there may be some. */
export function tidyContent(given: QuoteContent): QuoteContent {
  return {
    ...given,
    taxes: oneLine(given.taxes),
    customer: manyLines(given.customer),
    intro: manyLines(given.intro),
    delivery: manyLines(given.delivery),
    payment: manyLines(given.payment),
    conditions: manyLines(given.conditions),
    extras: given.extras.map(({ name, amount }) => ({ name: oneLine(name), amount })),
    lines: given.lines.map((line) => ({
      ...line,
      title: oneLine(line.title),
      code: oneLine(line.code),
      note: manyLines(line.note),
      delivery: oneLine(line.delivery),
      options: line.options.map((option) => ({ ...option, name: oneLine(option.name) })),
    })),
  }
}

/** Spam and what is merged into another inquiry get no quote. */
export function checkQuotable({ state, merged_into }: { state: string; merged_into: number | null }) {
  if (state === 'spam') throw refused(words.spam)
  if (merged_into !== null) throw refused(words.merged)
}

const isClosed = (state: QuoteState) => state === 'won' || state === 'lost'

/** Only what is neither won nor lost is worked on. */
export function checkOpen({ state }: Pick<QuoteRow, 'state'>) {
  if (isClosed(state)) throw refused(words.closed)
}

export function checkClosed({ state }: Pick<QuoteRow, 'state'>) {
  if (!isClosed(state)) throw refused(words.open)
}

/** The newest version is a draft, of a quote that is open, and waits for no hour at which it leaves. */
export function checkDraft(row: Pick<QuoteRow, 'state' | 'unsent' | 'send_at'>) {
  checkOpen(row)
  if (row.unsent === 0) throw refused(words.notDraft)
  if (row.send_at > 0) throw refused(words.scheduled)
}

export function checkScheduled({ send_at }: Pick<QuoteRow, 'send_at'>) {
  if (send_at === 0) throw refused(words.notScheduled)
}

/** How far ahead a sending may be scheduled. */
const AHEAD_DAYS = 92

/** The hour at which a quote is to leave has not come yet, and is not years away. */
export function checkHour(at: number, now: number) {
  if (at <= now) throw invalid({ sendTime: words.hourPast })
  if (at > now + AHEAD_DAYS * 24 * 60 * 60_000)
    throw invalid({ sendTime: words.hourFar({ most: AHEAD_DAYS }) })
}

export const endsBefore = (field: string) => invalid({ [field]: words.endsBefore })

/** A next version may begin. */
export function checkRevisable(row: Pick<QuoteRow, 'state' | 'unsent' | 'edition'>) {
  checkOpen(row)
  if (row.unsent === 1) throw refused(words.isDraft)
  if (row.edition >= QUOTE_VERSIONS) throw refused(words.tooManyVersions({ most: QUOTE_VERSIONS }))
}

export function checkRoom({ lines, extras }: Pick<QuoteContent, 'lines' | 'extras'>) {
  if (lines.length > QUOTE_LINES) throw refused(words.tooManyLines({ most: QUOTE_LINES }))
  if (extras.length > QUOTE_EXTRAS) throw refused(words.tooManyExtras({ most: QUOTE_EXTRAS }))
}

export const copiesItself = () => invalid({ from: words.itself })

/** Somebody waits for the customer's answer. */
export function checkOut({ state }: Pick<QuoteRow, 'state'>) {
  if (state !== 'sent' && state !== 'asked') throw refused(words.notOut)
}

export const nobodyToNudge = (field: string) => invalid({ [field]: words.nudgeNoMail })
export const nudgePast = (field: string) => invalid({ [field]: words.nudgePast })

const isPriced = ({ price, options }: QuoteContent['lines'][number]) =>
  price !== 0 || options.some((option) => option.price !== 0)

/** Throws what is missing before a draft may be sent, field by field. */
export function checkReady(content: QuoteContent, { email, today }: { email: string; today: string }) {
  const problems: Record<string, Reason> = {}
  const { lines, customer, validUntil } = content
  if (lines.length === 0) problems.lines = words.noLine
  lines.forEach(({ title, quantity }, at) => {
    if (title === '') problems[`lines.${at}.title`] = words.noTitle
    if (quantity === 0) problems[`lines.${at}.quantity`] = words.noQuantity
  })
  if (lines.length > 0 && !lines.some(isPriced)) problems['lines.0.price'] = words.noPrice
  if (customer === '') problems.customer = words.noCustomer
  if (validUntil === '') problems.validUntil = words.noDay
  else if (validUntil < today) problems.validUntil = words.pastDay
  const total = totalOf(content)
  if (total < 0) problems.total = words.negative
  if (total > QUOTE_TOTAL) problems.total = words.tooMuch({ most: QUOTE_TOTAL })
  if (email === '') problems.to = words.noMail
  if (Object.keys(problems).length > 0) throw invalid(problems)
}
