// A question in words that are there, when it has some that no record has: written in one or in two, in pinyin, or misspelled.
import type { Language } from '#contract/languages/language-codes.ts'
import { piecesOf } from '#server/publishing/search/pieces.ts'
import { queryFor, type Word } from '#server/publishing/search/query.ts'
import { asWritten, nearestTokens } from './nearest.ts'
import type { Question } from './question.ts'
import type { Searching } from './search-parts.ts'

/** Each half of a word that is written in two has so many letters at least. */
const HALF = 3
/** `li xin beng`: pinyin with its syllables apart. */
const SYLLABLES = /^[a-z]{1,6}(?:[\s'][a-z]{1,6})+$/i
const PLAIN = /^\p{L}+$/u

/** `spelled`: something stands there that was not typed, which a visitor is told. */
export type Mended = { keyword: string; spelled: boolean }

/** The keyword with words that are there in place of those that are not; null where nothing could be mended. */
export async function mendedWords(
  reading: Searching,
  { keyword, beside }: Question,
  language: Language,
): Promise<Mended | null> {
  const whole = SYLLABLES.test(keyword) ? await inPinyin(reading, keyword) : null
  if (whole !== null) return { keyword: whole, spelled: true }
  let mended = keyword
  let spelled = false
  for (const { text, han, from, to } of piecesOf(beside)) {
    const [word] = queryFor(text).words
    if (han || !word || !PLAIN.test(text) || (await isThere(reading, word))) continue
    const split = await inTwo(reading, text)
    const other = split ?? (await spelledSo(reading, text, language))
    if (other === null) continue
    mended = mended.replace(beside.slice(from, to), other)
    if (split === null) spelled = true
  }
  return mended === keyword ? null : { keyword: mended, spelled }
}

const inPinyin = (reading: Searching, typed: string) =>
  // Without it the search goes on as it was.
  reading.pinyin.wordFor(reading.db, typed, reading.at).catch(() => null)

async function spelledSo(reading: Searching, text: string, language: Language): Promise<string | null> {
  for (const nearest of await nearestTokens(reading.db, text)) {
    const written = await asWritten(reading.db, nearest, language, reading.at)
    if (written !== null) return written
  }
  return inPinyin(reading, text)
}

const isThere = async ({ db, places }: Searching, word: Word) => (await places.of(db, word)) !== 'nowhere'

async function inTwo(reading: Searching, text: string): Promise<string | null> {
  for (let at = text.length - HALF; at >= HALF; at -= 1) {
    const halves = [text.slice(0, at), text.slice(at)]
    const words = halves.flatMap((half) => queryFor(half).words).map((word) => ({ ...word, prefix: false }))
    if (words.length < 2) continue
    const there = []
    for (const word of words) there.push(await isThere(reading, word))
    if (there.every(Boolean)) return halves.join(' ')
  }
  return null
}
