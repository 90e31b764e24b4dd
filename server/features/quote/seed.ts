// Puts the quotes of the demo into an empty store, with the PDFs of what was sent; nobody is mailed about them.
import { QuoteContent } from '#contract/quotes/quote-shapes.ts'
import { addMessageWords } from '#server/parts/enquiries/message-words.ts'
import { newNumber } from '#server/parts/enquiries/numbers.ts'
import { messageOf, type QuotedMessage } from '#server/parts/quotes/quote-message.ts'
import { keepPaper, quotePaper, takePaper } from '#server/parts/quotes/quote-papers.ts'
import { countedColumns, draftOf, tellQuote } from '#server/parts/quotes/quote-rows.ts'
import type { Parts } from '#server/parts.ts'
import type { DemoQuote } from '#server/storage/seed/demo-quotes.ts'
import { addDays, dayOfIso, isoDay } from '#server/storage/site-days.ts'
import { productsOf } from './store.ts'

const HOUR_MS = 60 * 60_000
const SENDER = 'Lin Yue (Demo)'

type Find = (slug: string) => number

/** `idOf` finds products by their slugs. */
export async function seedQuotes(parts: Parts, quotes: readonly DemoQuote[], idOf: Find) {
  for (const quote of quotes) await seedQuote(parts, quote, idOf)
}

async function contentsOf({ storage, days, now }: Parts, quote: DemoQuote, idOf: Find) {
  const { language, currency, customer, terms, validDays } = quote
  const validUntil = isoDay(addDays(days.dayAt(now()), validDays))
  const ids = quote.versions.flatMap(({ lines }) => lines.map(({ product }) => idOf(product)))
  const products = await productsOf(storage.db, ids, language, now())
  return quote.versions.map(({ lines, extras = [], intro = '' }) =>
    QuoteContent.parse({
      ...{ language, currency, validUntil, customer, intro, extras, ...terms },
      lines: lines.map(({ product, ...line }) => ({
        ...{ productId: idOf(product), title: products.get(idOf(product))?.title ?? product },
        ...line,
      })),
    }),
  )
}

async function seedQuote(parts: Parts, quote: DemoQuote, idOf: Find) {
  const { storage, now } = parts
  const { db } = storage
  const at = (hoursAgo: number) => now() - hoursAgo * HOUR_MS
  const found = await db
    .selectFrom('message')
    .select('id')
    .where('email_key', '=', quote.email)
    .executeTakeFirst()
  if (!found) throw new Error(`the demo quotes for an inquiry that it does not have: ${quote.email}`)
  const message = await messageOf(db, found.id)
  const contents = await contentsOf(parts, quote, idOf)
  const sent = quote.versions.filter(({ sentHoursAgo }) => sentHoursAgo !== null).length
  const counted = contents[(sent || 1) - 1]
  if (!counted) throw new Error(`a quote of the demo has no version: ${quote.email}`)
  const begun = at(quote.begunHoursAgo)
  const sentAt = at(quote.versions[sent - 1]?.sentHoursAgo ?? 0)
  const accepted = quote.state === 'accepted' ? now() - HOUR_MS : 0
  const { opened = 0, acceptedBy = '', orderNumber = '', reason = '', lostNote = '' } = quote
  const { id, number } = await db
    .insertInto('quote')
    .values({
      ...{ message_id: message.id, number: newNumber('Q', begun), version: 1, state: quote.state },
      ...{ reason, lost_note: lostNote, edition: contents.length, unsent: sent < contents.length ? 1 : 0 },
      ...{ sent_edition: sent, ...countedColumns(counted), assignee_id: null },
      ...{ remind_at: 0, nudge_at: 0, renewal_at: 0 },
      ...{ accepted_at: accepted, accepted_by: acceptedBy, order_number: orderNumber },
      ...{ sent_at: sent > 0 ? sentAt : 0, decided_at: reason === '' ? 0 : now() - 2 * HOUR_MS },
      ...{ opened, opened_at: opened > 0 ? now() - 3 * HOUR_MS : 0, created_at: begun, updated_at: now() },
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  await addMessageWords(db, message.id, `${number} ${quote.customer}`)
  const tell = (did: Parameters<typeof tellQuote>[1]['did'], when: number, edition: number, detail = {}) =>
    tellQuote(db, { quote_id: id, at: when, user_id: null, did, edition }, detail)
  await tell('begun', begun, 1)
  for (const [place, content] of contents.entries()) {
    const edition = place + 1
    const hoursAgo = quote.versions[place]?.sentHoursAgo ?? null
    const draft = draftOf(id, edition, content, hoursAgo === null ? now() : at(hoursAgo))
    const looks = edition === sent ? { opened, opened_at: opened > 0 ? now() - 3 * HOUR_MS : 0 } : {}
    const paper =
      hoursAgo === null ? {} : await sentAs(parts, { number, edition, content, message, sent: at(hoursAgo) })
    await db
      .insertInto('quote_version')
      .values({ ...draft, ...looks, ...paper })
      .execute()
    if (hoursAgo !== null) await tell('sent', at(hoursAgo), edition)
  }
  if (opened > 0) await tell('opened', now() - 30 * HOUR_MS, sent)
  if (accepted > 0) await tell('accepted', accepted, sent, { name: acceptedBy, orderNumber })
  if (reason !== '') await tell('lost', now() - 2 * HOUR_MS, sent, { reason, text: lostNote })
}

type Sent = { number: string; edition: number; content: QuoteContent; message: QuotedMessage; sent: number }

/** The columns of a version that was sent, with its PDF. */
async function sentAs(parts: Parts, { number, edition, content, message, sent }: Sent) {
  const { storage, files, papers, site, config, days } = parts
  const { db } = storage
  const said = {
    ...{ number, edition, content, enquiry: message.number, day: sent, sender: SENDER, address: null },
    validUntil: days.startOf(dayOfIso(content.validUntil)) + 12 * HOUR_MS,
  }
  const pdf = await papers.set(
    'demo',
    quotePaper(site.settings(), said, { timeZone: config.timeZone, logo: null }),
  )
  const file = await keepPaper(db, files, pdf, sent)
  await takePaper(db, file)
  return { sent_at: sent, sender: SENDER, file, size: pdf.length }
}
