// What administration needs: menus that always show, words to find people by, both logs, kept views, metrics.
import type { Migration } from '#server/storage/migration.ts'

export const administration: Migration = {
  version: 2,
  name: 'administration',
  statements: ({ id, int, exact }) => [
    `alter table menu add column always_show ${int} not null default 0`,
    `alter table user_account add column last_login_at ${int} not null default 0`,

    // Whoever is in the trash keeps name, phone and e-mail, so that coming back never collides.
    `create unique index user_account_by_phone on user_account (phone) where phone <> ''`,
    `create unique index user_account_by_email on user_account (lower(email)) where email <> ''`,
    // Every index of the list ends with what a page is ordered and filtered by.
    `create index user_account_by_created on user_account (trashed_at, created_at, id, flag)`,
    `create index user_account_by_updated on user_account (trashed_at, updated_at, id, flag, created_at)`,
    `create index user_account_by_name on user_account (trashed_at, username_key, id, flag, created_at)`,
    `create index user_account_by_login on user_account (trashed_at, last_login_at, id, flag, created_at)`,
    `create index user_account_by_flag on user_account (trashed_at, flag, created_at, id)`,
    // A person is found by the beginning of any word of the login name or the name; a Chinese name also by its later characters.
    `create table user_word (
      word text ${exact} not null, user_id ${int} not null references user_account(id) on delete cascade, primary key (word, user_id))`,
    `create index user_word_by_user on user_word (user_id, word)`,
    `create index user_role_by_member on user_role (role_id, user_id)`,

    // The pairs of an account with addresses, which wait because of wrong passwords, are found by the account.
    `alter table rate_limit add column subject text not null default ''`,
    `create index rate_limit_by_subject on rate_limit (subject) where subject <> ''`,

    `create table login_log (
      id ${id}, at ${int} not null, username text not null, username_key text ${exact} not null, user_id ${int},
      address text ${exact} not null, agent text not null, browser text not null, system text not null,
      outcome text not null, reason text not null, request_id text not null)`,
    // The order of time also holds what is looked for by its beginning, so that a frequent one is found without its rows.
    `create index login_log_by_time on login_log (at, id, username_key, address)`,
    `create index login_log_by_username on login_log (username_key, at, id)`,
    `create index login_log_by_address on login_log (address, at, id)`,
    `create index login_log_by_outcome on login_log (outcome, at, id)`,
    `create index login_log_by_reason on login_log (reason, at, id)`,

    // Numbers of the chain are given by its head, without gaps, so a removed row shows.
    `create table operation_log (
      id ${int} primary key, at ${int} not null, module text not null, verb text not null, user_id ${int},
      username text not null, username_key text ${exact} not null, address text ${exact} not null, agent text not null, path text not null,
      record_id ${int}, record_name text not null, outcome text not null, code ${int} not null, message text not null,
      duration ${int} not null, request_id text not null, parameters text not null, changes text not null,
      previous_hash text not null, hash text not null)`,
    `create index operation_log_by_time on operation_log (at, id, username_key, address)`,
    `create index operation_log_by_module on operation_log (module, at, id)`,
    `create index operation_log_by_verb on operation_log (verb, at, id)`,
    `create index operation_log_by_module_verb on operation_log (module, verb, at, id)`,
    `create index operation_log_by_record on operation_log (module, record_id, at, id)`,
    `create index operation_log_by_username on operation_log (username_key, at, id)`,
    `create index operation_log_by_address on operation_log (address, at, id)`,
    `create index operation_log_by_outcome on operation_log (outcome, at, id)`,
    `create index operation_log_by_request on operation_log (request_id)`,
    // One row: its last link, and the last link that retention removed.
    `create table operation_chain (
      name text primary key, head_id ${int} not null, head_hash text not null,
      removed_id ${int} not null, removed_hash text not null)`,
    `insert into operation_chain (name, head_id, head_hash, removed_id, removed_hash) values ('operations', 0, '', 0, '')`,

    `create table saved_view (
      id ${id}, user_id ${int} not null references user_account(id) on delete cascade, list text not null,
      name text not null, query text not null, created_at ${int} not null, unique (user_id, list, name))`,

    // user_role_by_member does all that it did.
    'drop index user_role_by_role',
  ],
}
