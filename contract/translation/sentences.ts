// Texts taken apart into sentences, as translators and their programs work on them, and put together again. What is bold or a link
// stands between numbered marks: `a <1>bold</1> word`; `<br/>` is a new line within a paragraph. Without the validator.
import type { Language } from '#contract/languages/language-codes.ts'
import { mapWords, wordsIn } from '#rich-text/doc-words.ts'
import type { DocInline, DocText, Mark, RichDoc } from '#rich-text/rich-doc.ts'

/** A text in one language as a record has it. */
export type TextValue = string | RichDoc | null
/** A paragraph, a heading, a caption or a line: its sentences. */
export type Passage = readonly string[]

/** Languages that put no space between sentences. */
const UNSPACED: ReadonlySet<Language> = new Set(['zh'])
const BREAK = '<br/>'

const splitters = new Map<Language, Intl.Segmenter>()
function splitterOf(language: Language) {
  const known = splitters.get(language)
  if (known) return known
  const made = new Intl.Segmenter(language, { granularity: 'sentence' })
  splitters.set(language, made)
  return made
}

/** The passages of a text, each with its sentences; an empty line of a plain text is a passage without any. */
export function passagesOf(value: TextValue, language: Language): Passage[] {
  if (value === null) return []
  return placesOf(value).map((words) => sentencesOf(words, language))
}

/**
 * The text `source` with these sentences in place of its own. Null when they do not go with it: another number of passages, an
 * empty one, or marks that are missing, doubled or unknown.
 */
export function textFrom(
  source: TextValue,
  passages: readonly Passage[],
  language: Language,
): string | RichDoc | null {
  if (source === null) return null
  const places = placesOf(source)
  if (places.length !== passages.length) return null
  const made = places.map((words, at) => wordsFrom(words, passages[at] ?? [], language))
  if (!made.every((words) => words !== null)) return null
  if (typeof source === 'string') return made.map(plainOf).join('\n')
  let at = 0
  return mapWords(source, () => made[at++] ?? [])
}

/** Sentences of both texts beside each other; none where they are not of the same shape. */
export function pairsOf(
  source: readonly Passage[],
  target: readonly Passage[],
): { source: string; target: string }[] {
  if (source.length !== target.length) return []
  return source.flatMap((passage, at) => {
    const other = target[at] ?? []
    if (other.length !== passage.length) return []
    return passage.map((sentence, place) => ({ source: sentence, target: other[place] ?? '' }))
  })
}

/** Whether a sentence of a translation has each mark of its source as often as that, and ends each that it begins. */
export function hasSameMarks(source: string, target: string): boolean {
  const tokens = (sentence: string) => sentence.match(MARKS)?.toSorted().join('') ?? ''
  return tokens(source) === tokens(target) && readSentence(target) !== null
}

/** The words of a sentence without marks. */
export const bareSentence = (sentence: string): string =>
  (readSentence(sentence) ?? []).map(({ text }) => text).join('')

const placesOf = (value: string | RichDoc): (readonly DocInline[])[] =>
  typeof value === 'string'
    ? value.split('\n').map((text): DocInline[] => (text === '' ? [] : [{ type: 'text', text }]))
    : wordsIn(value)

const plainOf = (words: readonly DocInline[]) =>
  words.map((one) => (one.type === 'text' ? one.text : '\n')).join('')

/** The looks of a passage, in the order in which they come; a mark is the number of one, from 1. */
function looksOf(words: readonly DocInline[]): Mark[][] {
  const looks: Mark[][] = []
  for (const one of words) {
    if (one.type !== 'text' || !one.marks?.length) continue
    const { marks } = one
    if (!looks.some((look) => isLook(look, marks))) looks.push(marks)
  }
  return looks
}
const isLook = (look: readonly Mark[], other: readonly Mark[]) =>
  JSON.stringify(look) === JSON.stringify(other)

