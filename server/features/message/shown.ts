// How a message reads in lists.
import type { Selectable } from 'kysely'
import type { About, MessageItem } from '#contract/enquiries/message-shapes.ts'
import { shortLine } from '#server/parts/enquiries/lines.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { LineRow } from '#server/storage/message-lines.ts'
import type { MessageTable } from '#server/storage/tables/enquiry-tables.ts'

export type MessageRow = Selectable<MessageTable>

const EXCERPT = 140
/** The due time of what has none: it sorts behind everything. */
export const NEVER = 8_640_000_000_000_000

/** The first letters of a text, on one line. */
export function excerptOf(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join('')}…` : line
}

export const momentOf = (ms: number) => (ms === 0 || ms === NEVER ? null : isoTime(ms))

type AboutRow = Pick<MessageRow, 'about_kind' | 'product_id' | 'product_name'>

/** The record that a message is about, as it was called then; `address` is where it stands now. */
export const aboutOf = (row: AboutRow, address: string): About =>
  row.product_name === ''
    ? null
    : { kind: row.about_kind, id: row.product_id, title: row.product_name, address }

/** A message as lists show it. */
export const itemOf = (
  row: MessageRow,
  nameOf: (id: number) => string,
  addressOf: (row: MessageRow) => string,
  linesOf: (id: number) => readonly LineRow[],
  quoteOf: (id: number) => MessageItem['quote'],
): MessageItem => ({
  id: row.id,
  version: row.version,
  number: row.number,
  state: row.state,
  spamReason: row.spam_reason,
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: nameOf(row.assignee_id) },
  dueTime: momentOf(row.due_at),
  name: row.name,
  phone: row.phone,
  email: row.email,
  company: row.company,
  country: row.country,
  subject: row.subject,
  excerpt: excerptOf(row.content || linesOf(row.id).map(shortLine).join(', ')),
  about: aboutOf(row, addressOf(row)),
  productId: row.about_kind === 'product' ? row.product_id : null,
  productName: row.about_kind === 'product' ? row.product_name : '',
  language: row.lang,
  mergedInto: row.merged_into,
  promisedTime: momentOf(row.promised_at),
  late: row.escalated_at > 0 && (row.state === 'new' || row.state === 'assigned'),
  erasureAsked: row.erasure_at > 0,
  repliedTime: momentOf(row.replied_at),
  quote: quoteOf(row.id),
  createTime: isoTime(row.created_at),
  updateTime: isoTime(row.updated_at),
})
