// The first tables: settings, people and sessions, content, pictures.
import type { Migration } from '#server/storage/migration.ts'

export const first: Migration = {
  version: 1,
  name: 'first',
  statements: ({ id, int }) => [
    `create table setting (name text primary key, value text not null, version ${int} not null, updated_at ${int} not null)`,

    `create table user_account (
      id ${id}, username text not null, username_key text not null unique, password_hash text not null,
      must_change ${int} not null, nick_name text not null, sex text not null, phone text not null, email text not null,
      avatar text not null, introduction text not null, flag text not null, version ${int} not null,
      created_at ${int} not null, updated_at ${int} not null, trashed_at ${int})`,
    `create table role (
      id ${id}, name text not null unique, title text not null, sort ${int} not null, flag text not null,
      remark text not null, version ${int} not null, created_at ${int} not null, updated_at ${int} not null)`,
    `create table user_role (
      user_id ${int} not null references user_account(id) on delete cascade,
      role_id ${int} not null references role(id) on delete cascade, primary key (user_id, role_id))`,
    `create index user_role_by_role on user_role (role_id)`,
    `create table role_grant (
      role_id ${int} not null references role(id) on delete cascade, resource text not null, primary key (role_id, resource))`,
    `create table menu (
      id ${id}, parent_id ${int} references menu(id), type text not null, resources text not null unique,
      title text not null, icon text not null, address text not null, sort ${int} not null, hidden ${int} not null,
      flag text not null, version ${int} not null)`,
    `create table session (
      id ${id}, token_hash text not null unique, binding_hash text,
      user_id ${int} not null references user_account(id) on delete cascade,
      created_at ${int} not null, seen_at ${int} not null, address text not null, agent text not null,
      ended_at ${int}, ended_by text)`,
    `create index session_by_user on session (user_id, ended_at)`,
    `create index session_by_seen on session (seen_at)`,
    `create table captcha (id_hash text primary key, code text not null, expires_at ${int} not null)`,
    `create index captcha_by_expires on captcha (expires_at)`,
    `create table rate_limit ("key" text primary key, points ${int} not null, expires_at ${int} not null)`,
    `create index rate_limit_by_expires on rate_limit (expires_at)`,

    `create table entry (
      id ${id}, kind text not null, parent_id ${int} references entry(id), sort ${int} not null, code text not null,
      label text not null, hot ${int} not null, dated ${int} not null, search text not null, version ${int} not null,
      working text not null, published_version ${int}, published_at ${int}, trashed_at ${int},
      created_at ${int} not null, created_by ${int}, updated_at ${int} not null, updated_by ${int})`,
    // Every index of a list also holds what the list is filtered by, so that deep pages and counts touch no row.
    `create index entry_by_updated on entry (kind, trashed_at, updated_at, id)`,
    `create index entry_by_created on entry (kind, trashed_at, created_at, id)`,
    `create index entry_by_code on entry (kind, trashed_at, code, id)`,
    `create index entry_by_order on entry (kind, trashed_at, sort, id)`,
    `create index entry_by_state on entry (kind, trashed_at, published_version, version)`,
    `create index entry_by_parent on entry (kind, trashed_at, parent_id, sort, id)`,
    `create table publication (
      id ${id}, entry_id ${int} not null references entry(id) on delete cascade, kind text not null,
      parent_id ${int}, sort ${int} not null, code text not null, label text not null, hot ${int} not null,
      dated ${int} not null, search text not null, version ${int} not null, content text not null,
      visible_from ${int} not null, visible_until ${int} not null, published_at ${int} not null, published_by ${int},
      unique (entry_id, visible_from))`,
    `create index publication_by_order on publication (kind, sort, entry_id, visible_from, visible_until)`,
    `create index publication_by_parent on publication (parent_id, kind, sort, entry_id, visible_from, visible_until)`,
    `create index publication_by_code on publication (kind, code, entry_id, visible_from, visible_until)`,
    `create index publication_by_published on publication (kind, published_at, entry_id, visible_from, visible_until)`,
    `create index publication_by_dated on publication (kind, dated, entry_id, visible_from, visible_until, label)`,
    `create index publication_by_hot on publication (kind, sort, entry_id, visible_from, visible_until) where hot = 1`,
    `create index publication_by_seen on publication (kind, visible_from, visible_until, parent_id)`,
    `create table entry_reference (
      from_entry ${int} not null references entry(id) on delete cascade, "to" text not null, target ${int} not null,
      primary key (from_entry, "to", target))`,
    `create index entry_reference_by_target on entry_reference ("to", target)`,

    `create table media (
      id ${id}, "key" text not null unique, name text not null, type text not null, bytes ${int} not null,
      width ${int} not null, height ${int} not null, alt text not null, version ${int} not null,
      created_at ${int} not null, created_by ${int})`,
  ],
}
