// Sends a quote: its PDF is set and kept first, then all else happens in one transaction.
import type { QuoteContent, QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { notFound } from '#server/failure.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import { TurnedAway } from '#server/parts/long-work/fair-line.ts'
import { editionName, firstLetter, toCustomer } from '#server/parts/quotes/quote-letters.ts'
import { quoteAddress } from '#server/parts/quotes/quote-link.ts'
import { changeMessage, messageOf, type QuotedMessage } from '#server/parts/quotes/quote-message.ts'
import { keepPaper, quotePaper, takePaper } from '#server/parts/quotes/quote-papers.ts'
import {
  contentOf,
  countedColumns,
  type QuoteRow,
  type VersionRow,
  versionOf,
} from '#server/parts/quotes/quote-rows.ts'
import { raiseQuote } from '#server/parts/quotes/quote-told.ts'
import type { Db } from '#server/storage/open.ts'
import { addDays, dayOfIso } from '#server/storage/site-days.ts'
import { announced, changeWithin, mustBeOf, mustFind, type Target } from './change-quote.ts'
import type { QuoteDesk } from './detail.ts'
import { busy, checkDraft, checkReady, nobodyToNudge, noEdition, nudgePast } from './rules.ts'
import { namesOf } from './store.ts'

const DAY_MS = 24 * 60 * 60_000
/** Customers are reminded in the morning of the office. */
const MORNING_MS = 9 * 60 * 60_000

type Sending = Target & {
  subject: string
  body: string
  remindDays: number | null
  nudgeDays: number | null
}
type Draft = { row: QuoteRow; message: QuotedMessage; version: VersionRow; content: QuoteContent }

async function draftIn(within: Db, row: QuoteRow): Promise<Draft> {
  const version = await versionOf(within, row.id, row.edition)
  if (!version) throw noEdition()
  return { row, message: await messageOf(within, row.message_id), version, content: contentOf(version) }
}

const nameOf = async (db: Db, id: number) => (await namesOf(db, [id]))(id)

const linkOf = ({ config, key }: QuoteDesk, { message, content }: Pick<Draft, 'message' | 'content'>) =>
  quoteAddress({ publicUrl: config.publicUrl, key }, message.number, content.language)

/** The bytes of the PDF of a draft. */
export async function setPaper(desk: QuoteDesk, draft: Draft, asking: AskingPerson): Promise<Buffer> {
  const { row, message, content } = draft
  const { site, config, days, papers, now } = desk
  const task = quotePaper(
    site.settings(),
    {
      ...{ number: row.number, edition: row.edition, content, enquiry: message.number, day: now() },
      validUntil: content.validUntil === '' ? null : days.startOf(dayOfIso(content.validUntil)) + DAY_MS / 2,
      sender: await nameOf(desk.storage.db, asking.person.id),
      address: linkOf(desk, draft) || null,
    },
    { timeZone: config.timeZone, logo: await desk.logo() },
  )
  try {
    return await papers.set(`staff ${asking.person.id}`, task)
  } catch (error) {
    throw error instanceof TurnedAway ? busy() : error
  }
}

/** A version as a PDF: a draft as it would be sent, what was sent as it was. */
export async function paper(
  desk: QuoteDesk,
  { id, edition }: { id: number; edition: number },
  asking: AskingPerson,
) {
  const { db } = desk.storage
  const row = await mustFind(db, id)
  const version = await versionOf(db, id, edition)
  if (!version) throw noEdition()
  const name = `${editionName(row.number, edition)}.pdf`
  if (version.sent_at > 0) {
    // What was sent is never made anew: it would be another paper under the same name.
    const kept = await desk.files.read(version.file)
    if (!kept) throw notFound()
    return { name, type: 'application/pdf', bytes: kept }
  }
  const bytes = await setPaper(desk, { ...(await draftIn(db, row)), content: contentOf(version) }, asking)
  return { name, type: 'application/pdf', bytes }
}

/** The letter that sending begins with. */
export async function letter(desk: QuoteDesk, { id }: { id: number }, asking: AskingPerson) {
  const { db } = desk.storage
  const { row, message, content } = await draftIn(db, await mustFind(db, id))
  const said = {
    number: row.number,
    sent_edition: row.edition,
    valid_until: content.validUntil,
    lang: content.language,
  }
  const sender = await nameOf(db, asking.person.id)
  return { to: message.email, ...firstLetter(said, message, { site: desk.site.settings(), sender }) }
}

/** When the customer is reminded, so many days before the end. */
function nudgeAt({ days, now }: QuoteDesk, { message, content }: Draft, before: number | null): number {
  if (before === null) return 0
  if (message.email === '') throw nobodyToNudge('nudgeDays')
  const at = days.startOf(addDays(dayOfIso(content.validUntil), -before)) + MORNING_MS
  if (at <= now()) throw nudgePast('nudgeDays')
  return at
}

export async function send(desk: QuoteDesk, sending: Sending, asking: AskingPerson): Promise<QuoteDetail> {
  const { storage, files, days, now } = desk
  const judged = async (within: Db) => {
    const row = await mustBeOf(desk, within, sending)
    checkDraft(row)
    const draft = await draftIn(within, row)
    checkReady(draft.content, { email: draft.message.email, today: days.isoDayAt(now()) })
    return { draft, nudge: nudgeAt(desk, draft, sending.nudgeDays) }
  }
  const pdf = await setPaper(desk, (await judged(storage.db)).draft, asking)
  const file = await keepPaper(storage.db, files, pdf, now())
  await storage.db.transaction().execute(async (within) => {
    // Judged once more: what was set is what is sent, since the version is the same.
    const { draft, nudge } = await judged(within)
    await sendWithin(desk, within, draft, { ...sending, nudge, file, size: pdf.length }, asking)
  })
  return announced(desk, sending.id)
}

type Set = Sending & { nudge: number; file: string; size: number }

async function sendWithin(
  desk: QuoteDesk,
  within: Db,
  draft: Draft,
  { subject, body, remindDays, nudge, file, size }: Set,
  asking: AskingPerson,
) {
  const { row, message, content } = draft
  const { site, config, outbox } = desk
  const at = desk.now()
  const { id: by } = asking.person
  const { edition } = row
  await within
    .updateTable('quote_version')
    .set({ sent_at: at, sent_by: by, sender: await nameOf(within, by), file, size, updated_at: at })
    .where('quote_id', '=', row.id)
    .where('edition', '=', edition)
    .execute()
  await takePaper(within, file)
  const named = `${editionName(row.number, edition)}.pdf`
  const parcel = toCustomer(
    { ...row, sent_edition: edition, lang: content.language },
    message,
    {
      ...{ topic: 'quote.sent', subject, body, link: linkOf(desk, draft) },
      attachments: [{ file, name: named, size, type: 'application/pdf' }],
    },
    { site: site.settings(), own: site.own(), config },
  )
  await outbox.put(within, parcel)
  // Whoever answers what nobody has looks after it from then on.
  const mine = message.assignee_id === null && mayCall(asking.person, 'web_message')
  await changeMessage(
    within,
    message.id,
    { state: 'replied', replied_at: at, ...(mine && { assignee_id: by }) },
    { at, by, did: 'replied', detail: { subject, text: parcel.payload.text, to: message.email } },
  )
  const set = {
    ...countedColumns(content),
    ...{ state: 'sent' as const, unsent: 0 as const, sent_edition: edition, sent_at: at },
    ...{ accepted_at: 0, accepted_by: '', order_number: '', renewal_at: 0, opened: 0, opened_at: 0 },
    remind_at: remindDays === null ? 0 : at + remindDays * DAY_MS,
    nudge_at: nudge,
  }
  await raiseQuote(within, { ...row, ...set }, { did: 'sent', content, message }, at)
  await changeWithin(desk, within, row, asking, { set, did: 'sent' })
}
