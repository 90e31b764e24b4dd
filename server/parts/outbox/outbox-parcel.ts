// What lies in the outbox, and how something gets there: in the transaction of what it is about.
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#server/storage/open.ts'
import type { OutboxTable } from '#server/storage/tables/enquiry-tables.ts'

export type Parcel = Selectable<OutboxTable>

export type NewParcel = Pick<OutboxTable, 'kind' | 'topic' | 'recipient' | 'subject'> & {
  payload: unknown
  messageId?: number | null
  /** Not before this moment. */
  notBefore?: number
  /** It says a secret that is over at this moment: not sent later, and not kept once it is done. */
  endsAt?: number
}

/** Stores what is to be sent, in the transaction of what it is about; answers its number. */
export async function putParcel(within: Db, parcel: NewParcel, at: number): Promise<number> {
  const { id } = await within
    .insertInto('outbox')
    .values(rowOf(parcel, at))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const rowOf = (
  { payload, messageId = null, notBefore, endsAt = 0, ...parcel }: NewParcel,
  at: number,
): Insertable<OutboxTable> => ({
  ...parcel,
  version: 1,
  payload: JSON.stringify(payload),
  message_id: messageId,
  state: 'waiting',
  attempts: 0,
  next_at: notBefore ?? at,
  ends_at: endsAt,
  leased_until: 0,
  holder: '',
  error: '',
  created_at: at,
  updated_at: at,
  sent_at: null,
})

/** What goes when a parcel is sent or given up: a secret does not stay. */
export const withoutSecret = ({ ends_at }: Pick<Parcel, 'ends_at'>) => (ends_at > 0 ? { payload: '' } : {})
