// Finds the records that have the words of a keyword, so many of each kind at most, the best ones first; every question is
// answered from the index of tokens, however many records there are.
import { type RawBuilder, sql } from 'kysely'
import { SEARCH_COUNTED, SEARCHED_KINDS } from '#contract/site/search.ts'
import { published } from '#server/publishing/published.ts'
import { formsOf } from '#server/publishing/search/found.ts'
import type { Word } from '#server/publishing/search/query.ts'
import { IN_BODY, IN_TITLE } from '#server/publishing/search/tokens.ts'
import type { Db } from '#server/storage/open.ts'
import { type IdSet, type IdSets, idsInAll } from './id-sets.ts'

export type SearchedKind = (typeof SEARCHED_KINDS)[number]
/** Where a record has a word: in its title (0) or its texts (1), as itself (0), a stem (1) or a beginning (2), in another language (1). */
export type Place = { weight: number; form: number; away: number }
/** `broken`: Chinese words that it has in parts alone. */
export type Candidate = { id: number; entryId: number; kind: SearchedKind; places: Place[]; broken: number }
export type Candidates = { found: Candidate[]; more: Set<SearchedKind> }
type Row = {
  id: number
  entry_id: number
  kind: SearchedKind
  token: string
  scores: string | null
  broken: number
  langs: number
}

/** How far a list of tokens is walked for records that have other words as well, before all of them are laid over each other. */
const WALKED = 2_000
/** Fewer than this are as good as any other number of few, when the rarest word is sought. */
const FEW = 400
/** Values that one query names, at most. */
const VALUES = 5_000

/** What a search reads: what visitors see `at` a time. */
export type Reading = { db: Db; sets: IdSets; at: number }
/** `most` of each kind, of these kinds; `bit` is the language shown (`search_token.langs`). */
export type Within = {
  weights: readonly (0 | 1)[]
  most: number
  bit: number
  kinds?: readonly SearchedKind[]
}
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

const kindsOf = ({ kinds = SEARCHED_KINDS }: Within) => kinds

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

type List = {
  kind: SearchedKind
  weight: 0 | 1
  token: RawBuilder<boolean>
  others: readonly Word[]
  whole: readonly Word[]
  within: Within
}

const rowsOf = ({ kind, weight, token }: List) =>
  sql`from search_token as t where t.kind = ${kind} and t.weight = ${sql.lit(weight)} and ${token}`

/** Whether the list goes on behind what was walked of it. */
async function goesOn(db: Db, list: List): Promise<boolean> {
  if (list.others.length === 0) return false
  const { rows } = await sql`select 1 ${rowsOf(list)} limit 1 offset ${sql.lit(WALKED)}`.execute(db)
  return rows.length > 0
}

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

/** The list of one token in one kind, or of it the records `ids`; what else a record must have is looked up on the way. */
function listOf(of: List, ids?: readonly number[]) {
  const { others, whole, within } = of
  const end = sql.lit(within.most + 1)
  const among = ids ? sql`and t.publication_id in (${sql.join(ids.map((id) => sql.lit(id)))})` : sql``
  const list = (limit: RawBuilder<unknown>) => sql`
    select t.publication_id as id, t.entry_id, t.kind, t.token, t.langs ${rowsOf(of)} ${among}
    order by t.token, t.publication_id limit ${limit}`
  if (others.length === 0 && whole.length === 0)
    return sql`select * from (select listed.*, '' as scores, 0 as broken from (${list(end)}) as listed) as one_word`
  const scores = others.map((word) => scoreOf(word, within))
  const asTexts = scores.map((score) => sql`cast(${score} as text)`)
  const broken = whole.map((word) => sql`case when ${scoreOf(word, within)} is null then 1 else 0 end`)
  const all = asTexts.length > 0 ? sql.join(asTexts, sql` || ',' || `) : sql`''`
  const sum = broken.length > 0 ? sql.join(broken, sql` + `) : sql`0`
  const has = others.flatMap((word) => hasOne(word, within))
  const lacksNone = has.length > 0 ? sql.join(has, sql` and `) : sql`1 = 1`
  return sql`select * from (
    select listed.*, ${all} as scores, ${sum} as broken from (${list(sql.lit(WALKED))}) as listed
    where ${lacksNone} limit ${end}) as having_all`
}

const weightsOf = ({ weights }: Within) => sql.join(weights.map((one) => sql.lit(one)))

/** Whether the record at hand has a word. Asked as a value, so that PostgreSQL looks it up instead of joining all there are. */
function hasOne(word: Word, within: Within) {
  const forms = formsOf(word, 'o.token').map(
    (form) => sql`(select 1 from search_token as o where o.publication_id = listed.id
      and o.weight in (${weightsOf(within)}) and ${form} limit 1) is not null`,
  )
  return sql`(${sql.join(forms, sql` or `)})`
}

/** The best place of a word in the record at hand as one number; null when it has none. */
function scoreOf(word: Word, within: Within) {
  const [own, stems] = formsOf(word, 'o.token')
  const place = (form: RawBuilder<unknown>, condition: RawBuilder<boolean> | undefined) => sql`
    select o.weight * 8 + ${form} * 2 + case when (o.langs & ${sql.lit(within.bit)}) = 0 then 1 else 0 end as score
    from search_token as o
    where o.publication_id = listed.id and o.weight in (${weightsOf(within)}) and ${condition}`
  const itself = place(sql`case when o.token = ${word.exact} then 0 else 2 end`, own)
  const both = stems ? sql`${itself} union all ${place(sql`1`, stems)}` : itself
  return sql`(select min(score) from (${both}) as places)`
}

const placesFrom = (scores: string | null): Place[] =>
  (scores ? scores.split(',') : []).map((text) => {
    const score = Number(text)
    return { weight: score >> 3, form: (score >> 1) & 3, away: score & 1 }
  })

/** The words from the rarest to the most frequent, as far as that can be told by counting a few. */
async function rarestFirst(db: Db, words: readonly Word[], within: Within): Promise<Word[]> {
  const { weights } = within
  if (words.length < 2) return [...words]
  const sized = []
  for (const word of words) {
    const [own] = formsOf(word, 't.token')
    const lists = kindsOf(within).flatMap((kind) =>
      weights.map(
        (weight) => sql`select * from (select 1 as one from search_token as t where t.kind = ${kind}
          and t.weight = ${sql.lit(weight)} and ${own} limit ${sql.lit(FEW)}) as few`,
      ),
    )
    const counted = await sql<{ size: number }>`
      select count(*) as size from (${sql.join(lists, sql` union all `)}) as counted`.execute(db)
    sized.push({ word, size: Number(counted.rows[0]?.size ?? 0) })
  }
  return sized.sort((one, other) => one.size - other.size).map(({ word }) => word)
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
