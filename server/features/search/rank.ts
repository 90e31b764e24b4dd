// In which order results stand: all words before some, the title before the text, the word itself before its stem before its
// beginning, the language shown before the others; then the kinds in their order; products as they came in, else the newest first.
import { SEARCHED_KINDS } from '#contract/site/search.ts'
import type { Candidate, Place } from './candidates.ts'

/** The candidates in order; of `words` words a candidate may lack some. */
export function ranked(candidates: readonly Candidate[], words: number): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, key: keyOf(candidate, words) }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ candidate }) => candidate)
}

function keyOf({ places, broken, kind, entryId }: Candidate, words: number): number[] {
  const sum = (of: keyof Place) => places.reduce((total, place) => total + place[of], 0)
  return [
    words - places.length,
    sum('weight'),
    broken,
    sum('form'),
    sum('away'),
    SEARCHED_KINDS.indexOf(kind),
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
