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
  kindsOf,
  type List,
  lengthsOf,
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
  const lengthOf = await lengthsOf(db, first, within)
  for (const weight of within.weights) {
    for (const [nth, token] of formsOf(first, 't.token').entries()) {
      const kinds = kindsOf(within).filter((kind) => !more.has(kind) && lengthOf(nth, kind, weight) > 0)
      if (kinds.length === 0) continue
      const goesOn = (kind: SearchedKind) => others.length > 0 && lengthOf(nth, kind, weight) > WALKED
      const list = { weight, token, others, whole, within }
      const lists = await rowsOf(reading, {
        lists: kinds.map((kind) => ({ ...list, kind })),
        first,
        facts,
        goesOn,
      })
      for (const [kind, own] of lists) {
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

type Asked = { first: Word; facts: readonly IdSet[] }
type Lists = Asked & { lists: readonly List[]; goesOn: (kind: SearchedKind) => boolean }

/** The records of each list. A long one is walked as far as that goes, unless sets that are kept say that few are left of it. */
async function rowsOf(reading: Reading, { lists, goesOn, ...asked }: Lists) {
  const { db } = reading
  const byFacts = asked.facts.length > 0
  const rows = new Map<SearchedKind, Row[]>()
  const walked: List[] = []
  for (const list of lists) {
    const { kind, within } = list
    rows.set(kind, [])
    const ids = byFacts || goesOn(kind) ? await idsHaving(reading, list, asked, byFacts) : null
    if (ids && (byFacts || ids.length <= within.most)) rows.set(kind, await rowsAmong(db, list, ids))
    else walked.push(list)
  }
  if (walked.length === 0) return rows
  const statements = walked.map((list) => listOf(list))
  const all = await sql<Row>`${sql.join(statements, sql` union all `)}`.execute(db)
  for (const row of all.rows) rows.get(row.kind)?.push(row)
  for (const list of walked) {
    const { kind, within } = list
    if (!goesOn(kind) || (rows.get(kind) ?? []).length > within.most) continue
    rows.set(kind, await rowsAmong(db, list, (await idsHaving(reading, list, asked, true)) ?? []))
  }
  return rows
}

/**
 * The first of a long list that have the other words as well: most of the rest is left out by ids before one is looked up.
 * With `reads` false only by the sets that are kept; null when these say nothing.
 */
async function idsHaving(
  { db, sets }: Reading,
  { kind, weight, others, within }: List,
  { first, facts }: Asked,
  reads: boolean,
): Promise<number[] | null> {
  const list = { kind, weight, word: first }
  if (!reads && !sets.have([list])) return null
  const own = await sets.of(db, list)
  const beside: IdSet[][] = facts.map((one) => [one])
  let ids = facts.length > 0 ? idsInAll(own, beside, WALKED) : null
  for (const word of others) {
    const places = within.weights.map((place) => ({ kind, weight: place, word }))
    if (!reads && !sets.have(places)) break
    const either: IdSet[] = []
    for (const place of places) either.push(await sets.of(db, place))
    beside.push(either)
    ids = idsInAll(own, beside, WALKED)
    // So few are looked up for the words that are left.
    if (ids.length < WALKED) break
  }
  return ids
}

async function rowsAmong(db: Db, list: List, ids: readonly number[]): Promise<Row[]> {
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
