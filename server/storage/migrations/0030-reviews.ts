// Reviews of records before visitors see them: who asked, who approved which version, and what was said.
import type { Migration } from '#server/storage/migration.ts'

export const reviews: Migration = {
  version: 30,
  name: 'reviews',
  statements: ({ id, int }) => [
    // One for each record. `closed` are those that were published or withdrawn; asking begins it anew.
    `create table review (
      entry_id ${int} primary key references entry(id) on delete cascade,
      state text not null, version ${int} not null,
      asked_by ${int} references user_account(id) on delete set null, asked_at ${int} not null, note text not null,
      returned_by ${int} references user_account(id) on delete set null, returned_at ${int} not null default 0,
      reason text not null default '')`,
    `create index review_by_state on review (state, asked_at)`,
    // Approvals of exactly one version; `groups` are the groups of fields that the person could judge, between commas.
    `create table review_approval (
      entry_id ${int} not null references review(entry_id) on delete cascade,
      user_id ${int} not null references user_account(id) on delete cascade,
      version ${int} not null, groups text not null, at ${int} not null, primary key (entry_id, user_id, version))`,
    `create table review_comment (
      id ${id}, entry_id ${int} not null references review(entry_id) on delete cascade,
      field text not null, text text not null, version ${int} not null,
      by_user ${int} references user_account(id) on delete set null, at ${int} not null,
      mentions text not null, done_at ${int} not null default 0)`,
    `create index review_comment_by_entry on review_comment (entry_id, id)`,
  ],
}
