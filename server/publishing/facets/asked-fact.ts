// A quantity that somebody asks for, and what the facts of products answer to it.
import { endsMeet, endsOf } from '#contract/quantities/span.ts'
import type { Meaning } from '#contract/quantities/spoken.ts'
import type { Dimension } from '#contract/quantities/units.ts'

export type AskedFact = {
  /** What it may be, of any of which a fact is enough. */
  meanings: readonly Meaning[]
  /** Only limits to both sides are meant, such as ±0.2 %. */
  eitherWay: boolean
  /** The attributes that were named beside it. */
  named: ReadonlySet<string>
  /** The attributes that products are known by: those of cards, filters and rulers. */
  first: ReadonlySet<string>
  /** The values of choices that say the same in words, by their attribute: an output of 4–20 mA. */
  choices: ReadonlyMap<string, ReadonlySet<string>>
}

/** Nothing is said of it; something else is; a part of it; all of it. */
export const SILENT = 0
export const OTHERWISE = 1
export const MEETS = 2
export const COVERS = 3

/** Whose word counts before the others': the attribute that was named or chosen from, those that products are known by, all. */
export const tierOf = (key: string, { named, first, choices }: AskedFact): 0 | 1 | 2 =>
  named.has(key) || choices.has(key) ? 0 : first.has(key) ? 1 : 2

type Said = { dimension: Dimension | null; ends: readonly [number, number]; eitherWay: boolean }

/** What one fact answers. */
export function answerOf({ dimension, ends, eitherWay }: Said, asked: AskedFact): number {
  if (dimension === null || (asked.eitherWay && !eitherWay)) return SILENT
  let best = SILENT
  for (const meaning of asked.meanings) {
    if (meaning.dimension !== dimension) continue
    const [least, most] = endsOf(meaning.base)
    // A limit to both sides is asked for as the widest that is good enough.
    const wanted: [number, number] = eitherWay ? [0, most] : [least, most]
    const answer = !endsMeet(ends, wanted)
      ? OTHERWISE
      : ends[0] <= wanted[0] && ends[1] >= wanted[1]
        ? COVERS
        : MEETS
    if (answer > best) best = answer
  }
  return best
}
