// What the head of the dashboard asks for: each answer stands in an index that holds what waits and nothing else.
import type { Migration } from '#server/storage/migration.ts'

export const waiting: Migration = {
  version: 17,
  name: 'waiting',
  // A column of the condition stands in the index where SQLite would look at the row for it.
  statements: () => [
    // What is late comes first, then what is due soonest, then what is oldest.
    `create index message_waiting on message (assignee_id, due_at, created_at, id) where state in ('new', 'assigned')`,
    `create index entry_unpublished on entry (updated_by, updated_at, id, kind) where trashed_at is null
      and (published_version is null or published_version < version) and (planned_version is null or planned_version < version)`,
    `create index entry_gap on entry (kind, words_zh, words_en, words_es, trashed_at, published_version, version) where trashed_at is null
      and published_version = version and words_zh + words_en + words_es > 0`,
    `create index media_undescribed on media (undescribed, library, trashed_at, id) where library = 1 and trashed_at is null and undescribed = 1`,
  ],
}
