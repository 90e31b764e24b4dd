// Counts of attribute values over all published records of a kind, held in memory: what pages of lists narrow by.
// Every question costs a few passes over flat arrays, so 100,000 products answer like 1,000 (decision 0010).

import type { Filter, Wanted } from '#contract/products/attribute-filter.ts'
import type { AttributeValues } from '#contract/products/product-attribute.ts'
import { endsMeet, endsOf } from '#contract/quantities/span.ts'
import { type AskedFact, answerOf, SILENT, tierOf } from './asked-fact.ts'
import { type Order, placesInOrder } from './orders.ts'
import { type Postings, postingsOf } from './postings.ts'

/** One published copy; several of an entry never show at the same time. */
export type FacetRow = {
  /** Of the publication. */
  id: number
  entryId: number
  typeId: number
  code: string
  publishedAt: number
  /** Seen from the first moment to before the second. */
  from: number
  until: number
  values: AttributeValues
  /** Bits of the languages in which it has a title; null is every language. */
  titled?: number | null
  /** What lists of other kinds than products are ordered by. */
  dated?: number
  hot?: number
  label?: string
}

export type FacetQuestion = {
  /** Products of these types; all when left out. */
  typeIds?: readonly number[]
  /** None but these entries; all when left out. */
  only?: ReadonlySet<number> | undefined
  /** None but what answers this; it is no group, and what it leaves out is counted nowhere. */
  base?: Filter | undefined
  filter: Filter
  /** The attributes to count. */
  keys: readonly string[]
  sort: Order | `-${Order}`
  offset: number
  limit: number
  at: number
  /** Bits of the languages of which it needs a title in one; null where it needs none. */
  titled?: number | null
}

export type Counted = {
  /** By value: of the whole category, and beside what is chosen in the other groups. */
  values: Map<string, { all: number; left: number }>
  range: { min: number; max: number } | null
  days: { first: string; last: string } | null
}

/** More than any filter has groups: products that are not of the category. */
const OUTSIDE = 255

/** Whether a copy is seen at that moment by who needs a title in one of these languages. */
const isSeen = (
  { from, until, titled: has = null }: FacetRow,
  { at, titled: needs = null }: Pick<FacetQuestion, 'at' | 'titled'>,
) => from <= at && until > at && (has === null || needs === null || (has & needs) !== 0)

