// Reminders of quotes that wait for the customer: one to whoever looks after them, and one to the customer before the end.

import { putParcel } from '#server/parts/outbox/outbox-parcel.ts'
import type { Db } from '#server/storage/open.ts'
import { type House, newsRecipients, nudgeLetter, staffNews } from './quote-letters.ts'
import { quoteAddress } from './quote-link.ts'
import { messageOf } from './quote-message.ts'
import { changeQuoteRow, type QuoteRow, tellQuote } from './quote-rows.ts'

export type QuoteReminders = {
  house: () => House
  /** Signs the links of inquiries. */
  key: Buffer
  /** The day of a moment in the zone of the office, as `2026-06-01`. */
  dayAt: (at: number) => string
  /** After the commit: other nodes hear of it, and letters leave. */
  told: () => void
}

type Due = 'remind_at' | 'nudge_at'
type Remind = (within: Db, row: QuoteRow, at: number, to: QuoteReminders) => Promise<void>

/** Reminds of some of those whose time has come, each once; answers how many. */
export async function remindOfQuotes(
  db: Db,
  now: number,
  batch: number,
  to: QuoteReminders,
): Promise<number> {
  const staff = await remindOf(db, now, batch, to, 'remind_at', tellStaff)
  const customers = await remindOf(db, now, batch, to, 'nudge_at', tellCustomer)
  if (staff + customers > 0) to.told()
  return Math.max(staff, customers)
}

async function remindOf(
  db: Db,
  now: number,
  batch: number,
  to: QuoteReminders,
  due: Due,
  remind: Remind,
): Promise<number> {
  const rows = await db
    .selectFrom('quote')
    .selectAll()
    .where(due, '>', 0)
    .where(due, '<=', now)
    .where('state', 'in', ['sent', 'asked'])
    .orderBy(due)
    .limit(batch)
    .execute()
  for (const row of rows) {
    await db.transaction().execute(async (within) => {
      // Somebody who was faster has changed it: it is looked at again.
      if (await changeQuoteRow(within, row, { [due]: 0 }, now)) await remind(within, row, now, to)
    })
  }
  return rows.length
}

const tellStaff: Remind = async (within, row, at, to) => {
  const house = to.house()
  const { name, company } = await messageOf(within, row.message_id)
  for (const address of await newsRecipients(within, row, house))
    await putParcel(within, staffNews('due', address, row, { customer: company || name }, house), at)
  await tellQuote(within, { quote_id: row.id, at, user_id: null, did: 'due', edition: row.sent_edition })
}

/** What has ended meanwhile is not said to be valid. */
const tellCustomer: Remind = async (within, row, at, to) => {
  const house = to.house()
  const message = await messageOf(within, row.message_id)
  if (message.email === '' || row.valid_until < to.dayAt(at)) return
  const link = quoteAddress({ publicUrl: house.config.publicUrl, key: to.key }, message.number, row.lang)
  await putParcel(within, nudgeLetter(row, message, link, house), at)
  await tellQuote(within, { quote_id: row.id, at, user_id: null, did: 'nudged', edition: row.sent_edition })
}
