// Passkeys, authenticators and recovery codes, sign-ins that wait for a second step, and roles that demand one.
import type { Migration } from '#server/storage/migration.ts'

export const secondSteps: Migration = {
  version: 26,
  name: 'second steps',
  statements: ({ id, int }) => [
    `create table passkey (
      id ${id}, user_id ${int} not null references user_account(id) on delete cascade, credential text not null unique,
      site text not null, public_key text not null, counter ${int} not null, transports text not null, name text not null,
      synced ${int} not null, created_at ${int} not null, used_at ${int} not null)`,
    `create index passkey_by_person on passkey (user_id, id)`,
    // last_step: the newest half minute whose code was taken, so that none is taken twice.
    `create table authenticator (
      user_id ${int} primary key references user_account(id) on delete cascade, secret text not null,
      created_at ${int} not null, last_step ${int} not null)`,
    `create table recovery_code (
      id ${id}, user_id ${int} not null references user_account(id) on delete cascade, code_hash text not null,
      used_at ${int} not null)`,
    `create index recovery_code_by_person on recovery_code (user_id, code_hash)`,
    `create table sign_in_step (
      token_hash text primary key, purpose text not null, user_id ${int} references user_account(id) on delete cascade,
      made_for text not null, challenge text not null, tries ${int} not null, expires_at ${int} not null)`,
    `create index sign_in_step_by_expiry on sign_in_step (expires_at)`,
    `create index sign_in_step_by_person on sign_in_step (user_id)`,
    `alter table role add column second_step ${int} not null default 0`,
    // When the person of a session last showed who they are; 0 for sessions from before.
    `alter table session add column proved_at ${int} not null default 0`,
    `alter table session add column country text not null default ''`,
  ],
}
