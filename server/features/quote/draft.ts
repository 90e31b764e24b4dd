// The draft of a quote: kept, begun anew from a version or from another quote, thrown away.
import type { QuoteContent, QuoteLine } from '#contract/quotes/quote-shapes.ts'
import { notFound } from '#server/failure.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import { addMessageWords } from '#server/parts/enquiries/message-words.ts'
import { editionName } from '#server/parts/quotes/quote-letters.ts'
import {
  contentOf,
  countedColumns,
  draftOf,
  type QuoteRow,
  stored,
  totalOf,
  versionOf,
} from '#server/parts/quotes/quote-rows.ts'
import type { Db } from '#server/storage/open.ts'
import { newEnd } from './begin.ts'
import { changeQuote, changeWithin, mustBeOf, mustFind, type Target, told } from './change-quote.ts'
import type { QuoteDesk } from './detail.ts'
import { checkDraft, checkRevisable, checkRoom, copiesItself, noEdition, tidyContent } from './rules.ts'
import { productsOf } from './store.ts'

/** Writes what a draft says; while nothing was sent, lists show it. */
async function writeDraft(within: Db, row: QuoteRow, content: QuoteContent, at: number) {
  await within
    .updateTable('quote_version')
    .set({
      content: JSON.stringify(content),
      total: stored(totalOf(content)),
      currency: content.currency,
      updated_at: at,
    })
    .where('quote_id', '=', row.id)
    .where('edition', '=', row.edition)
    .where('sent_at', '=', 0)
    .execute()
  if (row.customer !== content.customer) await addMessageWords(within, row.message_id, content.customer)
  return row.sent_edition === 0 ? countedColumns(content) : {}
}

export const save = (
  desk: QuoteDesk,
  { content, ...target }: Target & { content: QuoteContent },
  asking: AskingPerson,
) =>
  changeQuote(desk, target, asking, async (row, within) => {
    checkDraft(row)
    return { set: await writeDraft(within, row, tidyContent(content), desk.now()) }
  })

async function contentIn(within: Db, id: number, edition: number): Promise<QuoteContent> {
  const version = await versionOf(within, id, edition)
  if (!version) throw noEdition()
  return contentOf(version)
}

export const revise = (
  desk: QuoteDesk,
  { edition, ...target }: Target & { edition?: number | undefined },
  asking: AskingPerson,
) =>
  changeQuote(desk, target, asking, async (row, within) => {
    checkRevisable(row)
    const said = await contentIn(within, row.id, edition ?? row.edition)
    // What has ended is renewed by it.
    const ended = said.validUntil < desk.days.isoDayAt(desk.now())
    const content = ended ? { ...said, validUntil: newEnd(desk) } : said
    const next = row.edition + 1
    await within
      .insertInto('quote_version')
      .values(draftOf(row.id, next, content, desk.now()))
      .execute()
    return { set: { edition: next, unsent: 1 }, did: 'revised', edition: next }
  })

export const copy = (desk: QuoteDesk, { from, ...target }: Target & { from: number }, asking: AskingPerson) =>
  changeQuote(desk, target, asking, async (row, within) => {
    checkDraft(row)
    if (from === row.id) throw copiesItself()
    const other = await mustFind(within, from)
    const own = await contentIn(within, row.id, row.edition)
    const content = await joined(desk, within, own, await contentIn(within, from, other.edition))
    checkRoom(content)
    return { set: await writeDraft(within, row, content, desk.now()) }
  })

const isPriced = ({ lines, extras }: QuoteContent) =>
  extras.some(({ amount }) => amount !== 0) ||
  lines.some(({ price, options }) => price !== 0 || options.some((option) => option.price !== 0))

/**
 * The lines of another quote after the own ones. A draft without prices takes its currency; where another one stays, the prices
 * of the other currency are left out. Terms fill what is empty, in the same language alone.
 */
async function joined(desk: QuoteDesk, within: Db, own: QuoteContent, other: QuoteContent) {
  const { language } = own
  const products =
    language === other.language
      ? new Map()
      : await productsOf(
          within,
          other.lines.map(({ productId }) => productId),
          language,
          desk.now(),
        )
  const takes = !isPriced(own)
  const priced = takes || own.currency === other.currency
  const lines = other.lines.map(
    (line): QuoteLine => ({
      ...line,
      title: products.get(line.productId)?.title ?? line.title,
      ...(!priced && { price: 0, options: line.options.map((option) => ({ ...option, price: 0 })) }),
    }),
  )
  const terms = (name: 'taxes' | 'delivery' | 'payment' | 'conditions' | 'intro') =>
    own[name] || (language === other.language ? other[name] : '')
  return {
    ...own,
    currency: takes ? other.currency : own.currency,
    lines: [...own.lines, ...lines],
    extras: [...own.extras, ...(priced ? other.extras : [])],
    ...{ intro: terms('intro'), taxes: terms('taxes'), delivery: terms('delivery') },
    ...{ payment: terms('payment'), conditions: terms('conditions') },
  }
}

export async function discard(desk: QuoteDesk, target: Target, asking: AskingPerson): Promise<null> {
  await desk.storage.db.transaction().execute(async (within) => {
    const row = await mustBeOf(desk, within, target)
    checkDraft(row)
    if (row.sent_edition > 0) {
      await within
        .deleteFrom('quote_version')
        .where('quote_id', '=', row.id)
        .where('edition', '=', row.edition)
        .where('sent_at', '=', 0)
        .execute()
      const set = { edition: row.sent_edition, unsent: 0 as const }
      return changeWithin(desk, within, row, asking, { set, did: 'discarded', edition: row.edition })
    }
    const { numDeletedRows } = await within
      .deleteFrom('quote')
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst()
    if (Number(numDeletedRows) === 0) throw notFound()
    const recordName = editionName(row.number, row.edition)
    await asking.record(within, { recordId: row.id, recordName, before: { state: row.state } })
  })
  await told(desk)
  return null
}
