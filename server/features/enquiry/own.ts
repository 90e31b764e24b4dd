// An enquiry as whoever sent it reads and adds to it.
import { FILES } from '#contract/enquiries/enquiry-files.ts'
import type { OwnEnquiry } from '#contract/enquiries/own-enquiry.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { shownLine } from '#server/parts/enquiries/lines.ts'
import { ownLink } from '#server/parts/enquiries/own-link.ts'
import { reopened } from '#server/parts/enquiries/reopen.ts'
import { staffLetter } from '#server/parts/enquiries/staff-letters.ts'
import type { FileRow, Uploads } from '#server/parts/enquiries/uploads.ts'
import { unitsOf } from '#server/parts/quotes/quote-rows.ts'
import { createRateLimit } from '#server/parts/sign-in/rate-limit.ts'
import { noticeRecipients } from '#server/parts/site/site.ts'
import type { Parts } from '#server/parts.ts'
import { nearOffice } from '#server/publishing/cards/near-office.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { linesOf } from '#server/storage/message-lines.ts'
import type { Db } from '#server/storage/open.ts'
import { hasEnded } from './find-quote.ts'

/** What may be added to one enquiry. */
export const ADDED_LIMIT = { name: 'message-added', points: 20, seconds: 60 * 60 }

const STATES = {
  new: 'received',
  spam: 'received',
  assigned: 'working',
  replied: 'answered',
  closed: 'closed',
} as const

/** What begins the foot of a letter: the number and the sender's own words, which stand on the page anyway. */
const FOOT = '\n\n-- \n'

type Detail = { text?: string; files?: string[] }

export function createOwn(
  { storage, bus, outbox, site, config, secrets, days, now }: Parts,
  uploads: Uploads,
) {
  const { db } = storage
  const key = secrets.keyFor('enquiry link')
  const added = createRateLimit(db, ADDED_LIMIT, now)
  const find = (number: string, within: Db = db) =>
    within.selectFrom('message').selectAll().where('number', '=', number).executeTakeFirst()

  /** Notes what the visitor did, and tells staff unless it is spam. */
  async function note(number: string, what: 'added' | 'erasure', detail: Detail, files: readonly FileRow[]) {
    const at = now()
    await db.transaction().execute(async (within) => {
      const row = await find(number, within)
      if (!row) return
      await within
        .updateTable('message')
        .set({
          ...(what === 'added' && reopened(row, at, config)),
          ...(what === 'erasure' && { erasure_at: at }),
          version: row.version + 1,
          updated_at: at,
        })
        .where('id', '=', row.id)
        .execute()
      await uploads.give(within, row.id, files)
      const did = what === 'added' ? ('added' as const) : ('erasureAsked' as const)
      await within
        .insertInto('message_event')
        .values({ message_id: row.id, at, user_id: null, did, detail: JSON.stringify(detail) })
        .execute()
      if (row.state === 'spam') return
      const options = { language: site.settings().language, publicUrl: config.publicUrl }
      const about = { ...row, text: [detail.text, detail.files?.join(', ')].filter(Boolean).join('\n\n') }
      for (const to of noticeRecipients(site.own(), config))
        await outbox.put(within, staffLetter(what, to, about, options))
    })
    bus.changed(['message']).catch(() => {})
    outbox.wake()
  }

  /** The quote that answers it, in short. */
  async function quoteOf(messageId: number): Promise<OwnEnquiry['quote']> {
    const row = await db
      .selectFrom('quote')
      .selectAll()
      .where('message_id', '=', messageId)
      .where('sent_edition', '>', 0)
      .executeTakeFirst()
    if (!row) return null
    const { number, state, currency } = row
    const ended = hasEnded(row, days.isoDayAt(now()))
    return {
      ...{ number, edition: row.sent_edition, state, ended, validUntil: row.valid_until },
      ...{ total: unitsOf(row.total), currency },
    }
  }

  return {
    key,

    /** All of it; null when it is erased or was never there. */
    async read(number: string, language: Language): Promise<OwnEnquiry | null> {
      const row = await find(number)
      if (!row) return null
      const lines = (await linesOf(db, [row.id]))(row.id)
      const files = await db
        .selectFrom('message_file')
        .select(['name', 'created_at'])
        .where('message_id', '=', row.id)
        .orderBy('id')
        .execute()
      const events = await db
        .selectFrom('message_event')
        .selectAll()
        .where('message_id', '=', row.id)
        .where('did', 'in', ['added', 'replied'])
        .orderBy('id')
        .execute()
      const later = events.map(({ at, did, detail }) => {
        const { text = '', files: names = [] } = JSON.parse(detail) as Detail
        const by = did === 'added' ? ('visitor' as const) : ('staff' as const)
        const said = by === 'staff' ? (text.split(FOOT, 1)[0] ?? '') : text
        return { time: isoTime(at), by, text: said, files: names }
      })
      const after = new Set(later.flatMap((one) => one.files))
      const first = files.map(({ name }) => name).filter((name) => !after.has(name))
      return {
        number,
        link: ownLink(key, number),
        state: STATES[row.state],
        time: isoTime(row.created_at),
        promised: { time: row.promised_at === 0 ? null : isoTime(row.promised_at), zone: config.timeZone },
        office: await nearOffice(db, row, language, now()),
        ...{ name: row.name, email: row.email, phone: row.phone, country: row.country },
        delivery: row.delivery,
        lines: lines.map(shownLine),
        thread: [{ time: isoTime(row.created_at), by: 'visitor', text: row.content, files: first }, ...later],
        room: Math.max(0, FILES - files.length),
        pages: (JSON.parse(row.trail) as string[]).length,
        consent: row.consent_text,
        erasureAsked: row.erasure_at > 0,
        quote: await quoteOf(row.id),
      }
    },

    /** Adds to it; false when too much was added lately. */
    async add(number: string, text: string, files: readonly FileRow[]): Promise<boolean> {
      if (!(await added.spend(number))) return false
      await note(number, 'added', { text, files: files.map(({ name }) => name) }, files)
      return true
    },

    /** Asks staff to erase it. */
    async askErasure(number: string): Promise<boolean> {
      const row = await find(number)
      if (!row || row.erasure_at > 0 || !(await added.spend(number))) return false
      await note(number, 'erasure', {}, [])
      return true
    },
  }
}
