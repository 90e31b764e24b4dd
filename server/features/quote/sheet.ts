// Quotes as rows, for the ERP as CSV and for people as xlsx: what the rows of a quote come to together is its total.
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { quoteCalls as calls } from '#contract/quotes/quote.ts'
import type { QuoteContent } from '#contract/quotes/quote-shapes.ts'
import { amountOf, inCoins } from '#contract/quotes/quote-sums.ts'
import { type Router, serveFile } from '#server/http/serve.ts'
import { contentOf, type QuoteRow, unitsOf } from '#server/parts/quotes/quote-rows.ts'
import { CSV_TYPE, writeCsv } from '#server/parts/sheets/csv.ts'
import { type Cell, SHEET_TYPE, writeSheet } from '#server/parts/sheets/sheets.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { allQuotes } from './list.ts'

const words = serverTexts('server/quote/sheet')

/** A line, an option that is counted in, or an amount beside the lines; `kind` empty: nothing was sent yet. */
type Line = {
  kind: 'line' | 'option' | 'extra' | ''
  position: number | null
  productId: number | null
  code: string
  title: string
  quantity: number | null
  price: number | null
  discount: number | null
  total: number | null
}
type Row = { quote: QuoteRow; messageNumber: string; line: Line }

/** Names of the columns for programs, which never change, each with its width and its cell. */
const COLUMNS = {
  quote: [18, ({ quote }) => quote.number],
  edition: [10, ({ quote }) => quote.sent_edition || null],
  state: [12, ({ quote }) => quote.state],
  reason: [14, ({ quote }) => quote.reason],
  order_number: [20, ({ quote }) => quote.order_number],
  inquiry: [18, ({ messageNumber }) => messageNumber],
  customer: [36, ({ quote }) => quote.customer],
  language: [10, ({ quote }) => quote.lang],
  sent: [25, ({ quote }) => timeIn(quote.sent_at)],
  valid_until: [12, ({ quote }) => quote.valid_until],
  decided: [25, ({ quote }) => timeIn(quote.decided_at)],
  currency: [10, ({ quote }) => quote.currency],
  total: [14, ({ quote }) => unitsOf(quote.total)],
  kind: [10, ({ line }) => line.kind],
  position: [10, ({ line }) => line.position],
  product_id: [12, ({ line }) => line.productId],
  code: [24, ({ line }) => line.code],
  title: [40, ({ line }) => line.title],
  quantity: [10, ({ line }) => line.quantity],
  price: [14, ({ line }) => line.price],
  discount_percent: [12, ({ line }) => line.discount],
  amount: [14, ({ line }) => line.total],
} satisfies Record<string, [number, (row: Row) => Cell]>
type Name = keyof typeof COLUMNS

const NAMES = Object.keys(COLUMNS) as Name[]
const timeIn = (at: number): Cell => (at === 0 ? null : { at })
const cellOf = (name: Name, row: Row): Cell => COLUMNS[name][1](row)

const NOTHING: Line = {
  ...{ kind: '', position: null, productId: null, code: '', title: '' },
  ...{ quantity: null, price: null, discount: null, total: null },
}

/** Alternatives are not in the total and not here. */
function rowsIn({ lines, extras, currency }: QuoteContent): Line[] {
  const priced = lines.flatMap(({ productId, code, title, quantity, price, discount, options }, at) => {
    const position = at + 1
    const total = amountOf(quantity, price, discount, currency)
    const own: Line = { kind: 'line', position, productId, code, title, quantity, price, discount, total }
    const chosen = options
      .filter(({ included }) => included)
      .map(
        (option): Line => ({
          ...{ ...NOTHING, kind: 'option', position, productId, title: option.name, quantity, discount },
          ...{ price: option.price, total: amountOf(quantity, option.price, discount, currency) },
        }),
      )
    return [own, ...chosen]
  })
  const beside = extras.map(
    ({ name, amount }): Line => ({
      ...NOTHING,
      kind: 'extra',
      title: name,
      total: inCoins(amount, currency),
    }),
  )
  return [...priced, ...beside]
}

/** The rows of these quotes, of the newest version that was sent. */
async function* rowsOf(db: Db, batches: AsyncIterable<QuoteRow[]>): AsyncGenerator<Row> {
  for await (const quotes of batches) {
    const ids = quotes.map(({ id }) => id)
    const versions = await db
      .selectFrom('quote_version')
      .innerJoin('quote', (join) =>
        join
          .onRef('quote.id', '=', 'quote_version.quote_id')
          .onRef('quote.sent_edition', '=', 'quote_version.edition'),
      )
      .select(['quote_id', 'content'])
      .where('quote_id', 'in', ids)
      .execute()
    const sent = new Map(versions.map((version) => [version.quote_id, contentOf(version)]))
    const messages = await db
      .selectFrom('message')
      .innerJoin('quote', 'quote.message_id', 'message.id')
      .select(['quote.id', 'message.number'])
      .where('quote.id', 'in', ids)
      .execute()
    const numbers = new Map(messages.map(({ id, number }) => [id, number]))
    for (const quote of quotes) {
      const content = sent.get(quote.id)
      const messageNumber = numbers.get(quote.id) ?? ''
      for (const line of content ? rowsIn(content) : [NOTHING]) yield { quote, messageNumber, line }
    }
  }
}

/** What people read in place of the words for programs. */
const SAID: Partial<Record<Name, (row: Row) => Text | undefined>> = {
  state: ({ quote }) => words.states[quote.state],
  reason: ({ quote }) => (quote.reason === '' ? undefined : words.reasons[quote.reason]),
  kind: ({ line }) => (line.kind === '' ? undefined : words.kinds[line.kind]),
}

async function* cells(rows: AsyncIterable<Row>, language: Language | null): AsyncGenerator<Cell[]> {
  for await (const row of rows)
    yield NAMES.map((name) => (language && SAID[name]?.(row)?.[language]) ?? cellOf(name, row))
}

export function exportRoute(router: Router, { storage, days, now }: Parts) {
  const { db } = storage
  serveFile(router, calls.exportAll, async ({ format, ...filters }, asking) => {
    // Nothing is taken out that the log does not tell of, also when the download breaks off later.
    await db.transaction().execute((within) => asking.record(within, { recordId: null, recordName: '' }))
    const { language } = asking
    const rows = rowsOf(db, allQuotes({ db, days, now }, filters))
    const name = `${words.name[language]}-${days.isoDayAt(now())}.${format}`
    if (format === 'csv') return { name, type: CSV_TYPE, bytes: writeCsv(NAMES, cells(rows, null)) }
    const columns = NAMES.map((column) => ({
      title: words.columns[column][language],
      width: COLUMNS[column][0],
    }))
    return { name, type: SHEET_TYPE, bytes: writeSheet(words.name[language], columns, cells(rows, language)) }
  })
}
