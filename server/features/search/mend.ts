// A question in words that are there, when it has some that no record has: written in one, in two.
import { sql } from 'kysely'
import { SEARCHED_KINDS } from '#contract/site/search.ts'
import { formsOf } from '#server/publishing/search/found.ts'
import { piecesOf } from '#server/publishing/search/pieces.ts'
import { queryFor, type Word } from '#server/publishing/search/query.ts'
import type { Db } from '#server/storage/open.ts'
import type { Reading } from './candidates.ts'
import type { Question } from './question.ts'

/** Each half of a word that is written in two has so many letters at least. */
const HALF = 3

/** The keyword with words that are there in place of those that are not; null where nothing could be mended. */
export async function mendedWords({ db }: Reading, { keyword, beside }: Question): Promise<string | null> {
  let mended = keyword
  for (const { text, han, from, to } of piecesOf(beside)) {
    const [word] = queryFor(text).words
    if (han || !word || text.length < HALF * 2 || !/^\p{L}+$/u.test(text) || (await isThere(db, word)))
      continue
    const typed = beside.slice(from, to)
    const other = await inTwo(db, text)
    if (other !== null) mended = mended.replace(typed, other)
  }
  return mended === keyword ? null : mended
}

async function inTwo(db: Db, text: string): Promise<string | null> {
  for (let at = text.length - HALF; at >= HALF; at -= 1) {
    const halves = [text.slice(0, at), text.slice(at)]
    const words = halves.flatMap((half) => queryFor(half).words).map((word) => ({ ...word, prefix: false }))
    if (words.length < 2) continue
    const there = []
    for (const word of words) there.push(await isThere(db, word))
    if (there.every(Boolean)) return halves.join(' ')
  }
  return null
}

/** Whether any text has the word. */
export async function isThere(db: Db, word: Word): Promise<boolean> {
  const forms = formsOf(word, 't.token')
  const lists = SEARCHED_KINDS.flatMap((kind) =>
    [0, 1].flatMap((weight) =>
      forms.map(
        (form) => sql`select * from (select 1 as one from search_token as t where t.kind = ${kind}
          and t.weight = ${sql.lit(weight)} and ${form} limit 1) as one_of_them`,
      ),
    ),
  )
  const { rows } = await sql`select 1 from (${sql.join(lists, sql` union all `)}) as found limit 1`.execute(
    db,
  )
  return rows.length > 0
}
