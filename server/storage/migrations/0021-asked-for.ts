// What an enquiry asks for: products as lines, files, a day; what the visitor agreed to and was promised.
import type { Migration } from '#server/storage/migration.ts'

export const askedFor: Migration = {
  version: 21,
  name: 'asked for',
  // Columns of what came before say nothing; no row is written, however many there are.
  statements: ({ id, int }) => [
    `alter table message add column delivery text not null default ''`,
    // The edition of the text that the visitor agreed to.
    `alter table message add column consent_text text not null default ''`,
    // Until when an answer was promised, and when somebody was told that it is late; 0: never.
    `alter table message add column promised_at ${int} not null default 0`,
    `alter table message add column escalated_at ${int} not null default 0`,
    // When the visitor asked to have it erased; 0: never.
    `alter table message add column erasure_at ${int} not null default 0`,
    `create index message_promised on message (promised_at, id) where promised_at > 0 and escalated_at = 0 and state in ('new', 'assigned')`,

    `create table message_line (
      message_id ${int} not null references message(id) on delete cascade, place ${int} not null,
      product_id ${int} references entry(id) on delete set null, model text not null, name text not null,
      quantity ${int} not null, size text not null, medium text not null, code text not null, note text not null,
      primary key (message_id, place))`,
    `create index message_line_by_product on message_line (product_id, message_id)`,

    // Files are there before the message: a row without one belongs to a form that is not sent yet.
    `create table message_file (
      id ${id}, message_id ${int} references message(id) on delete cascade, name text not null, type text not null,
      size ${int} not null, received ${int} not null, state text not null, reason text not null, file text not null,
      sender text not null, created_at ${int} not null, updated_at ${int} not null)`,
    `create unique index message_file_by_file on message_file (file)`,
    `create index message_file_by_message on message_file (message_id, id)`,
    `create index message_file_waiting on message_file (updated_at) where message_id is null`,
  ],
}
