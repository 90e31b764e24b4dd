// In which order records that were found stand.
import { SEARCHED_KINDS } from '#contract/site/search.ts'
import type { Word } from '#server/publishing/search/query.ts'
import { IN_TITLE } from '#server/publishing/search/tokens.ts'
import type { FactSets } from './asked-facts.ts'
import type { Candidate } from './candidates.ts'
import type { Popularity } from './popularity.ts'
import type { Place, SearchedKind } from './token-lists.ts'

/** A word of a question, or one of its quantities. */
export type Term = { typed: string; word?: Word; fact?: FactSets; cost: number }
/** What it costs to lack a word that no text has, one of texts, a quantity, and a word that products or their types are called by. */
export const COSTS = { nowhere: 1, text: 4, fact: 6, name: 12, type: 20 } as const
export const costOf = ({ lacks }: Pick<Found, 'lacks'>): number =>
  lacks.reduce((sum, { cost }) => sum + cost, 0)

/** What a record lacks of what was asked for; `way` is the place of the words it was found by among those of the same meaning. */
export type Found = Candidate & {
  lacks: readonly Term[]
  way: number
  covers: number
}

/** Whether it is called by all that it has of the question. */
export const isCalledSo = (one: Pick<Found, 'places'>) => callsOf(one) === one.places.length

/** Whether a question is for a product: then what tells of products, families among it, stands behind those that are called so. */
export type About = { product: boolean; opened: Popularity }
const OF_PRODUCTS: readonly SearchedKind[] = ['product', 'productType', 'document']

/** By how many words of the question it is called, quantities that it answers included. */
export const callsOf = ({ places }: Pick<Found, 'places'>): number =>
  places.filter(({ weight }) => weight === IN_TITLE).length
const isCalled = (one: Pick<Found, 'places'>) => callsOf(one) > 0

/** A quantity is asked of products, and so is a word that products are called by. */
export const aboutOf = (found: readonly Found[], facts: number, opened: Popularity): About => ({
  opened,
  product: facts > 0 || found.some((one) => one.kind === 'product' && isCalled(one)),
})

/** The best first, each once, by the best of its keys; `about` is what the question is for. */
export function ranked(found: readonly Found[], about: About): Found[] {
  const best = new Map<number, { one: Found; key: number[] }>()
  for (const one of found) {
    const key = keyOf(one, about)
    const known = best.get(one.id)
    if (!known || compare(key, known.key) < 0) best.set(one.id, { one, key })
  }
  return [...best.values()].sort((one, other) => compare(one.key, other.key)).map(({ one }) => one)
}

function keyOf(one: Found, { product, opened }: About): number[] {
  const { places, broken, kind, entryId, way, covers } = one
  const sum = (of: keyof Place) => places.reduce((total, place) => total + place[of], 0)
  return [
    product && !(OF_PRODUCTS.includes(kind) && (kind === 'productType' ? isCalledSo : isCalled)(one)) ? 1 : 0,
    costOf(one),
    sum('weight'),
    broken,
    sum('form'),
    sum('away'),
    -covers,
    SEARCHED_KINDS.indexOf(kind),
    way,
    -(opened.get(entryId) ?? 0),
    // Products in the order they came in, as the catalogue has them; what has a date the newest first.
    kind === 'product' ? entryId : -entryId,
  ]
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
