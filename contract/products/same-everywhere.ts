// Names that are the same in every language: marks, sizes and short names of materials, such as IP68, 4–20 mA or PTFE.
import { eachLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'

/** Units that are written small everywhere. */
const UNITS = new Set(['bar', 'mbar', 'rpm', 'psi', 'mesh'])

/** Whether a text has no word of a language: its letters are capitals, units or single letters, and no script of its own. */
export function isModelLike(text: string): boolean {
  if (/[^\p{Script=Latin}\p{Script=Greek}\P{L}]/u.test(text) || !/[\dA-Z]/.test(text)) return false
  const digits = /\d/.test(text)
  return (text.match(/\p{L}+/gu) ?? []).every((word) => {
    if (UNITS.has(word)) return digits
    if (!/^[A-Za-zΩµμ]+$/.test(word)) return false
    if (/^[A-Z]{2,6}$/.test(word)) return true
    return digits && (word.length <= 2 || (word.length <= 4 && /[A-Z]/.test(word.slice(1))))
  })
}

/** The text in all languages, when it was written in one alone and belongs to none. */
export function sameEverywhere(text: Record<Language, string>): Record<Language, string> {
  const [written, another] = LANGUAGES.map((language) => text[language].trim()).filter(Boolean)
  if (written === undefined || another !== undefined || !isModelLike(written)) return text
  return eachLanguage(() => written)
}
