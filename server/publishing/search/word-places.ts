// Where words stand: in what types or products are called, in other texts, or nowhere. Kept until anything changes, since each
// question asks it of each of its words.
import { sql } from 'kysely'
import { SEARCHED_KINDS } from '#contract/site/search.ts'
import type { Bus } from '#server/parts/bus.ts'
import { formsOf } from '#server/publishing/search/found.ts'
import type { Word } from '#server/publishing/search/query.ts'
import { IN_BODY, IN_TITLE } from '#server/publishing/search/tokens.ts'
import type { Db } from '#server/storage/open.ts'

export type WordPlace = 'type' | 'name' | 'text' | 'nowhere'
export type WordPlaces = { of: (db: Db, word: Word) => Promise<WordPlace> }

const RANKS: readonly WordPlace[] = ['type', 'name', 'text']
/** Words that are kept; then it begins anew. */
const KEPT = 5_000

/** Answers the best place of a word among all records. */
export function createWordPlaces(listen: Bus['listen']): WordPlaces {
  const kept = new Map<string, Promise<WordPlace>>()
  listen(() => kept.clear())
  return {
    of(db, word) {
      const key = `${word.exact} ${word.prefix} ${word.stems}`
      const known = kept.get(key)
      if (known) return known
      if (kept.size >= KEPT) kept.clear()
      const place = placeOf(db, word)
      kept.set(key, place)
      place.catch(() => kept.get(key) === place && kept.delete(key))
      return place
    },
  }
}

/** A line for each form alone, and its lists as rows: PostgreSQL takes longer to plan a line than to look at a list. */
async function placeOf(db: Db, word: Word): Promise<WordPlace> {
  const lists = SEARCHED_KINDS.flatMap((kind) =>
    [IN_TITLE, IN_BODY].map((weight) => {
      const called = weight === IN_TITLE
      const place: WordPlace =
        called && kind === 'productType' ? 'type' : called && kind === 'product' ? 'name' : 'text'
      return sql`(${kind}, ${sql.lit(weight)}, ${sql.lit(RANKS.indexOf(place))})`
    }),
  )
  const stands = formsOf(word, 't.token').map(
    (form) => sql`(select 1 from search_token as t
      where t.kind = list.kind and t.weight = list.weight and ${form} limit 1) is not null`,
  )
  const { rows } = await sql<{ place: number | null }>`
    with list(kind, weight, place) as (values ${sql.join(lists)})
    select min(place) as place from list where ${sql.join(stands, sql` or `)}`.execute(db)
  const best = rows[0]?.place ?? null
  return best === null ? 'nowhere' : (RANKS[Number(best)] ?? 'nowhere')
}
