// The lists of the index of tokens as statements: the records of one token, and what else each of them must have.
import { type RawBuilder, sql } from 'kysely'
import { SEARCHED_KINDS } from '#contract/site/search.ts'
import { formsOf } from '#server/publishing/search/found.ts'
import type { Word } from '#server/publishing/search/query.ts'
import type { Db } from '#server/storage/open.ts'
import { bitsRead } from '#server/storage/reads/language-read.ts'

export type SearchedKind = (typeof SEARCHED_KINDS)[number]
/** Where a record has a word: in its title (0) or its texts (1), as itself (0), a stem (1) or a beginning (2), in another language (1). */
export type Place = { weight: number; form: number; away: number }
export type Row = {
  id: number
  entry_id: number
  kind: SearchedKind
  token: string
  scores: string | null
  broken: number
  langs: number
}

/** How far a list of tokens is walked for records that have other words as well, before all of them are laid over each other. */
export const WALKED = 2_000
/** Fewer than this are as good as any other number of few, when the rarest word is sought. */
const FEW = 400
/** `most` of each kind, of these kinds; `bit` is the language shown (`search_token.langs`). */
export type Within = {
  weights: readonly (0 | 1)[]
  most: number
  bit: number
  kinds?: readonly SearchedKind[]
}

export const kindsOf = ({ kinds = SEARCHED_KINDS }: Within) => kinds

export type List = {
  kind: SearchedKind
  weight: 0 | 1
  token: RawBuilder<boolean>
  others: readonly Word[]
  whole: readonly Word[]
  within: Within
}

const rowsOf = ({ kind, weight, token }: List) =>
  sql`from search_token as t where t.kind = ${kind} and t.weight = ${sql.lit(weight)} and ${token} ${andThere()}`

/** In a language where records may not exist, only those that do; an index of publications alone tells. */
function andThere() {
  const bits = bitsRead()
  if (bits === null) return sql``
  return sql`and (select coalesce(p.titled, -1) & ${sql.lit(bits)} from publication as p
    where p.entry_id = t.entry_id and p.id = t.publication_id) <> 0`
}

/** The list of one token in one kind, or of it the records `ids`; what else a record must have is looked up on the way. */
export function listOf(of: List, ids?: readonly number[]) {
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

export const placesFrom = (scores: string | null): Place[] =>
  (scores ? scores.split(',') : []).map((text) => {
    const score = Number(text)
    return { weight: score >> 3, form: (score >> 1) & 3, away: score & 1 }
  })

/** How many tokens of each kind and weight have a form, counted up to `most`. */
type Count = { nth: number; kind: SearchedKind; weight: number; size: number }

/** All of them in one question, which has a line for each form alone: planning a line takes PostgreSQL longer than walking a list. */
async function countsOf(db: Db, forms: readonly RawBuilder<boolean>[], within: Within, most: number) {
  const lists = kindsOf(within).flatMap((kind) =>
    within.weights.map((weight) => sql`(${kind}, ${sql.lit(weight)})`),
  )
  const counts = forms.map(
    (form, nth) => sql`select ${sql.lit(nth)} as nth, kind, weight, (select count(*) from (
      select 1 as one from search_token as t where t.kind = list.kind and t.weight = list.weight and ${form}
      limit ${sql.lit(most)}) as few) as size from list`,
  )
  const { rows } = await sql<Count>`
    with list(kind, weight) as (values ${sql.join(lists)}) ${sql.join(counts, sql` union all `)}`.execute(db)
  return rows
}

/** How long the lists of each form of a word are, up to one behind what is walked of them. */
export async function lengthsOf(db: Db, word: Word, within: Within) {
  const counts = await countsOf(db, formsOf(word, 't.token'), within, WALKED + 1)
  return (form: number, kind: SearchedKind, weight: number) =>
    counts.find((one) => one.nth === form && one.kind === kind && one.weight === weight)?.size ?? 0
}

/** The words from the rarest to the most frequent, as far as that can be told by counting a few. */
export async function rarestFirst(db: Db, words: readonly Word[], within: Within): Promise<Word[]> {
  if (words.length < 2) return [...words]
  const own = words.flatMap((word) => formsOf(word, 't.token').slice(0, 1))
  const sizes = words.map(() => 0)
  for (const { nth, size } of await countsOf(db, own, within, FEW)) sizes[nth] = (sizes[nth] ?? 0) + size
  return words
    .map((word, nth) => ({ word, size: sizes[nth] ?? 0 }))
    .sort((one, other) => one.size - other.size)
    .map(({ word }) => word)
}
