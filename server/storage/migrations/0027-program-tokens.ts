// Tokens that people give to programs, and who of them did what in the operation log.
import type { Migration } from '#server/storage/migration.ts'

export const programTokens: Migration = {
  version: 27,
  name: 'tokens for programs',
  statements: ({ id, int }) => [
    `create table program_token (
      id ${id}, user_id ${int} not null references user_account(id) on delete cascade, name text not null,
      token_hash text not null unique, hint text not null, scope text not null, created_at ${int} not null,
      expires_at ${int} not null, used_at ${int} not null, used_address text not null, ended_at ${int} not null,
      ended_by text not null)`,
    `create index program_token_by_person on program_token (user_id, id)`,
    `create index program_token_by_end on program_token (expires_at)`,
    `alter table operation_log add column program text not null default ''`,
  ],
}
