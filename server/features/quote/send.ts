// Sends a quote, now or at a later hour: its PDF is set and kept first, then all else happens in one transaction.
import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { notFound } from '#server/failure.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import { TurnedAway } from '#server/parts/long-work/fair-line.ts'
import { editionName, firstLetter } from '#server/parts/quotes/quote-letters.ts'
import { quoteAddress } from '#server/parts/quotes/quote-link.ts'
import { messageOf } from '#server/parts/quotes/quote-message.ts'
import { keepPaper, quotePaper } from '#server/parts/quotes/quote-papers.ts'
import { contentOf, type QuoteRow, versionOf } from '#server/parts/quotes/quote-rows.ts'
import {
  closeVersion,
  type Draft,
  notScheduled,
  type Sender,
  sendVersion,
} from '#server/parts/quotes/sending.ts'
import type { Db } from '#server/storage/open.ts'
import { addDays, dayOfIso } from '#server/storage/site-days.ts'
import { announced, changeQuote, changeWithin, mustBeOf, mustFind, type Target } from './change-quote.ts'
import type { QuoteDesk } from './detail.ts'
import {
  busy,
  checkDraft,
  checkHour,
  checkReady,
  checkScheduled,
  endsBefore,
  nobodyToNudge,
  noEdition,
  nudgePast,
} from './rules.ts'

const DAY_MS = 24 * 60 * 60_000
/** Customers are reminded in the morning of the office. */
const MORNING_MS = 9 * 60 * 60_000

type Sending = Target & {
  subject: string
  body: string
  remindDays: number | null
  nudgeDays: number | null
}

async function draftIn(within: Db, row: QuoteRow): Promise<Draft> {
  const version = await versionOf(within, row.id, row.edition)
  if (!version) throw noEdition()
  return { row, message: await messageOf(within, row.message_id), content: contentOf(version) }
}

/** Who writes to the customer: a person by their name, never by that of their account, or the company. */
async function writerOf({ site }: QuoteDesk, db: Db, id: number, language: Language): Promise<string> {
  const named = await db
    .selectFrom('user_account')
    .select('nick_name')
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    named?.nick_name ||
    site.own().senderName[language] ||
    pickText(site.settings().companyName, language).text
  )
}

const linkOf = ({ config, key }: QuoteDesk, { message, content }: Pick<Draft, 'message' | 'content'>) =>
  quoteAddress({ publicUrl: config.publicUrl, key }, message.number, content.language)

/** The bytes of the PDF of a draft. */
export async function setPaper(
  desk: QuoteDesk,
  draft: Draft,
  asking: AskingPerson,
  day: number,
): Promise<Buffer> {
  const { row, message, content } = draft
  const { site, config, days, papers } = desk
  const task = quotePaper(
    site.settings(),
    {
      ...{ number: row.number, edition: row.edition, content, enquiry: message.number, day },
      validUntil: content.validUntil === '' ? null : days.startOf(dayOfIso(content.validUntil)) + DAY_MS / 2,
      sender: await writerOf(desk, desk.storage.db, asking.person.id, content.language),
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
  if (version.file !== '') {
    // What was sent, or leaves as it is, is never made anew: it would be another paper under the same name.
    const kept = await desk.files.read(version.file)
    if (!kept) throw notFound()
    return { name, type: 'application/pdf', bytes: kept }
  }
  const bytes = await setPaper(
    desk,
    { ...(await draftIn(db, row)), content: contentOf(version) },
    asking,
    desk.now(),
  )
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
  const sender = await writerOf(desk, db, asking.person.id, content.language)
  return { to: message.email, ...firstLetter(said, message, { site: desk.site.settings(), sender }) }
}

/** When the customer is reminded, so many days before the end, of what leaves at `leaves`. */
function nudgeAt({ days }: QuoteDesk, { message, content }: Draft, before: number | null, leaves: number) {
  if (before === null) return 0
  if (message.email === '') throw nobodyToNudge('nudgeDays')
  const at = days.startOf(addDays(dayOfIso(content.validUntil), -before)) + MORNING_MS
  if (at <= leaves) throw nudgePast('nudgeDays')
  return at
}

const senderOf = ({ site, config, key }: QuoteDesk): Sender => ({
  house: () => ({ site: site.settings(), own: site.own(), config }),
  key,
})

export const send = (desk: QuoteDesk, sending: Sending, asking: AskingPerson) =>
  sendOrSchedule(desk, sending, asking, 0)

/** The PDF is set as of the hour at which it leaves, and the version is not changed until then. */
export function schedule(
  desk: QuoteDesk,
  { sendTime, ...sending }: Sending & { sendTime: string },
  asking: AskingPerson,
) {
  const at = Date.parse(sendTime)
  checkHour(at, desk.now())
  return sendOrSchedule(desk, sending, asking, at)
}

/** `later` 0: now. */
async function sendOrSchedule(
  desk: QuoteDesk,
  sending: Sending,
  asking: AskingPerson,
  later: number,
): Promise<QuoteDetail> {
  const { storage, files, days, now } = desk
  const judged = async (within: Db) => {
    const row = await mustBeOf(desk, within, sending)
    checkDraft(row)
    const draft = await draftIn(within, row)
    const today = days.isoDayAt(now())
    checkReady(draft.content, { email: draft.message.email, today })
    const leaves = later || now()
    if (draft.content.validUntil < days.isoDayAt(leaves)) throw endsBefore('sendTime')
    return { draft, nudge_at: nudgeAt(desk, draft, sending.nudgeDays, leaves) }
  }
  const { draft: first } = await judged(storage.db)
  const pdf = await setPaper(desk, first, asking, later || now())
  const file = await keepPaper(storage.db, files, pdf, now())
  await storage.db.transaction().execute(async (within) => {
    // Judged once more: what was set is what is sent, since the version is the same.
    const { draft, nudge_at } = await judged(within)
    const { id: by } = asking.person
    const sender = await writerOf(desk, within, by, draft.content.language)
    const paper = { file, size: pdf.length, sent_by: by, sender }
    const { subject, body, remindDays } = sending
    // Whoever answers what nobody has looks after it from then on.
    const leaving = { subject, body, remindDays, nudge_at, mine: mayCall(asking.person, 'web_message') }
    await closeVersion(within, draft.row, paper, later > 0 ? JSON.stringify(leaving) : '')
    if (later > 0) {
      const set = { send_at: later }
      await changeWithin(desk, within, draft.row, asking, { set, did: 'scheduled' })
    } else {
      const set = await sendVersion(within, draft, paper, leaving, senderOf(desk), now())
      await changeWithin(desk, within, draft.row, asking, { set, did: 'sent' })
    }
  })
  return announced(desk, sending.id)
}

/** Calls a sending off: the version is a draft as before. */
export const callOff = (desk: QuoteDesk, target: Target, asking: AskingPerson) =>
  changeQuote(desk, target, asking, async (row, within) => {
    checkScheduled(row)
    return { set: await notScheduled(within, row, desk.now()), did: 'unscheduled' }
  })
