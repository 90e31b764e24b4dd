// Quotes: one for an inquiry, its numbered versions, its history, and PDFs that belong to no version.
import type { Migration } from '#server/storage/migration.ts'

/** What the lists are narrowed by stands in the index of each order, so that counts and deep pages touch no row. */
const NARROWED = 'assignee_id, currency, reason, lang, message_id'

export const quotes: Migration = {
  version: 22,
  name: 'quotes',
  statements: ({ id, int, exact }) => [
    // What is shown of a quote is what the customer has: the newest version that was sent, or the draft before that.
    `create table quote (
      id ${id}, message_id ${int} not null references message(id) on delete cascade, number text ${exact} not null,
      version ${int} not null, state text not null, reason text not null, lost_note text not null,
      edition ${int} not null, unsent ${int} not null, sent_edition ${int} not null,
      currency text not null, total ${int} not null, valid_until text ${exact} not null, lang text not null, customer text not null,
      assignee_id ${int} references user_account(id) on delete set null,
      remind_at ${int} not null, nudge_at ${int} not null, renewal_at ${int} not null,
      accepted_at ${int} not null, accepted_by text not null, order_number text not null,
      sent_at ${int} not null, decided_at ${int} not null, opened ${int} not null, opened_at ${int} not null,
      created_at ${int} not null, updated_at ${int} not null)`,
    `create unique index quote_by_message on quote (message_id)`,
    `create unique index quote_by_number on quote (number)`,
    `create index quote_by_created on quote (created_at, id, state, ${NARROWED}, valid_until)`,
    `create index quote_by_updated on quote (updated_at, id, state, ${NARROWED}, valid_until, created_at)`,
    `create index quote_by_valid on quote (valid_until, id, state, ${NARROWED}, created_at)`,
    `create index quote_by_total on quote (total, id, state, ${NARROWED}, valid_until, created_at)`,
    `create index quote_by_state on quote (state, created_at, id, ${NARROWED}, valid_until)`,
    `create index quote_by_state_updated on quote (state, updated_at, id, ${NARROWED}, valid_until, created_at)`,
    `create index quote_by_state_valid on quote (state, valid_until, id, ${NARROWED}, created_at)`,
    `create index quote_by_state_total on quote (state, total, id, ${NARROWED}, valid_until, created_at)`,
    `create index quote_by_assignee on quote (assignee_id, created_at, id, state, currency, reason, lang, message_id, valid_until)`,
    // The sums of the pipeline.
    `create index quote_by_stage on quote (state, decided_at, currency, total, valid_until)`,
    `create index quote_to_remind on quote (remind_at, id) where remind_at > 0 and state in ('sent', 'asked')`,
    `create index quote_to_nudge on quote (nudge_at, id) where nudge_at > 0 and state in ('sent', 'asked')`,

    `create table quote_version (
      quote_id ${int} not null references quote(id) on delete cascade, edition ${int} not null, content text not null,
      total ${int} not null, currency text not null, sent_at ${int} not null,
      sent_by ${int} references user_account(id) on delete set null, sender text not null,
      file text not null, size ${int} not null, opened ${int} not null, opened_at ${int} not null, updated_at ${int} not null,
      primary key (quote_id, edition))`,

    `create table quote_event (
      id ${id}, quote_id ${int} not null references quote(id) on delete cascade, at ${int} not null,
      user_id ${int}, did text not null, edition ${int} not null, detail text not null)`,
    `create index quote_event_by_quote on quote_event (quote_id, id)`,

    // A PDF that is being made, and one whose quote was erased: what stays here for long is removed.
    `create table quote_paper (file text primary key, made_at ${int} not null)`,
    `create index quote_paper_by_made on quote_paper (made_at)`,
  ],
}
