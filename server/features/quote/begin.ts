// Begins the quote of an inquiry: with the products that it asks for, and with what quotes said before.
import type { Language } from '#contract/languages/language-codes.ts'
import { QuoteContent, type QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { QUOTE_LENGTHS } from '#contract/quotes/quote-states.ts'
import { notFound } from '#server/failure.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import { addMessageWords } from '#server/parts/enquiries/message-words.ts'
import { newNumber } from '#server/parts/enquiries/numbers.ts'
import { editionName } from '#server/parts/quotes/quote-letters.ts'
import type { QuotedMessage } from '#server/parts/quotes/quote-message.ts'
import { countedColumns, draftOf, quoteOfMessage, tellQuote } from '#server/parts/quotes/quote-rows.ts'
import { type LineRow, linesOf } from '#server/storage/message-lines.ts'
import type { Db } from '#server/storage/open.ts'
import { addDays, isoDay } from '#server/storage/site-days.ts'
import { announced, mustFind } from './change-quote.ts'
import { detailOf, type QuoteDesk } from './detail.ts'
import { checkQuotable, tidyContent } from './rules.ts'
import { newestContent, productsOf } from './store.ts'

/** Days that a new quote is valid. */
const VALID_DAYS = 30
const CURRENCY = 'USD'

/** The last day of what begins now. */
export const newEnd = ({ days, now }: Pick<QuoteDesk, 'days' | 'now'>): string =>
  isoDay(addDays(days.dayAt(now()), VALID_DAYS))

const cut = (text: string, most: number) => [...text].slice(0, most).join('')

/** The quote of an inquiry; one that is there already is answered as it is. */
export async function begin(
  desk: QuoteDesk,
  { messageId }: { messageId: number },
  asking: AskingPerson,
): Promise<QuoteDetail> {
  const { storage, now } = desk
  const at = now()
  const made = await storage.db.transaction().execute(async (within) => {
    const message = await within
      .selectFrom('message')
      .selectAll()
      .where('id', '=', messageId)
      .executeTakeFirst()
    if (!message) throw notFound()
    const before = await quoteOfMessage(within, messageId)
    if (before) return before.id
    checkQuotable(message)
    const content = await firstContent(within, message, newEnd(desk), at)
    const row = await within
      .insertInto('quote')
      .values({
        ...{ message_id: messageId, number: newNumber('Q', at), version: 1, state: 'draft' },
        ...{ reason: '', lost_note: '', edition: 1, unsent: 1, sent_edition: 0 },
        ...countedColumns(content),
        assignee_id: message.assignee_id,
        ...{ remind_at: 0, nudge_at: 0, renewal_at: 0, accepted_at: 0, accepted_by: '', order_number: '' },
        ...{ sent_at: 0, decided_at: 0, opened: 0, opened_at: 0, created_at: at, updated_at: at },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'number'])
      .executeTakeFirst()
    // Somebody else began it at the same moment.
    if (!row) return (await quoteOfMessage(within, messageId))?.id ?? 0
    await within
      .insertInto('quote_version')
      .values(draftOf(row.id, 1, content, at))
      .execute()
    await addMessageWords(within, messageId, `${row.number} ${content.customer}`)
    const { id: by } = asking.person
    await tellQuote(within, { quote_id: row.id, at, user_id: by, did: 'begun', edition: 1 })
    const recordName = editionName(row.number, 1)
    await asking.record(within, { recordId: row.id, recordName, after: { message: message.number } })
    return row.id
  })
  return announced(desk, made)
}

/** The quote of an inquiry, or none. */
export async function ofMessage(desk: QuoteDesk, messageId: number): Promise<QuoteDetail[]> {
  const row = await quoteOfMessage(desk.storage.db, messageId)
  return row ? [await detailOf(desk, row)] : []
}

export const readQuote = async (desk: QuoteDesk, id: number) =>
  detailOf(desk, await mustFind(desk.storage.db, id))

async function firstContent(
  within: Db,
  message: QuotedMessage,
  validUntil: string,
  at: number,
): Promise<QuoteContent> {
  const { lang: language, company, name, country } = message
  const terms = await newestContent(within, language)
  const newest = await newestContent(within)
  return QuoteContent.parse(
    tidyContent({
      ...{ language, currency: (terms ?? newest)?.currency ?? CURRENCY, validUntil, intro: '' },
      customer: cut([company, name, country].filter(Boolean).join('\n'), QUOTE_LENGTHS.customer),
      lines: await firstLines(within, message, language, at),
      extras: [],
      ...{ taxes: terms?.taxes ?? '', delivery: terms?.delivery ?? '' },
      ...{ payment: terms?.payment ?? '', conditions: terms?.conditions ?? '' },
    }),
  )
}

const NOTHING = { price: 0, discount: 0, delivery: '', options: [] }

/** What the inquiry asks for; one without lines may be about a product. */
async function firstLines(within: Db, message: QuotedMessage, language: Language, at: number) {
  const asked = (await linesOf(within, [message.id]))(message.id)
  const { product_id, product_name, about_kind } = message
  const ids = [...asked.map((line) => line.product_id), about_kind === 'product' ? product_id : null]
  const products = await productsOf(within, ids, language, at)
  const titleOf = (id: number | null, called: string) =>
    cut((id !== null && products.get(id)?.title) || called, QUOTE_LENGTHS.title)
  if (asked.length === 0 && about_kind === 'product' && product_name !== '')
    return [
      {
        ...{ ...NOTHING, productId: product_id, title: titleOf(product_id, product_name) },
        ...{ code: '', note: '', quantity: 1 },
      },
    ]
  return asked.map((line) => ({
    ...{ ...NOTHING, productId: line.product_id, title: titleOf(line.product_id, calledIn(line)) },
    ...{ code: cut(line.code, QUOTE_LENGTHS.code), note: noteIn(line), quantity: line.quantity || 1 },
  }))
}

const calledIn = ({ model, name }: LineRow) => [model, name === model ? '' : name].filter(Boolean).join(' ')

const noteIn = ({ size, medium, note }: LineRow) =>
  cut([[size, medium].filter(Boolean).join(', '), note].filter(Boolean).join('\n'), QUOTE_LENGTHS.note)
