// What a forgotten password needs: links that work once, letters whose secret does not stay, and counts that are forgotten.
import type { Migration } from '#server/storage/migration.ts'

export const passwordReset: Migration = {
  version: 8,
  name: 'password reset',
  statements: ({ int }) => [
    `create table password_reset (
      token_hash text primary key, user_id ${int} not null references user_account(id) on delete cascade,
      made_for text not null, expires_at ${int} not null)`,
    `create index password_reset_by_user on password_reset (user_id)`,
    `create index password_reset_by_expiry on password_reset (expires_at)`,
    `alter table outbox add column ends_at ${int} not null default 0`,
    `create index outbox_by_end on outbox (ends_at) where ends_at > 0 and payload <> ''`,
    `create index rate_limit_by_expiry on rate_limit (expires_at)`,
  ],
}
