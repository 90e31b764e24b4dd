// A whole message as staff read it.
import type { MessageFile } from '#contract/enquiries/message-files.ts'
import type { MessageDetail } from '#contract/enquiries/message-shapes.ts'
import { shownLine } from '#server/parts/enquiries/lines.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { itemOf, type MessageRow } from './shown.ts'
import type { EventDetail, MessageStore } from './store.ts'

/** Reads everything around `row`, in the same transaction when there is one. */
export async function detailOf(store: MessageStore, row: MessageRow, within?: Db): Promise<MessageDetail> {
  const history = await store.history(row.id, within)
  const merged = await store.merged(row.id, within)
  const similar = await store.similar(row, within)
  const mails = await store.mails(row.id, within)
  const nameOf = await store.namesOf([row.assignee_id, ...history.map(({ user_id }) => user_id)], within)
  const lines = (await store.linesOf([row.id], within))(row.id)
  const files = await store.files(row.id, within)
  const addressOf = await store.addressesOf([row], within)
  const quoteOf = await store.quotesOf([row.id], within)
  return {
    ...itemOf(row, nameOf, addressOf, () => lines, quoteOf),
    content: row.content,
    lines: lines.map(shownLine),
    files: files.map(({ id, name, size, type, updated_at }) => ({
      ...{ id, name, size, time: isoTime(updated_at) },
      type: type as MessageFile['type'],
    })),
    delivery: row.delivery,
    trail: JSON.parse(row.trail),
    consentTime: isoTime(row.consent_at),
    consentText: row.consent_text,
    address: row.address,
    agent: row.agent,
    history: history.map(({ id, at, user_id, did, detail }) => ({
      id,
      time: isoTime(at),
      user: user_id === null ? null : { id: user_id, name: nameOf(user_id) },
      did,
      ...(JSON.parse(detail) as EventDetail),
    })),
    merged,
    similar: similar.map(({ created_at, ...one }) => ({ ...one, createTime: isoTime(created_at) })),
    mails: mails.map(({ updated_at, ...mail }) => ({ ...mail, time: isoTime(updated_at) })),
  }
}
