// What the public site needs: the words that published records are found by, and the words that found nothing.
import type { Migration } from '#server/storage/migration.ts'

export const publicSite: Migration = {
  version: 4,
  name: 'public',
  statements: ({ id, int, exact, clustered }) => [
    // A token of a publication: gone with it, and judged by its times. `weight` 0 is the title; `langs` are bits of languages.
    `create table search_token (
      kind text ${exact} not null, weight ${int} not null, token text ${exact} not null,
      publication_id ${int} not null references publication(id) on delete cascade,
      entry_id ${int} not null, langs ${int} not null,
      primary key (kind, weight, token, publication_id)) ${clustered}`,
    `create index search_token_by_publication on search_token (publication_id, token, weight, langs)`,
    // How the tokens of a publication were made; 0 is not at all yet, which upkeep mends.
    `alter table publication add column search_version ${int} not null default 0`,
    `create index publication_by_search_version on publication (search_version)`,
    // Whether it is seen is judged for many at once, without a look at their content.
    `create index publication_by_entry on publication (entry_id, kind, visible_from, visible_until)`,
    `create table search_missing (
      id ${id}, word text ${exact} not null, lang text not null, times ${int} not null, last_at ${int} not null, unique (word, lang))`,
    `create index search_missing_by_last on search_missing (last_at, id)`,
    `create index search_missing_by_times on search_missing (times, last_at, id)`,
  ],
}
