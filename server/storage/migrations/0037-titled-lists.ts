// Lists find in their index whether a record is there in a language, so that counts and deep pages touch no row.
import type { Migration } from '#server/storage/migration.ts'

const SEEN = 'visible_from, visible_until'
/** What lists are narrowed to and ordered by. */
const LISTS = {
  order: `kind, sort, entry_id, ${SEEN}`,
  parent: `parent_id, kind, sort, entry_id, ${SEEN}`,
  code: `kind, code, entry_id, ${SEEN}`,
  published: `kind, published_at, entry_id, ${SEEN}`,
  seen: `kind, ${SEEN}, parent_id`,
  dated: `kind, dated, entry_id, ${SEEN}, label, hot`,
  pinned: `kind, hot, dated, entry_id, ${SEEN}, label`,
  label: `kind, label, hot, dated, entry_id, ${SEEN}`,
  industry: `kind, label, sort, entry_id, ${SEEN}, region`,
  terms: `kind, label, region, sort, entry_id, ${SEEN}`,
  region: `kind, region, sort, entry_id, ${SEEN}, label`,
  entry: `entry_id, kind, ${SEEN}`,
  hot: `kind, sort, entry_id, ${SEEN}`,
}

/** A step of its own, and the old indexes go last: PostgreSQL goes on answering reads while the new ones are made. */
export const titledLists: Migration = {
  version: 37,
  name: 'lists by languages with a title',
  statements: () => [
    ...Object.entries(LISTS).map(
      ([name, columns]) =>
        `create index if not exists publication_list_${name} on publication (${columns}, titled)${name === 'hot' ? ' where hot = 1' : ''}`,
    ),
    ...Object.keys(LISTS).map((name) => `drop index if exists publication_by_${name}`),
  ],
}
