// The inquiry that a quote answers, changed along with the quote.
import type { Selectable, Updateable } from 'kysely'
import type { MessageAction } from '#contract/enquiries/message-states.ts'
import type { Db } from '#server/storage/open.ts'
import type { MessageTable } from '#server/storage/tables/enquiry-tables.ts'

export type QuotedMessage = Selectable<MessageTable>

/** The inquiry of a quote; it is there as long as the quote is. */
export const messageOf = (db: Db, messageId: number): Promise<QuotedMessage> =>
  db.selectFrom('message').selectAll().where('id', '=', messageId).executeTakeFirstOrThrow()

type Told = {
  at: number
  /** Null for the customer and the program. */
  by: number | null
  did: MessageAction
  detail?: object
}

/** Changes the inquiry and tells its history of it. */
export async function changeMessage(
  within: Db,
  messageId: number,
  set: Updateable<MessageTable>,
  { at, by, did, detail = {} }: Told,
): Promise<void> {
  await within
    .updateTable('message')
    .set((row) => ({ ...set, updated_at: at, version: row('version', '+', 1) }))
    .where('id', '=', messageId)
    .execute()
  if (set.assignee_id !== undefined)
    await within
      .updateTable('quote')
      .set({ assignee_id: set.assignee_id })
      .where('message_id', '=', messageId)
      .execute()
  await within
    .insertInto('message_event')
    .values({ message_id: messageId, at, user_id: by, did, detail: JSON.stringify(detail) })
    .execute()
}
