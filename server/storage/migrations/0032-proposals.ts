// What programs propose to change in records: kept beside them until people take it or leave it, with every call that was made.
import type { Migration } from '#server/storage/migration.ts'

export const proposals: Migration = {
  version: 32,
  name: 'proposals of programs',
  statements: ({ id, int }) => [
    // The program and its person stay named when the token is gone. `cost` is millionths of a US dollar; null: not told.
    `create table proposal (
      id ${id}, name text not null, note text not null, model text not null, cost ${int},
      state text not null, token_id ${int} not null, program text not null, person text not null,
      calls ${int} not null default 0, created_at ${int} not null, updated_at ${int} not null,
      closed_at ${int} not null default 0)`,
    `create index proposal_by_token on proposal (token_id, closed_at)`,
    `create index proposal_by_state on proposal (state, id)`,
    `create index proposal_by_close on proposal (closed_at)`,
    `create table proposal_page (
      id ${id}, proposal_id ${int} not null references proposal(id) on delete cascade,
      entry_id ${int} not null references entry(id) on delete cascade, kind text not null,
      read_version ${int} not null, unique (proposal_id, entry_id))`,
    `create index proposal_page_by_entry on proposal_page (entry_id)`,
    // `instead` is what a person took in its place; null: as it was.
    `create table proposal_change (
      id ${id}, page_id ${int} not null references proposal_page(id) on delete cascade,
      path text not null, before text not null, after text not null, why text not null,
      decision text not null, decided_by text, decided_at ${int} not null default 0, instead text,
      unique (page_id, path))`,
    `create table proposal_call (
      id ${id}, proposal_id ${int} not null references proposal(id) on delete cascade,
      at ${int} not null, tool text not null, about text not null, code ${int} not null, says text not null,
      ms ${int} not null)`,
    `create index proposal_call_by_proposal on proposal_call (proposal_id, id)`,
  ],
}
