// A quote as its customer reads it: the newest version that was sent, with what was decided about it.
import { type OwnQuote, QUOTE_WAYS } from '#contract/quotes/own-quote.ts'
import { DECLINE_REASONS, type DeclineReason } from '#contract/quotes/quote-states.ts'
import { amountOf, lineTotal, quoteSums } from '#contract/quotes/quote-sums.ts'
import { promisedBy } from '#server/parts/enquiries/promise.ts'
import {
  contentOf,
  type QuoteRow,
  unitsOf,
  type VersionRow,
  versionsOf,
} from '#server/parts/quotes/quote-rows.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { dayOfIso, daysWithin } from '#server/storage/site-days.ts'

/** Its day has passed at the office. */
export const hasEnded = ({ valid_until }: Pick<QuoteRow, 'valid_until'>, today: string): boolean =>
  valid_until !== '' && valid_until < today

/** The reason that a customer may have given; `''` for none of those. */
export const declineReason = (given: string | null): DeclineReason | '' =>
  DECLINE_REASONS.find((reason) => reason === given) ?? ''

export const wayIn = (given: string | null) => QUOTE_WAYS.find((way) => way === given)

/** The quote of an inquiry that the customer has, with the versions that were sent, the newest first; undefined for none. */
export async function quoteSent(db: Db, messageId: number) {
  const row = await db
    .selectFrom('quote')
    .selectAll()
    .where('message_id', '=', messageId)
    .where('sent_edition', '>', 0)
    .executeTakeFirst()
  if (!row) return undefined
  const versions = (await versionsOf(db, row.id)).filter(({ sent_at }) => sent_at > 0)
  const [version] = versions
  return version && { row, version, versions }
}
export type QuoteSent = NonNullable<Awaited<ReturnType<typeof quoteSent>>>

/** What the customer decided, if it was the customer. */
async function decidedIn(db: Db, row: QuoteRow): Promise<OwnQuote['decided']> {
  const { state, accepted_at, accepted_by, order_number } = row
  if (state === 'won' || state === 'accepted')
    return accepted_at === 0
      ? null
      : { time: isoTime(accepted_at), name: accepted_by, orderNumber: order_number, reason: '' }
  if (state !== 'lost') return null
  const last = await db
    .selectFrom('quote_event')
    .select(['did', 'at'])
    .where('quote_id', '=', row.id)
    .where('did', 'in', ['declined', 'lost'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.did !== 'declined') return null
  return { time: isoTime(last.at), name: '', orderNumber: '', reason: declineReason(row.reason) }
}

type How = Pick<Parts, 'config' | 'days' | 'now'>

export async function ownQuote(
  db: Db,
  { row, version, versions }: QuoteSent,
  { config, days, now }: How,
): Promise<OwnQuote> {
  const content = contentOf(version)
  const { currency, lines, extras } = content
  const today = days.isoDayAt(now())
  const ended = hasEnded(row, today)
  const { goods, total } = quoteSums(lines, extras, currency)
  return {
    number: row.number,
    edition: version.edition,
    state: row.state === 'draft' ? 'sent' : row.state,
    ...{ language: content.language, currency, sentTime: isoTime(version.sent_at), from: version.sender },
    ...{ validUntil: content.validUntil, ended },
    daysLeft: ended ? 0 : daysWithin(dayOfIso(today), dayOfIso(content.validUntil)) - 1,
    ...{ customer: content.customer, intro: content.intro, taxes: content.taxes, goods, total },
    lines: lines.map(({ productId: _, options, ...line }) => ({
      ...line,
      total: lineTotal({ ...line, options }, currency),
      options: options.map((option) => ({
        ...option,
        total: amountOf(line.quantity, option.price, line.discount, currency),
      })),
    })),
    extras,
    terms: { delivery: content.delivery, payment: content.payment, conditions: content.conditions },
    decided: await decidedIn(db, row),
    mayWithdraw: row.state === 'accepted',
    confirmedBy:
      row.state === 'accepted'
        ? isoTime(promisedBy(row.accepted_at, config.workingHours, config.timeZone))
        : null,
    renewalAsked: row.renewal_at > 0,
    earlier: versions.slice(1).map(earlierOf),
  }
}

const earlierOf = ({ edition, sent_at, total, currency }: VersionRow) => ({
  ...{ edition, sentTime: isoTime(sent_at), total: unitsOf(total), currency },
})
