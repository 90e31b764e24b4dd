// What a record lacks in a language becomes a row instead of a column for each language, so that a language more changes no table.
import type { Migration } from '#server/storage/migration.ts'

/** The languages that had columns. */
const CODES = ['zh', 'en', 'es']
const COLUMNS = CODES.map((code) => `words_${code}`)

export const gaps: Migration = {
  version: 18,
  name: 'gaps',
  statements: ({ int, clustered }) => [
    // An index of the same name stood for what the rows say now.
    'drop index entry_gap',
    // Records outside the trash alone; one that is whole in a language has no row for it. The kind never changes, and counts need no look at the record.
    `create table entry_gap (
      entry_id ${int} not null references entry(id) on delete cascade, language text not null, gap text not null,
      kind text not null, primary key (entry_id, language)) ${clustered}`,
    ...CODES.map(
      (code) => `insert into entry_gap (entry_id, language, gap, kind)
        select id, '${code}', case words_${code} when 2 then 'missing' else 'stale' end, kind
        from entry where words_${code} > 0 and trashed_at is null`,
    ),
    `create index entry_gap_by_gap on entry_gap (language, gap, kind, entry_id)`,
    // Whoever was judged by now is judged in these languages; a store with records that never were is judged anew.
    `insert into setting (name, value, version, updated_at)
      select 'judgedLanguages', '${JSON.stringify(CODES)}', 1, 0
      where not exists (select 1 from entry where words_zh = -1 and trashed_at is null)`,
    ...['entry_by_words', ...CODES.map((code) => `entry_by_words_${code}`)].map(
      (name) => `drop index ${name}`,
    ),
    ...['updated_at', 'created_at', 'dated', 'sort'].flatMap((column) => {
      const name = { updated_at: 'updated', created_at: 'created', dated: 'dated', sort: 'order' }[column]
      return [
        `drop index entry_by_${name}`,
        `create index entry_by_${name} on entry (
          kind, trashed_at, ${column}, id, label, region, hot, ${column === 'dated' ? '' : 'dated, '}published_version, version, publish_at)`,
      ]
    }),
    // The records whose published copy is the working one; a column of the condition stands in it where SQLite would look at the row for it.
    `create index entry_current on entry (kind, id, trashed_at, published_version, version)
      where trashed_at is null and published_version = version`,
    ...COLUMNS.map((column) => `alter table entry drop column ${column}`),
  ],
}
