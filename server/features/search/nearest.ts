// Words of titles that are written nearly like one that found nothing.
import { sql } from 'kysely'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { SEARCHED_KINDS } from '#contract/site/search.ts'
import { published } from '#server/publishing/published.ts'
import { piecesOf } from '#server/publishing/search/pieces.ts'
import { queryFor } from '#server/publishing/search/query.ts'
import { searchTexts } from '#server/publishing/search/texts.ts'
import { IN_TITLE } from '#server/publishing/search/tokens.ts'
import type { Db } from '#server/storage/open.ts'
import { wordBegins } from '#server/storage/words/user-words.ts'

/** Words that are offered, and words of titles that are compared for each kind. */
const OFFERED = 3
const COMPARED = 150
const COMPARED_MORE = 400
const SHORTEST = 4

/** Up to three words of titles that visitors see at `at`, as they stand there, the nearest first. */
export async function nearestWords(
  db: Db,
  keyword: string,
  language: Language,
  at: number,
): Promise<string[]> {
  const offered: string[] = []
  const { words, parts } = queryFor(keyword)
  for (const { exact } of (parts ?? words).filter((word) => word.prefix)) {
    for (const token of await nearestTokens(db, exact)) {
      if (offered.length >= OFFERED) return offered
      const word = await asWritten(db, token, language, at)
      if (word !== null && !offered.includes(word)) offered.push(word)
    }
  }
  return offered
}

/** Folded words of titles that are written nearly so, the nearest first; none of a short word, which is near to everything. */
export async function nearestTokens(db: Db, word: string): Promise<string[]> {
  if (word.length < SHORTEST) return []
  const allowed = word.length < 6 ? 1 : 2
  const nearOf = (tokens: readonly string[]) =>
    tokens
      .map((token) => ({ token, distance: distanceOf(word, token, allowed) }))
      .filter(({ distance }) => distance <= allowed)
  const near = nearOf(await titleWords(db, word.slice(0, 2), COMPARED))
  // A slip in the second letter is rarer.
  return (near.length > 0 ? near : nearOf(await titleWords(db, word.slice(0, 1), COMPARED_MORE)))
    .toSorted((one, other) => one.distance - other.distance || (one.token < other.token ? -1 : 1))
    .map(({ token }) => token)
}

/** Different words of titles that begin so; each is found behind the one before it, so that no list of records is walked. */
async function titleWords(db: Db, begin: string, most: number): Promise<string[]> {
  const found = new Set<string>()
  for (const kind of SEARCHED_KINDS) {
    const inTitles = sql`kind = ${kind} and weight = ${sql.lit(IN_TITLE)}`
    // A step has no other bound than the word before it: given two, SQLite may begin at the first of all each time.
    const { rows } = await sql<{ token: string }>`
      with recursive word_list(token, place) as (
        select * from (select token, 1 from search_token
          where ${inTitles} and ${wordBegins(begin, 'search_token.token')} order by token limit 1) as first_word
        union all
        select (select min(s.token) from search_token as s where ${inTitles} and s.token > word_list.token),
          place + 1 from word_list where ${wordBegins(begin, 'word_list.token')} and place < ${sql.lit(most)})
      select token from word_list where ${wordBegins(begin, 'word_list.token')}`.execute(db)
    for (const { token } of rows) found.add(token)
  }
  return [...found]
}

/** The word as it is written in a title that visitors see; null when there is none. */
export async function asWritten(
  db: Db,
  token: string,
  language: Language,
  at: number,
): Promise<string | null> {
  const places = await db
    .selectFrom('search_token')
    .select('entry_id')
    .where('kind', 'in', SEARCHED_KINDS)
    .where('weight', '=', IN_TITLE)
    .where('token', '=', token)
    .limit(20)
    .execute()
  if (places.length === 0) return null
  const ids = places.map(({ entry_id }) => entry_id)
  const rows = await published(db, SEARCHED_KINDS, at)
    .select(['publication.kind', 'publication.code', 'publication.content'])
    .where('publication.entry_id', 'in', ids)
    .orderBy('publication.entry_id')
    .execute()
  for (const { kind, code, content } of rows) {
    const title = searchTexts(kind, JSON.parse(content))?.title
    const texts = title ? [title[language], ...LANGUAGES.map((one) => title[one]), code] : []
    for (const text of texts) {
      const piece = piecesOf(text).find((one) => one.text === token)
      if (piece) return text.slice(piece.from, piece.to).toLocaleLowerCase()
    }
  }
  return null
}

/** How many letters must be put in, left out, changed or swapped; `most` + 1 when it is more than that. */
export function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      next.push(least)
    }
    before = last
    last = next
  }
  return Math.min(last[other.length] ?? 0, most + 1)
}
