// One change of a message: in one transaction that checks the version, adds to the history, and is logged.
import type { Updateable } from 'kysely'
import type { MessageAction } from '#contract/enquiries/message-states.ts'
import { notFound, stale } from '#server/failure.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import type { MessageTable } from '#server/storage/tables/enquiry-tables.ts'
import { detailOf } from './detail.ts'
import type { createMailed } from './mailed.ts'
import { CHANGED } from './receive.ts'
import type { MessageRow } from './shown.ts'
import type { EventDetail, MessageStore } from './store.ts'

export type Target = { id: number; version: number }
type Done = { set: Updateable<MessageTable>; did: MessageAction; detail?: EventDetail }

/** What changes of messages work with. */
export type Desk = Pick<Parts, 'storage' | 'bus' | 'outbox' | 'site' | 'config' | 'now'> & {
  store: MessageStore
  /** What a letter about a record sends along. */
  mailedOf: ReturnType<typeof createMailed>
}

export async function mustFind(store: MessageStore, id: number, within?: Db): Promise<MessageRow> {
  const row = await store.find(id, within)
  if (!row) throw notFound()
  return row
}

/** Changes one message within a transaction, if nobody was faster. */
export async function changeWithin(
  { store, now }: Desk,
  within: Db,
  row: MessageRow,
  by: number,
  version: number,
  { set, did, detail = {} }: Done,
) {
  const at = now()
  const changed = await store.change(within, { id: row.id, version }, { ...set, updated_at: at })
  if (!changed) throw stale(await detailOf(store, await mustFind(store, row.id, within), within))
  // The quote of an inquiry is looked after by the same person.
  if (set.assignee_id !== undefined && set.assignee_id !== row.assignee_id)
    await within
      .updateTable('quote')
      .set({ assignee_id: set.assignee_id })
      .where('message_id', '=', row.id)
      .execute()
  await store.tell(within, { message_id: row.id, at, user_id: by, did }, detail)
}

/** Changes one message in a transaction of its own. */
export async function changeOne(
  desk: Desk,
  target: Target,
  asking: AskingPerson,
  decide: (row: MessageRow, within: Db) => Promise<Done>,
) {
  const { storage, store } = desk
  await storage.db.transaction().execute(async (within) => {
    const row = await mustFind(store, target.id, within)
    // Judged before the rest, so that somebody late hears of that first.
    if (row.version !== target.version) throw stale(await detailOf(store, row, within))
    const done = await decide(row, within)
    await changeWithin(desk, within, row, asking.person.id, target.version, done)
    const { id: recordId, number: recordName } = row
    await asking.record(within, { recordId, recordName, before: before(row, done.set), after: done.set })
  })
  return announced(desk, target.id)
}

/** After the commit: every node hears of it, and the message is answered as it is now. */
export async function announced({ bus, outbox, store }: Desk, id: number) {
  await bus.changed(CHANGED)
  outbox.wake()
  return detailOf(store, await mustFind(store, id))
}

const before = (row: MessageRow, set: Updateable<MessageTable>) =>
  Object.fromEntries(Object.keys(set).map((name) => [name, row[name as keyof MessageRow]]))
