// Finds the records that have the words of a keyword, so many of each kind at most, the best ones first; every question is
// answered from the index of tokens, however many records there are.
import { type RawBuilder, sql } from 'kysely'
import { SEARCH_COUNTED, SEARCHED_KINDS } from '#contract/search.ts'
import { published } from '#server/publishing/published.ts'
import type { Word } from '#server/publishing/search/query.ts'
import { IN_BODY, IN_TITLE } from '#server/publishing/search/tokens.ts'
import type { Db } from '#server/storage/open.ts'
import { wordBegins } from '#server/storage/user-words.ts'

export type SearchedKind = (typeof SEARCHED_KINDS)[number]
/** `langs`: the languages in which the word that was looked up stands, as bits. */
export type Candidate = {
  id: number
  entryId: number
  kind: SearchedKind
  weight: 0 | 1
  form: number
  langs: number
}
export type Candidates = { found: Candidate[]; more: Set<SearchedKind> }
type Row = { id: number; entry_id: number; kind: SearchedKind; weight: 0 | 1; langs: number }

/** How far a list of tokens is walked for records that have other words as well. */
const WALKED = 20_000
/** Fewer than this are as good as any other number of few, when the rarest word is sought. */
const FEW = 400
/** Values that one query names, at most. */
const VALUES = 5_000

export type Within = { weights: readonly (0 | 1)[]; most: number }
export const EVERYWHERE: Within = { weights: [IN_TITLE, IN_BODY], most: SEARCH_COUNTED }

/** The forms of a word as conditions on its token: itself, its stems, words that begin with it. */
const formsOf = ({ exact, stems, prefix }: Word, token: string): (RawBuilder<boolean> | null)[] => [
  sql<boolean>`${sql.ref(token)} = ${exact}`,
  stems.length > 0 ? sql<boolean>`${sql.ref(token)} in (${sql.join(stems)})` : null,
  prefix ? wordBegins(exact, token) : null,
]

/** Any form of a word, as one condition. */
export const anyForm = (word: Word, token: string): RawBuilder<boolean> => {
  const [exact, stems, prefix] = formsOf(word, token)
  const own = prefix ?? exact
  return stems ? sql<boolean>`(${own} or ${stems})` : sql<boolean>`${own}`
}

/** The records that visitors see at `at` and that have all the words. */
export async function findAll(
  db: Db,
  words: readonly Word[],
  within: Within,
  at: number,
): Promise<Candidates> {
  const [first, ...others] = await rarestFirst(db, words, within)
  const found = new Map<number, Candidate>()
  const more = new Set<SearchedKind>()
  if (!first) return { found: [], more }
  for (const weight of within.weights) {
    for (const form of [0, 1, 2]) {
      const token = formsOf(first, 't.token')[form]
      const kinds = SEARCHED_KINDS.filter((kind) => !more.has(kind))
      if (!token || kinds.length === 0) continue
      const lists = kinds.map((kind) => listOf({ kind, weight, token, others, within }))
      const { rows } = await sql<Row>`${sql.join(lists, sql` union all `)}`.execute(db)
      for (const kind of kinds) {
        const own = rows.filter((row) => row.kind === kind)
        if (own.length > within.most) more.add(kind)
        for (const { id, entry_id, langs } of own.slice(0, within.most)) {
          const known = found.get(id)
          if (!known) found.set(id, { id, entryId: entry_id, kind, weight, form, langs })
        }
      }
    }
  }
  return { found: await onlySeen(db, [...found.values()], at), more }
}

type List = {
  kind: SearchedKind
  weight: 0 | 1
  token: RawBuilder<boolean>
  others: readonly Word[]
  within: Within
}

/** The list of one token in one kind; what else a record must have is looked up on the way. */
function listOf({ kind, weight, token, others, within }: List) {
  const end = sql.lit(within.most + 1)
  const list = (limit: RawBuilder<unknown>) => sql`
    select t.publication_id as id, t.entry_id, t.kind, t.weight, t.langs from search_token as t
    where t.kind = ${kind} and t.weight = ${sql.lit(weight)} and ${token}
    order by t.token, t.publication_id limit ${limit}`
  if (others.length === 0) return sql`select * from (${list(end)}) as listed`
  const weights = sql.join(within.weights.map((one) => sql.lit(one)))
  const has = others.map(
    (word) => sql`exists (select 1 from search_token as o
      where o.publication_id = listed.id and o.weight in (${weights}) and ${anyForm(word, 'o.token')})`,
  )
  return sql`select * from (select * from (${list(sql.lit(WALKED))}) as listed
    where ${sql.join(has, sql` and `)} limit ${end}) as having_all`
}

/** The words from the rarest to the most frequent, as far as that can be told by counting a few. */
async function rarestFirst(db: Db, words: readonly Word[], { weights }: Within): Promise<Word[]> {
  if (words.length < 2) return [...words]
  const sized = []
  for (const word of words) {
    const lists = SEARCHED_KINDS.flatMap((kind) =>
      weights.map(
        (weight) => sql`select * from (select 1 as one from search_token as t
          where t.kind = ${kind} and t.weight = ${sql.lit(weight)} and ${anyForm(word, 't.token')} limit ${sql.lit(FEW)}) as few`,
      ),
    )
    const counted = await sql<{ size: number }>`
      select count(*) as size from (${sql.join(lists, sql` union all `)}) as counted`.execute(db)
    sized.push({ word, size: Number(counted.rows[0]?.size ?? 0) })
  }
  return sized.sort((one, other) => one.size - other.size).map(({ word }) => word)
}

/** Those that visitors see: tokens know no times, the publications do. */
async function onlySeen(db: Db, candidates: Candidate[], at: number): Promise<Candidate[]> {
  const seen = new Set<number>()
  for (let from = 0; from < candidates.length; from += VALUES) {
    const rows = await published(db, SEARCHED_KINDS, at)
      .select('publication.id')
      .where(
        'publication.entry_id',
        'in',
        candidates.slice(from, from + VALUES).map(({ entryId }) => entryId),
      )
      .execute()
    for (const { id } of rows) seen.add(id)
  }
  return candidates.filter(({ id }) => seen.has(id))
}

export type Place = { weight: 0 | 1; token: string; langs: number }

/** Where these words stand in the candidates, by publication. */
export async function placesOf(db: Db, candidates: readonly Candidate[], words: readonly Word[]) {
  const places = new Map<number, Place[]>()
  if (words.length === 0) return places
  const any = sql<boolean>`(${sql.join(
    words.map((word) => anyForm(word, 'search_token.token')),
    sql` or `,
  )})`
  for (let from = 0; from < candidates.length; from += VALUES) {
    const ids = candidates.slice(from, from + VALUES).map(({ id }) => id)
    const rows = await db
      .selectFrom('search_token')
      .select(['publication_id', 'token', 'weight', 'langs'])
      .where('publication_id', 'in', ids)
      .where(any)
      .execute()
    for (const { publication_id, ...place } of rows) {
      const known = places.get(publication_id)
      if (known) known.push(place)
      else places.set(publication_id, [place])
    }
  }
  return places
}
