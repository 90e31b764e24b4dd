// What enquiries need: messages with their history, canned answers, the outbox that mail leaves from, and keys of writes.
import type { Migration } from '#server/storage/migration.ts'

/** What the lists are narrowed by stands in the index of each order, so that counts and deep pages touch no row. */
const NARROWED = 'state, assignee_id, spam_reason, lang, product_id'

export const enquiries: Migration = {
  version: 5,
  name: 'enquiries',
  statements: ({ id, int, exact }) => [
    `create table message (
      id ${id}, number text not null, version ${int} not null, state text not null, spam_reason text not null,
      assignee_id ${int} references user_account(id) on delete set null, due_at ${int} not null,
      name text not null, phone text not null, email text not null, company text not null, country text not null,
      subject text not null, content text not null, product_id ${int} references entry(id) on delete set null,
      product_name text not null, lang text not null, trail text not null, consent_at ${int} not null,
      address text not null, address_kept ${int} not null, agent text not null,
      key_hash text, phone_key text not null, email_key text not null,
      merged_into ${int} references message(id), replied_at ${int} not null, created_at ${int} not null, updated_at ${int} not null)`,
    `create unique index message_by_number on message (number)`,
    // The same sending twice is the same row, also when the process died in between.
    `create unique index message_by_key on message (key_hash) where key_hash is not null`,
    `create index message_by_created on message (created_at, id, ${NARROWED}, due_at)`,
    `create index message_by_updated on message (updated_at, id, ${NARROWED}, due_at, created_at)`,
    `create index message_by_due on message (due_at, id, ${NARROWED}, created_at)`,
    `create index message_by_state on message (state, created_at, id, assignee_id, spam_reason, lang, product_id, due_at)`,
    `create index message_by_state_updated on message (state, updated_at, id, assignee_id, spam_reason, lang, product_id, due_at, created_at)`,
    `create index message_by_state_due on message (state, due_at, id, assignee_id, spam_reason, lang, product_id, created_at)`,
    `create index message_by_assignee on message (assignee_id, created_at, id, state, spam_reason, lang, product_id, due_at)`,
    `create index message_by_product on message (product_id, created_at, id, state, assignee_id, spam_reason, lang, due_at)`,
    `create index message_by_spam on message (spam_reason, created_at, id)`,
    `create index message_by_email on message (email_key, id) where email_key <> ''`,
    `create index message_by_phone on message (phone_key, id) where phone_key <> ''`,
    `create index message_by_merged on message (merged_into, id) where merged_into is not null`,
    `create index message_by_address on message (created_at) where address_kept = 1`,
    // What a message is found by: beginnings of the words of its sender and its text.
    `create table message_word (
      word text ${exact} not null, message_id ${int} not null references message(id) on delete cascade, primary key (word, message_id))`,
    `create index message_word_by_message on message_word (message_id)`,
    `create table message_event (
      id ${id}, message_id ${int} not null references message(id) on delete cascade, at ${int} not null,
      user_id ${int}, did text not null, detail text not null)`,
    `create index message_event_by_message on message_event (message_id, id)`,

    `create table canned_answer (
      id ${id}, version ${int} not null, title text not null, body text not null, sort ${int} not null,
      created_at ${int} not null, updated_at ${int} not null)`,
    `create index canned_answer_by_sort on canned_answer (sort, id)`,

    // Everything that leaves the house, whatever carries it: stored with what it is about, sent later, tried again.
    `create table outbox (
      id ${id}, version ${int} not null, kind text not null, topic text not null, recipient text not null, subject text not null,
      payload text not null, message_id ${int} references message(id) on delete set null, state text not null,
      attempts ${int} not null, next_at ${int} not null, leased_until ${int} not null, holder text not null,
      error text not null, created_at ${int} not null, updated_at ${int} not null, sent_at ${int})`,
    `create index outbox_by_next on outbox (state, kind, next_at, id, leased_until)`,
    `create index outbox_by_created on outbox (created_at, id, state, kind, topic)`,
    `create index outbox_by_state on outbox (state, created_at, id, kind, topic)`,
    `create index outbox_by_message on outbox (message_id, id)`,

    // Writes that carried an Idempotency-Key, with what they were answered.
    `create table idempotency (
      key_hash text primary key, body_hash text not null, answer text, claimed_until ${int} not null, created_at ${int} not null)`,
    `create index idempotency_by_created on idempotency (created_at)`,
  ],
}