function sentencesOf(words: readonly DocInline[], language: Language): string[] {
  const looks = looksOf(words)
  const text = plainOf(words)
  const sentences: string[] = []
  for (const { index, segment } of splitterOf(language).segment(text)) {
    const spaced = segment.replace(/^[^\S\n]+/, '')
    const begin = index + segment.length - spaced.length
    const end = begin + spaced.replace(/[^\S\n]+$/, '').length
    if (segment.trim() !== '') sentences.push(written(words, looks, begin, end))
    // A break alone belongs to the sentence before.
    else if (segment.includes('\n') && sentences.length > 0)
      sentences[sentences.length - 1] += BREAK.repeat(segment.split('\n').length - 1)
  }
  return sentences
}

/** What of these words lies between two places, with its marks. */
function written(words: readonly DocInline[], looks: readonly Mark[][], begin: number, end: number): string {
  let at = 0
  let sentence = ''
  for (const one of words) {
    const length = one.type === 'text' ? one.text.length : 1
    const from = Math.max(begin, at)
    const to = Math.min(end, at + length)
    if (from < to) {
      if (one.type === 'hardBreak') sentence += BREAK
      else {
        const { marks } = one
        const number = marks?.length ? 1 + looks.findIndex((look) => isLook(look, marks)) : 0
        const part = escaped(one.text.slice(from - at, to - at))
        sentence += number > 0 ? `<${number}>${part}</${number}>` : part
      }
    }
    at += length
  }
  return sentence
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')

const MARKS = /<\/?\d{1,3}>|<br\/>/g
/** Words with the number of their mark, 0 for none; a break is `\n`. */
export type Piece = { text: string; look: number }

/** A sentence as it is written, from its pieces. */
export const sentenceFrom = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text, look }) => {
      const part = text.split('\n').map(escaped).join(BREAK)
      return look > 0 ? `<${look}>${part}</${look}>` : part
    })
    .join('')

/** A sentence as its pieces; null when a mark has no end or stands in another one. */
export function readSentence(sentence: string): Piece[] | null {
  const pieces: Piece[] = []
  let look = 0
  let at = 0
  const take = (text: string) => {
    if (text !== '') pieces.push({ text: unescaped(text), look })
  }
  for (const { 0: mark, index } of sentence.matchAll(MARKS)) {
    take(sentence.slice(at, index))
    at = index + mark.length
    if (mark === BREAK) pieces.push({ text: '\n', look: 0 })
    else if (mark.startsWith('</')) {
      if (look !== Number(mark.slice(2, -1))) return null
      look = 0
    } else {
      if (look !== 0) return null
      look = Number(mark.slice(1, -1))
    }
  }
  take(sentence.slice(at))
  return look === 0 ? pieces : null
}

function wordsFrom(
  source: readonly DocInline[],
  sentences: Passage,
  language: Language,
): readonly DocInline[] | null {
  const isEmpty = source.every((one) => one.type !== 'text' || one.text.trim() === '')
  if (isEmpty) return source
  if (sentences.length === 0 || sentences.some((sentence) => sentence.trim() === '')) return null
  const looks = looksOf(source)
  const made: DocInline[] = []
  for (const [place, sentence] of sentences.entries()) {
    const pieces = readSentence(sentence.trim())
    if (!pieces) return null
    if (place > 0 && !UNSPACED.has(language) && made.at(-1)?.type !== 'hardBreak') add(made, ' ')
    for (const { text, look } of pieces) {
      if (text === '\n') made.push({ type: 'hardBreak' })
      else if (look === 0) add(made, text)
      else {
        const marks = looks[look - 1]
        if (!marks) return null
        add(made, text, marks)
      }
    }
  }
  return made
}

/** Puts words behind the others; what looks as the last ones do becomes one with them. */
function add(made: DocInline[], text: string, marks?: Mark[]) {
  const last = made.at(-1)
  if (last?.type === 'text' && isLook(last.marks ?? [], marks ?? [])) last.text += text
  else made.push({ type: 'text', text, ...(marks && { marks }) } satisfies DocText)
}
