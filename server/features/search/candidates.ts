// Finds the records that have the words of a keyword, so many of each kind at most, the best ones first; every question is
// answered from the index of tokens, however many records there are.
import { sql } from 'kysely'
import { SEARCH_COUNTED, SEARCHED_KINDS } from '#contract/site/search.ts'
import { published } from '#server/publishing/published.ts'
import { formsOf } from '#server/publishing/search/found.ts'
import { type IdSet, type IdSets, idsInAll } from '#server/publishing/search/id-sets.ts'
import type { Word } from '#server/publishing/search/query.ts'
import { IN_BODY, IN_TITLE } from '#server/publishing/search/tokens.ts'
import type { Db } from '#server/storage/open.ts'
import {
  goesOn,
  kindsOf,
  type List,
  listOf,
  type Place,
  placesFrom,
  type Row,
  rarestFirst,
  type SearchedKind,
  WALKED,
  type Within,
} from './token-lists.ts'

/** `broken`: Chinese words that it has in parts alone. */
export type Candidate = { id: number; entryId: number; kind: SearchedKind; places: Place[]; broken: number }
export type Candidates = { found: Candidate[]; more: Set<SearchedKind> }
/** Values that one query names, at most. */
const VALUES = 5_000

/** What a search reads: what visitors see `at` a time. */
export type Reading = { db: Db; sets: IdSets; at: number }
export const everywhere = (bit: number): Within => ({
  weights: [IN_TITLE, IN_BODY],
  most: SEARCH_COUNTED,
  bit,
})

/** Words that a record must have; `whole` are Chinese words that it may have in one piece, `facts` publications that answer a quantity. */
export type Sought = { words: readonly Word[]; whole: readonly Word[]; facts?: readonly IdSet[] }

/** The records that visitors see and that have all that is sought. */
export async function findAll(
  reading: Reading,
  { words, whole, facts = [] }: Sought,
  within: Within,
): Promise<Candidates> {
  const { db } = reading
  const [first, ...others] = await rarestFirst(db, words, within)
  const found = new Map<number, Candidate>()
  const more = new Set<SearchedKind>()
  if (!first) return facts.length > 0 ? byFacts(reading, facts, within) : { found: [], more }
  for (const weight of within.weights) {
    for (const token of formsOf(first, 't.token')) {
      const kinds = kindsOf(within).filter((kind) => !more.has(kind))
      if (kinds.length === 0) continue
      const list = { weight, token, others, whole, within }
      const lists = kinds.map((kind) => listOf({ ...list, kind }))
      const { rows } =
        facts.length > 0 ? { rows: [] } : await sql<Row>`${sql.join(lists, sql` union all `)}`.execute(db)
      for (const kind of kinds) {
        let own = rows.filter((row) => row.kind === kind)
        if (facts.length > 0 || (own.length <= within.most && (await goesOn(db, { ...list, kind }))))
          own = await havingAll(reading, { ...list, kind }, first, facts)
        if (own.length > within.most) more.add(kind)
        for (const { id, entry_id, token: word, langs, scores, broken } of own.slice(0, within.most)) {
          const form = word === first.exact ? 0 : word.startsWith('~') ? 1 : 2
          const place = { weight, form, away: langs & within.bit ? 0 : 1 }
          const known = found.get(id)
          // What begins with the word is looked at before its stems, which count for more.
          if (known) known.places[0] = better(known.places[0] ?? place, place)
          else
            found.set(id, {
              ...{ id, entryId: entry_id, kind, broken: Number(broken) },
              places: [place, ...placesFrom(scores), ...facts.map(() => IN_FACTS)],
            })
        }
      }
    }
  }
  return { found: await onlySeen(reading, [...found.values()]), more }
}

/** A fact that answers says as much as a word of the title. */
const IN_FACTS: Place = { weight: IN_TITLE, form: 0, away: 0 }

/** Who asks for quantities alone gets the first of those that answer them. */
async function byFacts(reading: Reading, facts: readonly IdSet[], { most }: Within): Promise<Candidates> {
  const [first, ...others] = facts
  const ids = first
    ? idsInAll(
        first,
        others.map((one) => [one]),
        most + 1,
      )
    : []
  const more = new Set<SearchedKind>(ids.length > most ? ['product'] : [])
  if (ids.length === 0) return { found: [], more }
  const rows = await reading.db
    .selectFrom('publication')
    .select(['id', 'entry_id'])
    .where('id', 'in', ids.slice(0, most))
    .execute()
  const places = facts.map(() => IN_FACTS)
  const found = rows.map(
    ({ id, entry_id }): Candidate => ({ id, entryId: entry_id, kind: 'product', broken: 0, places }),
  )
  return { found: await onlySeen(reading, found), more }
}

const better = (one: Place, other: Place) =>
  other.weight < one.weight || (other.weight === one.weight && other.form < one.form) ? other : one

/** The records of a long list that have the other words as well: most of the rest is left out by ids before one is looked up. */
async function havingAll(
  { db, sets }: Reading,
  list: List,
  first: Word,
  facts: readonly IdSet[],
): Promise<Row[]> {
  const { kind, weight, others, within } = list
  const own = await sets.of(db, { kind, weight, word: first })
  const beside: IdSet[][] = facts.map((one) => [one])
  let ids = facts.length > 0 ? idsInAll(own, beside, WALKED) : []
  for (const word of others) {
    const places = []
    for (const place of within.weights) places.push(await sets.of(db, { kind, weight: place, word }))
    beside.push(places)
    ids = idsInAll(own, beside, WALKED)
    // So few are looked up for the words that are left.
    if (ids.length < WALKED) break
  }
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`${listOf(list, ids)}`.execute(db)
  return rows
}

/** Those that visitors see: tokens know no times, the publications do. */
async function onlySeen({ db, at }: Reading, candidates: Candidate[]): Promise<Candidate[]> {
  const seen = new Set<number>()
  for (let from = 0; from < candidates.length; from += VALUES) {
    const entries = candidates.slice(from, from + VALUES).map(({ entryId }) => entryId)
    const rows = await published(db, SEARCHED_KINDS, at)
      .select('publication.id')
      .where('publication.entry_id', 'in', entries)
      .execute()
    for (const { id } of rows) seen.add(id)
  }
  return candidates.filter(({ id }) => seen.has(id))
}
