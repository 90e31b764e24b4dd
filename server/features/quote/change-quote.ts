// One change of a quote: in one transaction that checks the version, adds to the history, and is logged.
import type { Updateable } from 'kysely'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import type { QuoteAction } from '#contract/quotes/quote-states.ts'
import { notFound, stale } from '#server/failure.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import { editionName } from '#server/parts/quotes/quote-letters.ts'
import {
  changeQuoteRow,
  findQuote,
  type QuoteDetailOfEvent,
  type QuoteRow,
  tellQuote,
} from '#server/parts/quotes/quote-rows.ts'
import type { Db } from '#server/storage/open.ts'
import type { QuoteTable } from '#server/storage/tables/quote-tables.ts'
import { detailOf, type QuoteDesk } from './detail.ts'

/** A quote belongs to the inbox: whoever follows that hears of it. */
const CHANGED = ['message']

export type Target = { id: number; version: number }
type Done = {
  set: Updateable<QuoteTable>
  /** What the history tells; nothing when it is left out. */
  did?: QuoteAction
  edition?: number
  detail?: QuoteDetailOfEvent
}

export async function mustFind(db: Db, id: number): Promise<QuoteRow> {
  const row = await findQuote(db, id)
  if (!row) throw notFound()
  return row
}

/** The quote of the version that somebody works from. */
export async function mustBeOf(desk: QuoteDesk, within: Db, { id, version }: Target): Promise<QuoteRow> {
  const row = await mustFind(within, id)
  if (row.version !== version) throw stale(await detailOf(desk, row, within))
  return row
}

/** Changes one quote within a transaction, if nobody was faster, and logs it. */
export async function changeWithin(
  desk: QuoteDesk,
  within: Db,
  row: QuoteRow,
  asking: AskingPerson,
  { set, did, edition = row.edition, detail }: Done,
) {
  const at = desk.now()
  if (!(await changeQuoteRow(within, row, set, at)))
    throw stale(await detailOf(desk, await mustFind(within, row.id), within))
  if (did) await tellQuote(within, { quote_id: row.id, at, user_id: asking.person.id, did, edition }, detail)
  const before = Object.fromEntries(Object.keys(set).map((name) => [name, row[name as keyof QuoteRow]]))
  const told = { recordId: row.id, recordName: editionName(row.number, edition) }
  await asking.record(within, { ...told, before: logged(before), after: logged(set) })
}

/** Words about people are not repeated in the log. */
const logged = ({ customer, lost_note, accepted_by, ...set }: Updateable<QuoteTable>) => set

/** Changes one quote in a transaction of its own. */
export async function changeQuote(
  desk: QuoteDesk,
  target: Target,
  asking: AskingPerson,
  decide: (row: QuoteRow, within: Db) => Promise<Done>,
): Promise<QuoteDetail> {
  await desk.storage.db.transaction().execute(async (within) => {
    const row = await mustBeOf(desk, within, target)
    await changeWithin(desk, within, row, asking, await decide(row, within))
  })
  return announced(desk, target.id)
}

/** After the commit: every node hears of it, and the quote is answered as it is now. */
export async function announced(desk: QuoteDesk, id: number): Promise<QuoteDetail> {
  await told(desk)
  return detailOf(desk, await mustFind(desk.storage.db, id))
}

export async function told({ bus, outbox }: QuoteDesk) {
  await bus.changed(CHANGED)
  outbox.wake()
}
