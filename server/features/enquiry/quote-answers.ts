// What a customer answers to a quote: accepted, asked about, declined, withdrawn, its renewal asked for. Each is one transaction.
import type { Updateable } from 'kysely'
import type { DeclineReason, QuoteAction, QuoteNews } from '#contract/quotes/quote-states.ts'
import { writeMoney } from '#contract/quotes/written-amounts.ts'
import { reopened } from '#server/parts/enquiries/reopen.ts'
import { dayIn, newsRecipients, type StaffNews, staffNews } from '#server/parts/quotes/quote-letters.ts'
import { quoteAddress } from '#server/parts/quotes/quote-link.ts'
import { changeMessage, messageOf, type QuotedMessage } from '#server/parts/quotes/quote-message.ts'
import {
  changeQuoteRow,
  contentOf,
  type QuoteDetailOfEvent,
  type QuoteRow,
  tellQuote,
  unitsOf,
  versionOf,
} from '#server/parts/quotes/quote-rows.ts'
import { raiseQuote } from '#server/parts/quotes/quote-told.ts'
import { notScheduled } from '#server/parts/quotes/sending.ts'
import { createRateLimit } from '#server/parts/sign-in/rate-limit.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import type { QuoteTable } from '#server/storage/tables/quote-tables.ts'
import { serverTexts } from '#server/texts.ts'
import { hasEnded } from './find-quote.ts'
import { orderArrived } from './order-letter.ts'
import { ADDED_LIMIT } from './own.ts'

const words = serverTexts('site/quote/page')
const told = serverTexts('server/letters/order').staff

/** Why nothing was done. */
export type Refusal = 'replaced' | 'ended' | 'closed' | 'confirmed' | 'tooOften'
/** What is done: how the quote changes, and who hears of it. */
type Step = {
  set: Updateable<QuoteTable>
  did: QuoteNews & StaffNews
  /** What its history says, where that is more than what it did. */
  noted?: QuoteAction
  detail?: QuoteDetailOfEvent
  /** Staff are told in these words; the renewal has its own. */
  news?: StaffNews
  text?: string
  /** What is said in the thread of the inquiry. */
  said?: string
  /** Staff are to do something: the inquiry waits for them again. */
  waits: boolean
}
/** Null: it was done before, and nothing is done twice. */
type Decided = Step | Refusal | null

const NEITHER = { reason: '', lost_note: '', decided_at: 0 } as const
/** What is decided is no longer followed up. */
const UNFOLLOWED = { remind_at: 0, nudge_at: 0 } as const
const DECIDED = ['accepted', 'declined'] as const satisfies readonly QuoteNews[]
const isOut = ({ state }: QuoteRow) => state === 'sent' || state === 'asked'

