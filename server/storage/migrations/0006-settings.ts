// Webhooks and what was sent to them; what waits of it lies in the outbox.
import type { Migration } from '#server/storage/migration.ts'

export const settings: Migration = {
  version: 6,
  name: 'settings',
  statements: ({ id, int }) => [
    `create table webhook (
      id ${id}, version ${int} not null, name text not null, address text not null, events text not null, kinds text not null,
      active ${int} not null, secret text not null, created_at ${int} not null, updated_at ${int} not null)`,
    `create table webhook_delivery (
      outbox_id ${int} primary key references outbox(id) on delete cascade,
      webhook_id ${int} not null references webhook(id) on delete cascade,
      event text not null, event_id text not null, status ${int} not null, duration ${int} not null, answer text not null,
      tried_at ${int})`,
    `create index webhook_delivery_by_webhook on webhook_delivery (webhook_id, outbox_id)`,
  ],
}
