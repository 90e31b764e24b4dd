// The key news_form opened nothing: its menu and its grants go. Requests for a right are remembered.
import type { Migration } from '#server/storage/migration.ts'

export const doors: Migration = {
  version: 11,
  name: 'doors',
  statements: ({ id, int }) => [
    `delete from role_grant where resource = 'news_form'`,
    `delete from menu where resources = 'news_form' and not exists (select 1 from menu below where below.parent_id = menu.id)`,
    // What people have asked for who met a closed door; it stays until somebody settles it or it is held.
    `create table right_request (
      id ${id}, user_id ${int} not null references user_account(id) on delete cascade, resource text not null,
      why text not null, asked_at ${int} not null, settled_at ${int}, settled_by ${int})`,
    `create index right_request_by_person on right_request (user_id, resource, asked_at)`,
    `create index right_request_open on right_request (asked_at, id) where settled_at is null`,
  ],
}
