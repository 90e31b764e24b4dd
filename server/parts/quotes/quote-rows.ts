// Quotes and their versions as they are stored: found, read, changed and told of by whoever works on them.
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { QuoteContent } from '#contract/quotes/quote-shapes.ts'
import type { QuoteAction } from '#contract/quotes/quote-states.ts'
import { quoteSums } from '#contract/quotes/quote-sums.ts'
import { changeVersion } from '#server/storage/change-version.ts'
import type { Db } from '#server/storage/open.ts'
import type { QuoteTable, QuoteVersionTable } from '#server/storage/tables/quote-tables.ts'

export type QuoteRow = Selectable<QuoteTable>
export type VersionRow = Selectable<QuoteVersionTable>
/** What an entry of the history tells beside who and when. */
export type QuoteDetailOfEvent = { text?: string; reason?: string; name?: string; orderNumber?: string }

/** An amount as it is stored: in hundredths, so that sums of it are exact. */
export const stored = (amount: number): number => Math.round(amount * 100)
/** A stored amount in units of its currency. */
export const unitsOf = (amount: number): number => amount / 100

/** What a version says. */
export const contentOf = ({ content }: Pick<VersionRow, 'content'>): QuoteContent => JSON.parse(content)

/** What a version comes to, in units. */
export const totalOf = ({ lines, extras, currency }: QuoteContent): number =>
  quoteSums(lines, extras, currency).total

/** What lists show and are narrowed by, of the version that counts. */
export const countedColumns = (content: QuoteContent) => ({
  currency: content.currency,
  total: stored(totalOf(content)),
  valid_until: content.validUntil,
  lang: content.language,
  customer: content.customer,
})

/** One quote; undefined when it is not there. */
export const findQuote = (db: Db, id: number): Promise<QuoteRow | undefined> =>
  db.selectFrom('quote').selectAll().where('id', '=', id).executeTakeFirst()

/** The quote of an inquiry; undefined while there is none. */
export const quoteOfMessage = (db: Db, messageId: number): Promise<QuoteRow | undefined> =>
  db.selectFrom('quote').selectAll().where('message_id', '=', messageId).executeTakeFirst()

/** All versions of a quote, the newest first. */
export const versionsOf = (db: Db, quoteId: number): Promise<VersionRow[]> =>
  db
    .selectFrom('quote_version')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('edition', 'desc')
    .execute()

/** One version; undefined when it is not there. */
export const versionOf = (db: Db, quoteId: number, edition: number): Promise<VersionRow | undefined> =>
  db
    .selectFrom('quote_version')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('edition', '=', edition)
    .executeTakeFirst()

/** The edition that counts: the newest that was sent, or the draft before that. */
export const countedEdition = ({ sent_edition, edition }: Pick<QuoteRow, 'sent_edition' | 'edition'>) =>
  sent_edition || edition

/** Changes a quote that still has the version, and counts that up; answers whether it had. */
export const changeQuoteRow = (
  within: Db,
  target: { id: number; version: number },
  set: Updateable<QuoteTable>,
  at: number,
): Promise<boolean> => changeVersion(within, 'quote', target, { ...set, updated_at: at })

/** Adds to the history; `user_id` is null for the customer and the program. */
export const tellQuote = (
  within: Db,
  event: { quote_id: number; at: number; user_id: number | null; did: QuoteAction; edition: number },
  detail: QuoteDetailOfEvent = {},
) =>
  within
    .insertInto('quote_event')
    .values({ ...event, detail: JSON.stringify(detail) })
    .execute()

/** A new draft. */
export const draftOf = (
  quoteId: number,
  edition: number,
  content: QuoteContent,
  at: number,
): Insertable<QuoteVersionTable> => ({
  ...{ quote_id: quoteId, edition, content: JSON.stringify(content) },
  ...{ total: stored(totalOf(content)), currency: content.currency, sent_at: 0, sent_by: null, sender: '' },
  ...{ file: '', size: 0, opened: 0, opened_at: 0, updated_at: at },
})

/** Looks of one customer that come so soon after each other are one. */
const ONE_LOOK_MS = 10 * 60_000

/**
 * The customer looked at what was sent last; answers whether that was another look than the last one. Nobody's version
 * counts up: staff who write are not in its way.
 */
export async function noteOpened(within: Db, { id, sent_edition }: QuoteRow, at: number): Promise<boolean> {
  if (sent_edition === 0) return false
  const version = await within
    .updateTable('quote_version')
    .set((row) => ({ opened: row('opened', '+', 1), opened_at: at }))
    .where('quote_id', '=', id)
    .where('edition', '=', sent_edition)
    .where('opened_at', '<=', at - ONE_LOOK_MS)
    .returning('opened')
    .executeTakeFirst()
  if (!version) return false
  await within
    .updateTable('quote')
    .set((row) => ({ opened: row('opened', '+', 1), opened_at: at }))
    .where('id', '=', id)
    .execute()
  // The first look is told of.
  if (Number(version.opened) === 1)
    await tellQuote(within, { quote_id: id, at, user_id: null, did: 'opened', edition: sent_edition })
  return true
}
