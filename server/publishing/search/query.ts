// What a keyword asks for: words that a record must have, each with the forms it may have them in.
import { type Piece, piecesOf } from './pieces.ts'
import { sizesIn } from './sizes.ts'
import { stemsOf } from './stems.ts'
import { hanWordsOf, LONGEST, pairsOf, STOP_WORDS } from './tokens.ts'

/**
 * A word is found as itself, by its stems, and by words that begin with it; those of Chinese, numbers and sizes are found
 * as they are. `said` is what was typed.
 */
export type Word = { exact: string; stems: readonly string[]; prefix: boolean; typed: string }
export type SearchQuery = {
  /** The words, with `LTB-50` as the one word `ltb50`. */
  words: Word[]
  /** The same with each joined word in its parts; null when there is none. */
  parts: Word[] | null
  /** Chinese words that count as one when they stand so in a record. */
  whole: Word[]
}

/** Words that a search looks at, at most. */
const MOST = 8
/** A run of Chinese up to so many characters is looked for as it stands; a longer one word by word. */
const SHORT_RUN = 4

/** What a keyword asks for; no words when it has neither letters nor digits. */
export function queryFor(keyword: string): SearchQuery {
  const named = sizesIn(keyword)
  const sizes = named.flatMap(({ from, to, tokens }) => {
    const ends = [...new Set([tokens[0] ?? '', tokens.at(-1) ?? ''])]
    return ends.map((exact) => ({ ...asIs(exact), typed: keyword.slice(from, to) }))
  })
  const rest = named.reduce(
    (text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
    keyword,
  )
  const pieces = piecesOf(rest).filter(({ text }) => text !== '')
  const telling = pieces.filter(({ text, han }) => han || !STOP_WORDS.has(text))
  const used = telling.length > 0 || sizes.length > 0 ? telling : pieces
  const wordOf = ({ text, from, to }: Pick<Piece, 'text' | 'from' | 'to'>): Word => ({
    exact: [...text].slice(0, LONGEST).join(''),
    stems: stemsOf(text),
    // A single letter begins half of all words; it does when it is all there is. A number is that number alone.
    prefix: (text.length > 1 || text === keyword.trim().toLowerCase()) && !/^\p{N}+$/u.test(text),
    typed: keyword.slice(from, to),
  })
  const inParts = (piece: Piece): Word[] =>
    piece.han ? hanWords(piece.text) : piece.parts.length > 0 ? piece.parts.map(wordOf) : [wordOf(piece)]
  const joined = used.some(({ parts }) => parts.length > 0)
  return {
    words: only([...sizes, ...used.flatMap((piece) => (piece.han ? hanWords(piece.text) : [wordOf(piece)]))]),
    parts: joined ? only([...sizes, ...used.flatMap(inParts)]) : null,
    whole: only(
      used
        .filter(({ han }) => han)
        .flatMap(({ text }) =>
          hanWordsOf(text)
            .filter((word) => [...word].length > 2)
            .map(asIs),
        ),
    ),
  }
}

const only = (words: Word[]): Word[] =>
  words.filter(({ exact }, at) => words.findIndex((other) => other.exact === exact) === at).slice(0, MOST)

const asIs = (exact: string): Word => ({ exact, stems: [], prefix: false, typed: exact })

function hanWords(run: string): Word[] {
  const alone = [...run].length === 1
  if (alone) return [{ exact: run, stems: [], prefix: true, typed: run }]
  const runs = [...run].length <= SHORT_RUN ? [run] : wordRuns(run)
  return runs.flatMap((typed) => pairsOf(typed).map((pair) => ({ ...asIs(pair), typed })))
}

/** The words of a long run; a single character belongs to the word before it. */
function wordRuns(run: string): string[] {
  const runs: string[] = []
  for (const segment of hanWordsOf(run)) {
    const last = runs.at(-1)
    if (last !== undefined && ([...segment].length === 1 || [...last].length === 1)) {
      runs[runs.length - 1] = last + segment
    } else runs.push(segment)
  }
  return runs
}

/** How well a folded word of a text answers a word that is asked for: 0 itself, 1 a stem, 2 its beginning; null not at all. */
export function formOf(word: Word, text: string): 0 | 1 | 2 | null {
  if (text === word.exact) return 0
  const { stems } = word
  if (stems.length > 0 && (stems.includes(text) || stemsOf(text).some((one) => stems.includes(one)))) return 1
  return word.prefix && text.startsWith(word.exact) ? 2 : null
}
