// The columns of the tables of enquiries, as Kysely types.
import type { Generated } from 'kysely'
import type { MessageAction, MessageState, SpamReason } from '#contract/enquiries/message-states.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Flag } from './content-tables.ts'

export type MessageTable = {
  id: Generated<number>
  /** What the visitor quotes; says nothing about how many there are. */
  number: string
  version: number
  state: MessageState
  /** Why it was taken for spam when it came; `''` for none. It stays when somebody says that it is none. */
  spam_reason: SpamReason | ''
  assignee_id: number | null
  /** 0: none, which sorts the same on both databases. */
  due_at: number
  name: string
  phone: string
  email: string
  company: string
  country: string
  subject: string
  content: string
  /** The record that it is about, of any kind; the columns are older than that. */
  product_id: number | null
  /** What the record was called when it was asked about; `''` when the message is about none. */
  product_name: string
  /** The kind of that record; says nothing when there is none. */
  about_kind: Generated<Kind>
  lang: Language
  /** The pages of the visit, as JSON. */
  trail: string
  consent_at: number
  address: string
  /** The address is still whole. */
  address_kept: Flag
  agent: string
  key_hash: string | null
  /** As duplicates are told by: digits alone; small letters. */
  phone_key: string
  email_key: string
  merged_into: number | null
  /** 0: never. */
  replied_at: number
  created_at: number
  updated_at: number
  /** The day by which it is wanted; `''` when none was said. */
  delivery: Generated<string>
  /** The edition of the text that the visitor agreed to; `''` of what is older than editions. */
  consent_text: Generated<string>
  /** Until when an answer was promised, when somebody was told that it is late, when the visitor asked for its erasure; 0: never. */
  promised_at: Generated<number>
  escalated_at: Generated<number>
  erasure_at: Generated<number>
}

/** A product that a message asks for; one that we do not know has a name alone. */
export type MessageLineTable = {
  message_id: number
  place: number
  product_id: number | null
  model: string
  name: string
  /** 0: not said. */
  quantity: number
  size: string
  medium: string
  code: string
  note: string
}

export type MessageFileTable = {
  id: Generated<number>
  /** Null while the form is not sent. */
  message_id: number | null
  name: string
  /** What its bytes are; `''` until they are judged. */
  type: string
  size: number
  received: number
  state: 'coming' | 'received' | 'refused'
  /** Why it was refused. */
  reason: string
  /** What it is called on the disk. */
  file: string
  /** Where it came from, as limits count. */
  sender: string
  created_at: number
  updated_at: number
}

export type OutboxTable = {
  id: Generated<number>
  version: number
  /** What carries it. */
  kind: 'mail' | 'webhook' | 'cdn'
  /** What it is about, such as `message.notice`. */
  topic: string
  recipient: string
  subject: string
  payload: string
  message_id: number | null
  state: 'waiting' | 'sent' | 'dead' | 'discarded'
  attempts: number
  next_at: number
  /** What it says is a secret that is over then: not sent later, and wiped as soon as it is sent or given up. 0: none. */
  ends_at: number
  leased_until: number
  /** Who holds the lease; what another says about it is not heard. */
  holder: string
  error: string
  created_at: number
  updated_at: number
  sent_at: number | null
}

export type EnquiryTables = {
  message: MessageTable
  message_line: MessageLineTable
  message_file: MessageFileTable
  message_word: { word: string; message_id: number }
  /** What happened to a message; `user_id` is null for the visitor and for the program. */
  message_event: {
    id: Generated<number>
    message_id: number
    at: number
    user_id: number | null
    did: MessageAction
    detail: string
  }
  canned_answer: {
    id: Generated<number>
    version: number
    title: string
    body: string
    sort: number
    created_at: number
    updated_at: number
  }
  outbox: OutboxTable
  idempotency: {
    key_hash: string
    body_hash: string
    /** The envelope; null while the write is being done. */
    answer: string | null
    claimed_until: number
    created_at: number
  }
}
