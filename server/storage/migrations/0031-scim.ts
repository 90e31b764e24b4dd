// People and groups that providers tell of (SCIM 2.0): kept as they were told, beside the accounts that follow them.
import type { Migration } from '#server/storage/migration.ts'

export const scim: Migration = {
  version: 31,
  name: 'people and groups of providers',
  statements: ({ id, int }) => [
    // Who is removed there stays a row, so that they come back as they were. `user_id` is the account; \`put_off\` says that it was disabled by this, and not by a person.
    `create table scim_user (
      id ${id}, provider text not null, external_id text not null, user_name text not null, user_key text not null,
      display_name text not null, email text not null, active ${int} not null, put_off ${int} not null default 0,
      removed_at ${int} not null default 0,
      user_id ${int} references user_account(id) on delete set null,
      created_at ${int} not null, updated_at ${int} not null, unique (provider, user_key))`,
    `create index scim_user_by_account on scim_user (user_id)`,
    `create table scim_group (
      id ${id}, provider text not null, external_id text not null, name text not null,
      created_at ${int} not null, updated_at ${int} not null, unique (provider, name))`,
    `create table scim_member (
      group_id ${int} not null references scim_group(id) on delete cascade,
      member_id ${int} not null references scim_user(id) on delete cascade, primary key (group_id, member_id))`,
    `create index scim_member_by_member on scim_member (member_id)`,
  ],
}
