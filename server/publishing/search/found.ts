// The published records of one kind that have all words of a keyword, as the search finds them.
import { sql } from 'kysely'
import type { Kind } from '#contract/wire/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { wordBegins } from '#server/storage/words/user-words.ts'
import { queryFor, type Word } from './query.ts'

/** Records that a list is narrowed to by words, at most. */
const MOST = 2_000

/** A word as conditions on a token: itself and what begins with it, which stand together in the index, and its stems. */
export function formsOf({ exact, stems, prefix }: Word, token: string) {
  const own = prefix ? wordBegins(exact, token) : sql<boolean>`${sql.ref(token)} = ${exact}`
  return stems.length > 0 ? [own, sql<boolean>`${sql.ref(token)} in (${sql.join(stems)})`] : [own]
}

/** The ids of records that have all its words; joined words such as `LTB-50` count in parts when no record has them whole. */
export async function recordsWith(db: Db, kind: Kind, keyword: string): Promise<number[]> {
  const { words, parts } = queryFor(keyword)
  const found = await havingAll(db, kind, words)
  return found.length === 0 && parts !== null ? havingAll(db, kind, parts) : found
}

async function havingAll(db: Db, kind: Kind, words: readonly Word[]): Promise<number[]> {
  if (words.length === 0) return []
  const having = words.map(
    (word) => sql`select entry_id from search_token
      where kind = ${kind} and weight in (0, 1) and (${sql.join(formsOf(word, 'token'), sql` or `)})`,
  )
  const all = sql.join(
    having.map((one) => sql`select entry_id from (${one}) as one_word`),
    sql` intersect `,
  )
  const { rows } = await sql<{ entry_id: number }>`${all} limit ${sql.lit(MOST)}`.execute(db)
  return rows.map(({ entry_id }) => entry_id)
}
