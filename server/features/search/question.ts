// What a keyword asks for: quantities, which facts answer, and words; and the ways in which the same may be said.
import type { Language } from '#contract/languages/language-codes.ts'
import { quantitiesIn, type SpokenQuantity } from '#contract/quantities/spoken.ts'
import { queryFor, type SearchQuery } from '#server/publishing/search/query.ts'
import { type Replaceable, replaced, type SynonymReader } from '#server/publishing/search/synonyms.ts'
import { simplified } from '#server/publishing/search/traditional.ts'

/** Ways of saying a keyword that are looked for, at most. */
const WAYS = 5
const WAYS_BETWEEN = 40

export type AskedQuantity = {
  typed: string
  quantity: SpokenQuantity
  words: SearchQuery
  /** Values by the attribute that they are chosen from, where words of it were typed and no figure. */
  choices?: ReadonlyMap<string, ReadonlySet<string>>
}
/** One way of saying it. */
export type Way = {
  /** All of it as words, as texts have them. */
  text: SearchQuery
  /** The words beside the quantities. */
  query: SearchQuery
  /** What was typed, by what stands in its place. */
  instead: readonly { by: string; typed: string }[]
}
export type Question = {
  keyword: string
  /** The words beside the quantities, in one line; all of them, and those that are sought. */
  said: string
  beside: string
  quantities: readonly AskedQuantity[]
  /** As it was typed first, then in the words of the site. */
  ways: readonly Way[]
}

/** Letters of full width, and Chinese of Taiwan and Hong Kong, as the site writes them; each in its place. */
const plain = (keyword: string) =>
  simplified(keyword).replace(/[！-～]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0))

export function questionIn(typed: string, language: Language, synonyms: SynonymReader): Question {
  const keyword = plain(typed)
  const quantities = quantitiesIn(keyword)
  const beside = without(keyword, quantities)
  const asked = quantities.map((quantity): AskedQuantity => {
    const own = keyword.slice(quantity.from, quantity.to)
    return { typed: own, quantity, words: queryFor(inParts(own)) }
  })
  return {
    keyword,
    said: beside,
    beside,
    quantities: asked,
    ways: inWays(beside, asked, synonyms(beside, language)),
  }
}

/** `24VDC` as texts may have it: 24 V. */
const inParts = (typed: string) =>
  typed.replace(/(?<=\d)(?=\p{L})/gu, ' ').replace(/\bv\s?(dc|ac|cc|ca)\b/giu, 'V')

function inWays(beside: string, quantities: readonly AskedQuantity[], places: readonly Replaceable[]): Way[] {
  const said = quantities.map(({ typed }) => typed)
  return waysOf(beside, places).map(({ words, instead }) => ({
    text: queryFor([words, ...said].join(' ').trim()),
    query: queryFor(words),
    instead,
  }))
}

/** The question with what stands at these places chosen, or named where it is no choice, and not sought as words. */
export function chosenIn(
  question: Question,
  places: readonly Replaceable[],
  choicesOf: (name: string) => ReadonlyMap<string, ReadonlySet<string>>,
): Question {
  const beside = without(question.beside, places)
  const chosen = places.flatMap(({ from, to, group: [name = ''] }): AskedQuantity[] => {
    const typed = question.beside.slice(from, to)
    const choices = choicesOf(name)
    const quantity = { from, to, meanings: [], eitherWay: false }
    return choices.size === 0 ? [] : [{ typed, quantity, words: queryFor(typed), choices }]
  })
  const quantities = [...question.quantities, ...chosen]
  return { ...question, beside, quantities, ways: inWays(beside, quantities, []) }
}

/** The text with nothing in these places. */
const without = (text: string, places: readonly { from: number; to: number }[]) =>
  places
    .reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text)
    .replace(/\s+/g, ' ')
    .trim()

type Said = { words: string; instead: { by: string; typed: string }[]; rank: number }

/** The keyword as it was typed, and in words of the same meaning, first those of the site. */
function waysOf(keyword: string, places: readonly Replaceable[]): Said[] {
  const typed: Said = { words: keyword, instead: [], rank: 0 }
  let ways = [typed]
  // From behind, so that places before stay where they are.
  for (const place of places.toReversed()) {
    const { from, to, group, own } = place
    const kept = ways.map((way) => ({ ...way, rank: way.rank + own }))
    const changed = group.flatMap((by, nth) => {
      if (nth === own) return []
      const instead = { by, typed: keyword.slice(from, to) }
      return ways.map(({ words, rank, ...way }) => ({
        words: replaced(words, place, by),
        instead: [...way.instead, instead],
        rank: rank + nth,
      }))
    })
    ways = [...kept, ...changed].toSorted((one, other) => one.rank - other.rank).slice(0, WAYS_BETWEEN)
  }
  return [typed, ...ways.filter(({ words }) => words !== keyword).slice(0, WAYS - 1)]
}
