// In which order results stand: all words before some, the title before the text, the word itself before its stem before its
// beginning, the language shown before the others; then the kinds in their order, and the newest record first.
import type { Language } from '#contract/language-codes.ts'
import { SEARCHED_KINDS } from '#contract/search.ts'
import { formOf, type Word } from '#server/publishing/search/query.ts'
import { LANGUAGE_BITS } from '#server/publishing/search/tokens.ts'
import type { Candidate, Place } from './candidates.ts'

type Ranked = { candidate: Candidate; key: readonly number[]; lacking: number }

/** `whole` are Chinese words that lift a record which has them in one piece. */
export function ranked(
  candidates: readonly Candidate[],
  places: ReadonlyMap<number, Place[]>,
  { words, whole }: { words: readonly Word[]; whole: readonly Word[] },
  language: Language,
): Ranked[] {
  const bit = LANGUAGE_BITS[language]
  const rank = (candidate: Candidate): Ranked => {
    const own = places.get(candidate.id)
    // Of a single word the list that it was found in says everything.
    const best = own
      ? words.map((word) => bestOf(word, own, bit))
      : [{ weight: candidate.weight, form: candidate.form, away: candidate.langs & bit ? 0 : 1 }]
    const lacking = best.filter((place) => place === null).length
    const sum = (of: 'weight' | 'form' | 'away') =>
      best.reduce((total, place) => total + (place?.[of] ?? 0), 0)
    const broken = own ? whole.filter((word) => bestOf(word, own, bit) === null).length : 0
    const kind = SEARCHED_KINDS.indexOf(candidate.kind)
    return {
      candidate,
      lacking,
      key: [lacking, sum('weight'), broken, sum('form'), sum('away'), kind, -candidate.entryId],
    }
  }
  return candidates.map(rank).sort((one, other) => compare(one.key, other.key))
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** The best place of a word in a record: by where it stands, then by its form. */
function bestOf(word: Word, places: readonly Place[], bit: number) {
  let best: { weight: number; form: number; away: number } | null = null
  for (const { weight, token, langs } of places) {
    const form = token.startsWith('~') ? (word.stems.includes(token) ? 1 : null) : formOf(word, token)
    if (form === null) continue
    const away = langs & bit ? 0 : 1
    const known = best
    if (!known || compare([weight, form, away], [known.weight, known.form, known.away]) < 0)
      best = { weight, form, away }
  }
  return best
}
