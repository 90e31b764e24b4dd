// Quotes that leave at a later hour: sent when it has come, or held back where they can no longer be sent so.
import { startRepeatedWork } from '#server/parts/long-work/repeated-work.ts'
import { putParcel } from '#server/parts/outbox/outbox-parcel.ts'
import type { Db } from '#server/storage/open.ts'
import { newsRecipients, staffNews } from './quote-letters.ts'
import { messageOf } from './quote-message.ts'
import { changeQuoteRow, contentOf, type QuoteRow, tellQuote, versionOf } from './quote-rows.ts'
import { type Draft, type Leaving, notScheduled, type Sender, sendVersion } from './sending.ts'

const EVERY_MS = 60_000
const BATCH = 20

export type Scheduled = Sender & {
  db: Db
  now: () => number
  /** The day of a moment in the zone of the office, as `2026-06-01`. */
  dayAt: (at: number) => string
  /** After the commit: other nodes hear of it, and letters leave. */
  told: () => void
}

/** Another node, or somebody at a desk, was faster: nothing of it is kept. */
class Overtaken extends Error {}

/** Sends what is due, some of it at a time; answers how many were looked at. */
export async function sendScheduled(to: Scheduled): Promise<number> {
  const { db, now } = to
  const at = now()
  const rows = await db
    .selectFrom('quote')
    .selectAll()
    .where('send_at', '>', 0)
    .where('send_at', '<=', at)
    .orderBy('send_at')
    .orderBy('id')
    .limit(BATCH)
    .execute()
  for (const row of rows)
    await db
      .transaction()
      .execute((within) => sendOne(within, row, to, at))
      .catch((error) => {
        if (!(error instanceof Overtaken)) throw error
      })
  if (rows.length > 0) to.told()
  return rows.length
}

async function sendOne(within: Db, row: QuoteRow, to: Scheduled, at: number) {
  const version = await versionOf(within, row.id, row.edition)
  if (!version || version.file === '') throw new Error(`quote ${row.id} has nothing to send`)
  const message = await messageOf(within, row.message_id)
  const draft: Draft = { row, message, content: contentOf(version) }
  const leaves = mayLeave(draft, to.dayAt(at))
  const set = leaves
    ? await sendVersion(within, draft, version, JSON.parse(version.scheduled) as Leaving, to, at)
    : await notScheduled(within, row, at)
  if (!leaves) await tellHeld(within, draft, to, at)
  const event = { quote_id: row.id, at, edition: row.edition }
  await tellQuote(within, {
    ...event,
    ...(leaves ? { user_id: version.sent_by, did: 'sent' } : { user_id: null, did: 'held' }),
  })
  if (!(await changeQuoteRow(within, row, set, at))) throw new Overtaken()
}

/** What has ended since, as while the program stood still, is not sent; nor is what nobody would get. */
const mayLeave = ({ message, content }: Draft, today: string) =>
  message.email !== '' && message.state !== 'spam' && content.validUntil >= today

async function tellHeld(within: Db, { row, message }: Draft, { house }: Scheduled, at: number) {
  const said = house()
  const customer = message.company || message.name
  const about = { ...row, sent_edition: row.edition }
  for (const address of await newsRecipients(within, row, said))
    await putParcel(within, staffNews('held', address, about, { customer }, said), at)
}

/** Looks every minute until it is stopped. */
export const startScheduledSending = (to: Scheduled, report: (error: unknown) => void) =>
  startRepeatedWork(() => sendScheduled(to), EVERY_MS, report)
