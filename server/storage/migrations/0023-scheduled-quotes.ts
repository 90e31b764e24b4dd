// Quotes that are to be sent at a later hour.
import type { Migration } from '#server/storage/migration.ts'

export const scheduledQuotes: Migration = {
  version: 23,
  name: 'scheduled quotes',
  statements: ({ int }) => [
    // 0: no sending is scheduled.
    `alter table quote add column send_at ${int} not null default 0`,
    `alter table quote_version add column scheduled text not null default ''`,
    `create index quote_to_send on quote (send_at, id) where send_at > 0`,
  ],
}
