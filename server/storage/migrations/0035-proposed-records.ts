// Records that programs propose to add: kept beside the others until people add them or leave them out.
import type { Migration } from '#server/storage/migration.ts'

export const proposedRecords: Migration = {
  version: 35,
  name: 'records that programs propose',
  statements: ({ id, int }) => [
    // `title` and `content` are JSON; `entry_id` is the draft that came of it.
    `create table proposal_record (
      id ${id}, proposal_id ${int} not null references proposal(id) on delete cascade, kind text not null,
      title text not null, content text not null, why text not null, decision text not null,
      decided_by text, decided_at ${int} not null default 0,
      entry_id ${int} references entry(id) on delete set null)`,
    `create index proposal_record_by_proposal on proposal_record (proposal_id, id)`,
    `create index proposal_record_by_entry on proposal_record (entry_id)`,
  ],
}