export function createAnswers(parts: Parts) {
  const { storage, bus, outbox, site, config, secrets, days, now } = parts
  const { db } = storage
  const key = secrets.keyFor('enquiry link')
  const added = createRateLimit(db, ADDED_LIMIT, now)
  const ended = (row: QuoteRow) => hasEnded(row, days.isoDayAt(now()))
  const staffSay = () => site.settings().language

  /** The quote that was sent, taken so that two presses come one after the other. */
  const take = (within: Db, number: string): Promise<QuoteRow | undefined> =>
    within
      .updateTable('quote')
      .set((row) => ({ version: row.ref('version') }))
      .where('sent_edition', '>', 0)
      .where('message_id', 'in', (from) =>
        from.selectFrom('message').select('id').where('number', '=', number),
      )
      .returningAll()
      .executeTakeFirst()

  /** Decides about what is there now, and keeps it; answers why nothing was done, or null. */
  async function answer(
    number: string,
    decide: (row: QuoteRow, message: QuotedMessage, within: Db) => Decided | Promise<Decided>,
  ): Promise<Refusal | null> {
    if (!(await added.spend(number))) return 'tooOften'
    const refusal = await db.transaction().execute(async (within) => {
      const row = await take(within, number)
      if (!row) return null
      const message = await messageOf(within, row.message_id)
      const decided = await decide(row, message, within)
      if (decided === null || typeof decided === 'string') return decided
      await keep(within, row, message, decided)
      return null
    })
    bus.changed(['message']).catch(() => {})
    outbox.wake()
    return refusal
  }

  async function keep(within: Db, before: QuoteRow, message: QuotedMessage, step: Step) {
    const { did, noted = did, detail, said, waits } = step
    const at = now()
    // Another version that would leave later would take the decision back.
    const calledOff = DECIDED.some((one) => one === did) ? await notScheduled(within, before, at) : {}
    const set = { ...step.set, ...calledOff }
    const row = { ...before, ...set } as QuoteRow
    await changeQuoteRow(within, before, set, at)
    await tellQuote(
      within,
      { quote_id: row.id, at, user_id: null, did: noted, edition: row.sent_edition },
      detail,
    )
    const again = waits ? reopened(message, at, config) : null
    if (said !== undefined)
      await changeMessage(within, message.id, again ?? {}, {
        ...{ at, by: null, did: 'added', detail: { text: said, files: [] } },
      })
    else if (again)
      await changeMessage(within, message.id, again, {
        ...{ at, by: null, did: 'state', detail: { from: message.state, to: again.state } },
      })
    // Nobody writes letters about spam.
    if (message.state !== 'spam') await tell(within, row, message, step)
  }

  async function tell(within: Db, row: QuoteRow, message: QuotedMessage, { did, news = did, text }: Step) {
    const version = await versionOf(within, row.id, row.sent_edition)
    if (!version) return
    const content = contentOf(version)
    const house = { site: site.settings(), own: site.own(), config }
    const customer = row.customer.split('\n')[0] || message.name
    for (const to of await newsRecipients(within, row, house))
      await outbox.put(
        within,
        staffNews(news, to, row, { customer, ...(text !== undefined && { text }) }, house),
      )
    await raiseQuote(within, row, { did, content, message }, now())
    if (did !== 'accepted' || message.email === '') return
    const link = quoteAddress({ publicUrl: config.publicUrl, key }, message.number, row.lang)
    await outbox.put(within, orderArrived({ row, message, content, link }, house))
  }

  return {
    /** Orders what the customer has seen, and nothing that took its place meanwhile. */
    accept: (number: string, given: { edition: number; name: string; orderNumber: string }) =>
      answer(number, (row) => {
        const { edition, name, orderNumber } = given
        if (edition !== row.sent_edition) return 'replaced'
        if (row.state === 'accepted' || row.state === 'won') return null
        if (!isOut(row)) return 'closed'
        if (ended(row)) return 'ended'
        const language = staffSay()
        const total = writeMoney(unitsOf(row.total), row.currency, language)
        return {
          set: {
            ...{ state: 'accepted', accepted_at: now(), accepted_by: name, order_number: orderNumber },
            ...UNFOLLOWED,
          },
          did: 'accepted',
          detail: { name, ...(orderNumber !== '' && { orderNumber }) },
          text: [
            told.name({ name })[language],
            ...(orderNumber === '' ? [] : [told.order({ order: orderNumber })[language]]),
            told.total({ total })[language],
          ].join('\n'),
          waits: true,
        }
      }),

    /** Says it in the thread of the inquiry; what was lost is open again, what is ordered stays so. `seen`: of the page that it was written on. */
    ask: (number: string, { text, seen }: { text: string; seen: number }) =>
      answer(number, async (row, message, within) => {
        if (await wasSaid(within, message.id, text, seen)) return null
        const open = row.state === 'accepted' || row.state === 'won'
        return {
          set: open ? {} : { state: 'asked', ...NEITHER },
          ...{ did: 'asked', detail: { text }, text, said: text, waits: true },
        }
      }),

    decline: (number: string, { edition, reason }: { edition: number; reason: DeclineReason | '' }) =>
      answer(number, (row) => {
        if (row.state === 'lost') return null
        if (edition !== row.sent_edition) return 'replaced'
        if (!isOut(row)) return 'closed'
        const language = staffSay()
        const text =
          reason === '' ? '' : told.reason({ reason: words.decline.reasons[reason][language] })[language]
        return {
          set: { state: 'lost', reason: reason || 'other', lost_note: '', decided_at: now(), ...UNFOLLOWED },
          ...{ did: 'declined', detail: { ...(reason !== '' && { reason }) }, text, waits: false },
        }
      }),

    /** Takes an acceptance back, until it is confirmed. */
    withdraw: (number: string) =>
      answer(number, (row) => {
        if (row.state === 'won') return 'confirmed'
        if (row.state !== 'accepted') return null
        return {
          set: { state: 'sent', accepted_at: 0, accepted_by: '', order_number: '' },
          ...{ did: 'withdrawn', waits: true },
        }
      }),

    /** Asks to renew what has ended, once. */
    renew: (number: string, edition: number) =>
      answer(number, (row) => {
        if (edition !== row.sent_edition) return 'replaced'
        if (!isOut(row) || !ended(row) || row.renewal_at > 0) return null
        const day = dayIn(row.valid_until, row.lang)
        const text = words.renewal({ number: row.number, day })[row.lang]
        return {
          set: { state: 'asked', renewal_at: now() },
          ...{ did: 'asked', noted: 'renewal', news: 'renewal', detail: { text }, said: text, waits: true },
        }
      }),
  }
}
export type Answers = ReturnType<typeof createAnswers>

/** The same was said after the page was made: a second press, or a way back in the browser. */
async function wasSaid(within: Db, messageId: number, text: string, seen: number): Promise<boolean> {
  const later = await within
    .selectFrom('message_event')
    .select('detail')
    .where('message_id', '=', messageId)
    .where('did', '=', 'added')
    .where('id', '>', seen)
    .execute()
  return later.some(({ detail }) => (JSON.parse(detail) as { text?: string }).text === text)
}
