// Records that facts name, with what they are called: as visitors see them, with the way to their page, and as staff wrote them.
import { type RawBuilder, SqliteAdapter, sql } from 'kysely'
import { storedText } from '#contract/fields/walk.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { writeList } from '#contract/languages/locales.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { ADDRESS_COLUMNS, pathsOf, RECORD_KINDS, TITLES } from './addresses.ts'

/** `address` is the path of its page, without the language in front. */
type NamedRecord = { kind: Kind; title: Text; address: Text }
/** By their ids. */
export type NamedRecords = ReadonlyMap<number, NamedRecord>
export const NO_RECORDS: NamedRecords = new Map()

/** Ids of one statement. */
const AT_ONCE = 500

/**
 * Those of these records, of these kinds, that visitors see at `at` in the language that they read in; nothing is asked where none
 * is named.
 */
export async function publicRecords(
  db: Db,
  ids: readonly number[],
  at: number,
  kinds: readonly Kind[] = RECORD_KINDS,
): Promise<NamedRecords> {
  const found = new Map<number, NamedRecord>()
  const title = titleIn(db)
  for (const some of batches(ids)) {
    const rows = await published(db, kinds, at)
      .select(['publication.kind', title.as('title'), ...ADDRESS_COLUMNS])
      .where('entry_id', 'in', some)
      .execute()
    for (const row of rows) {
      const { entry_id, kind, title } = row
      found.set(entry_id, { kind, title: storedText(title ?? '{}'), address: pathsOf(kind, row) })
    }
  }
  return found
}

/** The title alone: a whole content is a hundred times as long. */
function titleIn(db: Db): RawBuilder<string | null> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const each = TITLES.map((name) =>
    isSqlite
      ? sql`json_extract(content, ${sql.lit(`$.${name}`)})`
      : sql`(content::json ->> ${sql.lit(name)})`,
  )
  return sql`coalesce(${sql.join(each)})`
}

/** The same for staff: what working copies are called, but for those in the trash. */
export async function workingRecords(db: Db, ids: readonly number[]): Promise<NamedRecords> {
  const found = new Map<number, NamedRecord>()
  for (const some of batches(ids)) {
    const rows = await db
      .selectFrom('entry')
      .select(['id', 'kind', 'title'])
      .where('id', 'in', some)
      .where('trashed_at', 'is', null)
      .execute()
    for (const { id, kind, title } of rows) {
      const address = pathsOf(kind, { entry_id: id, parent_id: null, slugs: '' })
      found.set(id, { kind, title: storedText(title), address })
    }
  }
  return found
}

/** What records are called, as one text. */
export const titlesOf = (records: readonly { title: Text }[]): Text =>
  eachLanguage((language) =>
    writeList(
      records.map(({ title }) => pickText(title, language).text),
      language,
    ),
  )

function* batches(ids: readonly number[]): Generator<number[]> {
  const wanted = [...new Set(ids)]
  for (let from = 0; from < wanted.length; from += AT_ONCE) yield wanted.slice(from, from + AT_ONCE)
}
