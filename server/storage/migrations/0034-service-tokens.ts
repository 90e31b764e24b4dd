// Tokens that belong to no person, and the languages that a token writes in.
import type { Migration } from '#server/storage/migration.ts'

export const serviceTokens: Migration = {
  version: 34,
  name: 'tokens that belong to no person',
  statements: ({ int }) => [
    `alter table user_account add column service ${int} not null default 0`,
    `alter table program_token add column made_by text not null default ''`,
    // JSON: what it writes in; '' is everything.
    `alter table program_token add column languages text not null default ''`,
  ],
}
