// A text cut into what is searched for: runs of Chinese and Japanese, and words with the parts they are joined from.
import { foldWord } from './fold.ts'

type Span = { text: string; from: number; to: number }
/** `from` and `to` are places in the text; `text` is folded. The parts of `LTB-50` are `ltb` and `50`. */
export type Piece = Span & { han: boolean; parts: Span[] }

const HAN = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]'
const LETTER = `(?:(?!${HAN})[\\p{L}\\p{N}\\p{M}])`
const JOIN = '[-_./\\u2010-\\u2013\\u2212\\uff0d\\uff0e\\uff0f\\uff3f]'
const PIECES = new RegExp(`${HAN}+|${LETTER}+(?:${JOIN}${LETTER}+)*`, 'gu')
const IS_HAN = new RegExp(`^${HAN}`, 'u')
const PARTS = /\p{N}+|(?:(?!\p{N})[\p{L}\p{M}])+/gu

/** The pieces of a text, in their order. */
export function piecesOf(text: string): Piece[] {
  return [...text.matchAll(PIECES)].map(({ 0: run, index }) => ({
    ...spanOf(run, index),
    ...(IS_HAN.test(run) ? { han: true, parts: [] } : { han: false, parts: partsOf(run, index) }),
  }))
}

const spanOf = (run: string, from: number): Span => ({ text: foldWord(run), from, to: from + run.length })

/** Most words, which have no parts. */
const ONE_WORD = /^(?:[a-z]+|\d+)$/i

/** None when the run is one word. */
function partsOf(run: string, from: number): Span[] {
  if (ONE_WORD.test(run)) return []
  const parts = [...run.matchAll(PARTS)]
  return parts.length < 2 ? [] : parts.map(({ 0: part, index }) => spanOf(part, from + index))
}
