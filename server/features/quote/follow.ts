// How a quote goes on after it was sent: reminders, won or lost, and back into the pipeline.
import type { MessageState } from '#contract/enquiries/message-states.ts'
import type { LostReason, QuoteState } from '#contract/quotes/quote-states.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import { orderLetter } from '#server/parts/quotes/quote-letters.ts'
import { quoteAddress } from '#server/parts/quotes/quote-link.ts'
import { changeMessage, messageOf, type QuotedMessage } from '#server/parts/quotes/quote-message.ts'
import { contentOf, countedEdition, type QuoteRow, versionOf } from '#server/parts/quotes/quote-rows.ts'
import { raiseQuote } from '#server/parts/quotes/quote-told.ts'
import { notScheduled } from '#server/parts/quotes/sending.ts'
import type { Db } from '#server/storage/open.ts'
import { changeQuote, type Target } from './change-quote.ts'
import type { QuoteDesk } from './detail.ts'
import { checkClosed, checkOpen, checkOut, nobodyToNudge, noEdition } from './rules.ts'

export const remind = (
  desk: QuoteDesk,
  { remindTime, nudgeTime, ...target }: Target & { remindTime: string | null; nudgeTime: string | null },
  asking: AskingPerson,
) =>
  changeQuote(desk, target, asking, async (row, within) => {
    checkOut(row)
    const { email } = await messageOf(within, row.message_id)
    if (nudgeTime !== null && email === '') throw nobodyToNudge('nudgeTime')
    const at = (time: string | null) => (time === null ? 0 : Date.parse(time))
    return { set: { remind_at: at(remindTime), nudge_at: at(nudgeTime) }, did: 'reminder' }
  })

/** Tells webhooks how the quote stands now. */
async function tellNews(
  desk: QuoteDesk,
  within: Db,
  row: QuoteRow,
  did: 'won' | 'lost' | 'reopened',
  message: QuotedMessage,
) {
  const version = await versionOf(within, row.id, countedEdition(row))
  if (!version) throw noEdition()
  await raiseQuote(within, row, { did, content: contentOf(version), message }, desk.now())
}

/** The inquiry goes along, unless somebody took it for spam meanwhile. */
async function moveMessage(
  desk: QuoteDesk,
  within: Db,
  message: QuotedMessage,
  state: MessageState,
  by: number,
) {
  if (message.state === state || message.state === 'spam') return
  const detail = { from: message.state, to: state }
  await changeMessage(within, message.id, { state }, { at: desk.now(), by, did: 'state', detail })
}

type Closing = Target &
  (
    | { outcome: 'won'; orderNumber: string; confirm: boolean }
    | { outcome: 'lost'; reason: LostReason; note: string }
  )

export const close = (desk: QuoteDesk, closing: Closing, asking: AskingPerson) =>
  changeQuote(desk, { id: closing.id, version: closing.version }, asking, async (row, within) => {
    checkOpen(row)
    const at = desk.now()
    const message = await messageOf(within, row.message_id)
    // What would have left later does not leave any more.
    const calledOff = await notScheduled(within, row, at)
    const over = { state: closing.outcome, decided_at: at, remind_at: 0, nudge_at: 0, ...calledOff }
    const set =
      closing.outcome === 'won'
        ? { ...over, order_number: closing.orderNumber || row.order_number }
        : { ...over, reason: closing.reason, lost_note: closing.note }
    const next = { ...row, ...set }
    if (closing.outcome === 'won' && closing.confirm && message.email !== '')
      await desk.outbox.put(within, confirmation(desk, next, message))
    await moveMessage(desk, within, message, 'closed', asking.person.id)
    await tellNews(desk, within, next, closing.outcome, message)
    const detail =
      closing.outcome === 'won'
        ? { orderNumber: next.order_number }
        : { reason: closing.reason, ...(closing.note !== '' && { text: closing.note }) }
    return { set, did: closing.outcome, edition: countedEdition(row), detail }
  })

function confirmation({ config, key, site }: QuoteDesk, row: QuoteRow, message: QuotedMessage) {
  const said = { ...row, sent_edition: countedEdition(row) }
  const link =
    row.sent_edition === 0 ? '' : quoteAddress({ publicUrl: config.publicUrl, key }, message.number, row.lang)
  const house = { site: site.settings(), own: site.own(), config }
  return orderLetter(said, message, row.order_number, link, house)
}

export const reopen = (desk: QuoteDesk, target: Target, asking: AskingPerson) =>
  changeQuote(desk, target, asking, async (row, within) => {
    checkClosed(row)
    const message = await messageOf(within, row.message_id)
    const set = { state: stateBefore(row), reason: '' as const, lost_note: '', decided_at: 0 }
    const before = message.replied_at > 0 ? 'replied' : message.assignee_id === null ? 'new' : 'assigned'
    if (message.state === 'closed') await moveMessage(desk, within, message, before, asking.person.id)
    await tellNews(desk, within, { ...row, ...set }, 'reopened', message)
    return { set, did: 'reopened', edition: countedEdition(row) }
  })

const stateBefore = ({ accepted_at, sent_edition }: QuoteRow): QuoteState => {
  if (accepted_at > 0) return 'accepted'
  return sent_edition > 0 ? 'sent' : 'draft'
}
