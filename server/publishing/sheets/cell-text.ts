// How lines, parts of a line and words stand in a cell of a spreadsheet.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Reason } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/sheets')

/** Stands where a list is too long for a cell; an import leaves it as it is. */
export const KEPT = '…'
/** What a cell of Excel holds. */
export const CELL = 32_767

/** A text in one line. */
export const line = (text: string) => text.replace(/\s*\n\s*/g, ' ')
/** The lines of a cell. */
export const joined = (lines: readonly string[]) => {
  const text = lines.join('\n').replace(/\n+$/, '')
  return text.length > CELL ? KEPT : text
}
export const linesOf = (cell: string) => (cell === '' ? [] : cell.split(/\r?\n/).map((one) => one.trim()))

/** A part of a line, in which bars are no signs, nor is what its first part begins with. */
export const escaped = (text: string) => line(text).replace(/[\\|]|^#/g, (sign) => `\\${sign}`)
export const unescaped = (text: string) => text.replace(/\\([\\|#])/g, '$1').trim()
/** The parts of a line between its bars. */
export const partsOf = (text: string) => splitAt(text).map(unescaped)
const splitAt = (text: string) => text.split(/(?<=(?:^|[^\\])(?:\\\\)*)\|/)
/** The lines of a cell that say something, each by its parts. */
export const partsIn = (cell: string) =>
  linesOf(cell)
    .filter((one) => one !== '')
    .map(partsOf)
/** Several names in one cell. */
export const namesIn = (cell: string) => cell.split(/[,，、;；\n]+/).flatMap((one) => one.trim() || [])

export const FLAG_WORDS: Record<'yes' | 'no', Reason> = words.flagWords

/** Longer cells say none of the words that are looked for. */
const WORDS = 200
/** A word as it is compared. */
export const folded = (text: string) =>
  text
    .slice(0, WORDS + 1)
    .normalize('NFKC')
    .trim()
    .toLowerCase()

/** Whether a cell says one of these words, in whichever language; `others` are words of earlier versions. */
export const matches = (cell: string, key: string, words: Reason, others: readonly string[] = []) => {
  const typed = folded(cell)
  return [key, ...LANGUAGES.map((language) => words[language]), ...others].some(
    (word) => typed === folded(word),
  )
}

export function flagIn(cell: string): boolean | undefined {
  if (matches(cell, 'true', FLAG_WORDS.yes) || cell === '1') return true
  return matches(cell, 'false', FLAG_WORDS.no) || cell === '0' ? false : undefined
}
