// The queries of single messages.

import type { Insertable, Updateable } from 'kysely'
import type { MessageAction, SpamReason } from '#contract/enquiries/message-states.ts'
import { changeVersion } from '#server/storage/change-version.ts'
import { linesOf } from '#server/storage/message-lines.ts'
import type { Db } from '#server/storage/open.ts'
import type { MessageTable } from '#server/storage/tables/enquiry-tables.ts'
import { recordStore } from './record-store.ts'
import type { MessageRow } from './shown.ts'

/** What an entry of the history tells beside who and when. */
export type EventDetail = {
  text?: string
  subject?: string
  from?: string
  to?: string
  reason?: SpamReason
}
export type NewMessageRow = Omit<Insertable<MessageTable>, 'id'>

const SIMILAR = 10

export type MessageStore = ReturnType<typeof messageStore>

export function messageStore(db: Db, now: () => number) {
  return {
    ...recordStore(db, now),

    /** Stores it; nothing when its key or its number is there already. */
    insert: (within: Db, row: NewMessageRow) =>
      within
        .insertInto('message')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),

    findByKey: (keyHash: string, within: Db = db) =>
      within
        .selectFrom('message')
        .select(['number', 'promised_at', 'country', 'phone'])
        .where('key_hash', '=', keyHash)
        .executeTakeFirst(),

    findByNumber: (number: string) =>
      db.selectFrom('message').select(['country', 'phone']).where('number', '=', number).executeTakeFirst(),

    find: (id: number, within: Db = db) =>
      within.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Changes it if it is still of that version; answers whether it was. */
    change: (within: Db, target: { id: number; version: number }, set: Updateable<MessageTable>) =>
      changeVersion(within, 'message', target, set),

    tell: (
      within: Db,
      event: { message_id: number; at: number; user_id: number | null; did: MessageAction },
      detail: EventDetail,
    ) =>
      within
        .insertInto('message_event')
        .values({ ...event, detail: JSON.stringify(detail) })
        .execute(),

    /** The products that messages ask for, by message. */
    linesOf: (ids: readonly number[], within: Db = db) => linesOf(within, ids),

    /** The quotes that answer messages, by message. */
    async quotesOf(ids: readonly number[], within: Db = db) {
      const rows =
        ids.length === 0
          ? []
          : await within
              .selectFrom('quote')
              .select(['message_id', 'number', 'state', 'unsent'])
              .where('message_id', 'in', ids)
              .execute()
      const found = new Map(
        rows.map(({ message_id, number, state, unsent }) => [
          message_id,
          { number, state, unsent: Boolean(unsent) },
        ]),
      )
      return (id: number) => found.get(id) ?? null
    },

    files: (id: number, within: Db = db) =>
      within.selectFrom('message_file').selectAll().where('message_id', '=', id).orderBy('id').execute(),

    history: (id: number, within: Db = db) =>
      within.selectFrom('message_event').selectAll().where('message_id', '=', id).orderBy('id').execute(),

    merged: (id: number, within: Db = db) =>
      within
        .selectFrom('message')
        .select(['id', 'version', 'number', 'subject', 'state'])
        .where('merged_into', '=', id)
        .orderBy('id')
        .execute(),

    /** Others of the same sender, the newest first. */
    async similar({ id, email_key, phone_key }: MessageRow, within: Db = db) {
      const of = (column: 'email_key' | 'phone_key', value: string) =>
        value === ''
          ? []
          : within
              .selectFrom('message')
              .select(['id', 'version', 'number', 'subject', 'state', 'created_at'])
              .where(column, '=', value)
              .where(column, '<>', '')
              .where('id', '<>', id)
              .orderBy('id', 'desc')
              .limit(SIMILAR)
              .execute()
      const found = [...(await of('email_key', email_key)), ...(await of('phone_key', phone_key))]
      const byId = new Map(found.map((row) => [row.id, row]))
      return [...byId.values()].sort((a, b) => b.id - a.id).slice(0, SIMILAR)
    },

    mails: (id: number, within: Db = db) =>
      within
        .selectFrom('outbox')
        .select(['id', 'topic', 'recipient', 'state', 'error', 'updated_at'])
        .where('message_id', '=', id)
        .orderBy('id')
        .execute(),

    /** What people are called. */
    async namesOf(ids: readonly (number | null)[], within: Db = db): Promise<(id: number) => string> {
      const wanted = [...new Set(ids.filter((id) => id !== null))]
      const rows =
        wanted.length === 0
          ? []
          : await within
              .selectFrom('user_account')
              .select(['id', 'username', 'nick_name'])
              .where('id', 'in', wanted)
              .execute()
      const names = new Map(rows.map((row) => [row.id, row.nick_name || row.username]))
      return (id) => names.get(id) ?? `#${id}`
    },
  }
}