/** Takes the rows in the order of the catalogue. */
export function facetIndex(rows: readonly FacetRow[]) {
  const postings = postingsOf(rows)
  const orders = new Map<string, Uint32Array>()
  let publications: number[] | null = null

  return {
    /** The entries of a page, how many there are in all, and the counts of each attribute asked for. */
    search({ typeIds, only, base, filter, keys, sort, offset, limit, ...seen }: FacetQuestion) {
      const { misses, missed } = judge({ typeIds, only, base, filter, ...seen })
      const groups = [...filter.keys()]
      const counts = new Map(
        keys.map((key) => [key, countOf(postings.get(key), groups.indexOf(key), misses, missed)]),
      )
      let total = 0
      for (const missing of misses) if (missing === 0) total += 1
      return { total, ids: pageOf(misses, { sort, offset, limit }), counts }
    },

    /** How many products are seen at that moment. */
    seenAt(at: number, titled: number | null = null): number {
      let seen = 0
      for (const row of rows) if (isSeen(row, { at, titled })) seen += 1
      return seen
    },

    /** Of each place its publication, and what it answers to a quantity that is asked for (`asked-fact.ts`). */
    answers(asked: AskedFact): { publications: readonly number[]; answers: Uint8Array } {
      const answers = new Uint8Array(rows.length)
      const tiers: Uint8Array[] = []
      for (const [key, posted] of postings) {
        const tier = tierOf(key, asked)
        // What is said of another attribute than the named one is no answer.
        if (tier > 0 && asked.named.size > 0) continue
        const said = tiers[tier] ?? new Uint8Array(rows.length)
        tiers[tier] = said
        const say = (place: number, answer: number) => {
          if (answer > (said[place] ?? 0)) said[place] = answer
        }
        const chosen = asked.choices.get(key)
        if (chosen)
          for (const [value, places] of posted.values)
            for (const place of places) say(place, chosen.has(value) ? 3 : 1)
        for (const [index, place] of posted.places.entries())
          say(
            place,
            answerOf(
              {
                dimension: posted.of[index] ?? null,
                ends: posted.ends[index] ?? [0, 0],
                eitherWay: posted.eitherWay[index] ?? false,
              },
              asked,
            ),
          )
      }
      for (const said of tiers)
        if (said)
          for (let place = 0; place < answers.length; place += 1)
            if (answers[place] === SILENT) answers[place] = said[place] ?? SILENT
      publications ??= rows.map(({ id }) => id)
      return { publications, answers }
    },
  }

  /** How many groups each place misses, and the last of those. */
  function judge({
    typeIds,
    only,
    base = new Map(),
    filter,
    ...seen
  }: Pick<FacetQuestion, 'filter' | 'at' | 'titled' | 'only' | 'base'> & {
    typeIds: FacetQuestion['typeIds']
  }) {
    const types = typeIds && new Set(typeIds)
    const misses = new Uint8Array(rows.length)
    const missed = new Uint8Array(rows.length)
    for (const [place, row] of rows.entries())
      if (!isSeen(row, seen) || (types && !types.has(row.typeId)) || (only && !only.has(row.entryId)))
        misses[place] = OUTSIDE
    for (const [key, wanted] of base) {
      const hit = hits(key, wanted)
      for (let place = 0; place < hit.length; place += 1) if (hit[place] === 0) misses[place] = OUTSIDE
    }
    for (const [group, [key, wanted]] of [...filter].entries()) {
      const hit = hits(key, wanted)
      for (let place = 0; place < hit.length; place += 1) {
        if (hit[place] === 1 || misses[place] === OUTSIDE) continue
        misses[place] = (misses[place] ?? 0) + 1
        missed[place] = group
      }
    }
    return { misses, missed }
  }

  function hits(key: string, wanted: Wanted) {
    const hit = new Uint8Array(rows.length)
    const posted = postings.get(key)
    if (!posted) return hit
    if ('values' in wanted) {
      for (const value of wanted.values) for (const place of posted.values.get(value) ?? []) hit[place] = 1
      return hit
    }
    if ('since' in wanted) {
      const { since, until } = wanted
      for (const { place, day } of posted.days)
        if ((since === null || day >= since) && (until === null || day <= until)) hit[place] = 1
      return hit
    }
    const asked = endsOf(wanted)
    // Turned round, nothing lies within the bounds.
    if (asked[0] > asked[1]) return hit
    for (const [index, ends] of posted.ends.entries())
      if (endsMeet(ends, asked)) hit[posted.places[index] ?? 0] = 1
    return hit
  }

  function pageOf(
    misses: Uint8Array,
    { sort, offset, limit }: Pick<FacetQuestion, 'sort' | 'offset' | 'limit'>,
  ) {
    const order = orderOf(sort.replace('-', ''))
    const descending = sort.startsWith('-')
    const ids: number[] = []
    let skipped = 0
    for (let step = 0; step < order.length && ids.length < limit; step += 1) {
      const place = order[descending ? order.length - 1 - step : step] ?? 0
      if (misses[place] !== 0) continue
      if (skipped < offset) skipped += 1
      else ids.push(rows[place]?.entryId ?? 0)
    }
    return ids
  }

  /** The places in an order, made when it is first asked for. */
  function orderOf(sort: string): Uint32Array {
    const known = orders.get(sort)
    if (known) return known
    const order = placesInOrder(rows, sort)
    orders.set(sort, order)
    return order
  }
}
export type FacetIndex = ReturnType<typeof facetIndex>

/** `group` is the place of the attribute among those that are narrowed by. */
function countOf(
  posted: Postings | undefined,
  group: number,
  misses: Uint8Array,
  missed: Uint8Array,
): Counted {
  const counted: Counted = { values: new Map(), range: null, days: null }
  if (!posted) return counted
  for (const [value, places] of posted.values) {
    let all = 0
    let left = 0
    for (const place of places) {
      const missing = misses[place] ?? OUTSIDE
      if (missing === OUTSIDE) continue
      all += 1
      // What misses its own group alone would come with the value.
      if (missing === 0 || (missing === 1 && missed[place] === group)) left += 1
    }
    if (all > 0) counted.values.set(value, { all, left })
  }
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [index, ends] of posted.ends.entries()) {
    if (misses[posted.places[index] ?? 0] === OUTSIDE) continue
    // An open end says nothing of how far numbers go.
    for (const end of ends) {
      if (!Number.isFinite(end)) continue
      if (end < min) min = end
      if (end > max) max = end
    }
  }
  if (min <= max) counted.range = { min, max }
  for (const { place, day } of posted.days) {
    if (misses[place] === OUTSIDE) continue
    counted.days ??= { first: day, last: day }
    if (day < counted.days.first) counted.days.first = day
    if (day > counted.days.last) counted.days.last = day
  }
  return counted
}
