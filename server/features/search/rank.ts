// In which order records that were found stand.
import { SEARCHED_KINDS } from '#contract/site/search.ts'
import type { Word } from '#server/publishing/search/query.ts'
import { IN_TITLE } from '#server/publishing/search/tokens.ts'
import type { FactSets } from './asked-facts.ts'
import type { Candidate, Place, SearchedKind } from './candidates.ts'

/** A word of a question, or one of its quantities. */
export type Term = { typed: string; word?: Word; fact?: FactSets }

/** What a record lacks of what was asked for; `way` is the place of the words it was found by among those of the same meaning. */
export type Found = Candidate & {
  lacks: readonly Term[]
  terms: number
  way: number
  covers: number
}

/** Whether a question is for a product: then what tells of products stands behind those that are called so. */
export type About = { product: boolean }
const OF_PRODUCTS: readonly SearchedKind[] = ['product', 'productType', 'document']

/** Whether it is called by a word of the question, or answers a quantity. */
const isCalled = ({ places }: Pick<Found, 'places'>) => places.some(({ weight }) => weight === IN_TITLE)

/** A quantity is asked of products, and so is a word that products are called by. */
export const aboutOf = (complete: readonly Found[], facts: number): About => ({
  product:
    facts > 0 ||
    complete.some(
      ({ kind, places }) => kind === 'product' && places.some(({ weight }) => weight === IN_TITLE),
    ),
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

function keyOf({ places, lacks, broken, kind, entryId, terms, way, covers }: Found, about: About): number[] {
  const sum = (of: keyof Place) => places.reduce((total, place) => total + place[of], 0)
  return [
    Math.max(0, terms - places.length),
    // One of another size is nearer than another thing of this size.
    lacks.filter(({ word }) => word).length,
    about.product && !(OF_PRODUCTS.includes(kind) && isCalled({ places })) ? 1 : 0,
    sum('weight'),
    broken,
    sum('form'),
    sum('away'),
    -covers,
    SEARCHED_KINDS.indexOf(kind),
    way,
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
