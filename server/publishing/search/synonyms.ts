// Words of one meaning: in how many ways a keyword may be said, so that what the site writes is found by what buyers say.
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { stemsOf } from './stems.ts'

/** The setting of those that staff keep, and the word of the bus that it changed. */
export const SYNONYMS_SETTING = 'synonyms'

/** Words of one meaning, the first as the site writes it. */
export type SynonymGroup = { language: Language; words: readonly string[] }
/** A part of a keyword, its group, and which of the group it is. */
export type Replaceable = { from: number; to: number; group: readonly string[]; own: number }
export type SynonymReader = (keyword: string, language: Language) => Replaceable[]

type Part = Pick<Piece, 'text' | 'han'> & { stems: readonly string[] }
type Phrase = { parts: Part[]; length: number; language: Language } & Pick<Replaceable, 'group' | 'own'>

const partOf = ({ text, han }: Piece): Part => ({ text, han, stems: han ? [] : stemsOf(text) })

/** Reads keywords by these groups: the longest phrase wins, and the visitor's language before the others. */
export function synonymReader(groups: readonly SynonymGroup[]): SynonymReader {
  const phrases = groups.flatMap(({ language, words }) =>
    words.flatMap((word, own): Phrase[] => {
      const parts = piecesOf(word).map(partOf)
      return parts.length === 0 ? [] : [{ parts, length: word.length, language, group: words, own }]
    }),
  )
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length)
  const inOrder = Object.fromEntries(
    LANGUAGES.map((language) => {
      const own = (one: Phrase) => one.language === language
      return [language, [...longestFirst.filter(own), ...longestFirst.filter((one) => !own(one))]]
    }),
  ) as Record<Language, Phrase[]>
  return (keyword, language) => {
    const pieces = piecesOf(keyword)
    const parts = pieces.map(partOf)
    const found: Replaceable[] = []
    for (const phrase of inOrder[language])
      for (const place of placesOf(phrase, pieces, parts))
        if (found.every(({ from, to }) => place.to <= from || place.from >= to))
          found.push({ ...place, group: phrase.group, own: phrase.own })
    return found.toSorted((one, other) => one.from - other.from)
  }
}

function placesOf({ parts: sought }: Phrase, pieces: readonly Piece[], parts: readonly Part[]) {
  const [first] = sought
  if (!first) return []
  if (first.han && sought.length === 1)
    return pieces.flatMap(({ han, text, from }) => {
      const at = han ? text.indexOf(first.text) : -1
      return at < 0 ? [] : [{ from: from + at, to: from + at + first.text.length }]
    })
  return parts.flatMap((_, at) => {
    const here = sought.every((part, nth) => isSame(part, parts[at + nth]))
    const [begin, end] = [pieces[at], pieces[at + sought.length - 1]]
    return here && begin && end ? [{ from: begin.from, to: end.to }] : []
  })
}

const isSame = (one: Part, other: Part | undefined) =>
  other !== undefined && (one.text === other.text || one.stems.some((stem) => other.stems.includes(stem)))

/** The keyword with other words in a place. */
export const replaced = (keyword: string, { from, to }: { from: number; to: number }, by: string) =>
  `${keyword.slice(0, from)}${/\p{Script=Han}/u.test(by) ? by : ` ${by} `}${keyword.slice(to)}`
    .replace(/\s+/g, ' ')
    .trim()
