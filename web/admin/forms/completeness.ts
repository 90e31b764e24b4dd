// Which languages a record's texts are missing in (decision 23: the form shows what is missing).
import type { Text } from '#contract/languages/language.ts'
import { type Language, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'

const filled = (text: string) => text.trim() !== ''

/** Whether the text says anything in any language. */
export const hasText = (text: Text) => STAFF_LANGUAGES.some((language) => filled(text[language]))

/** The languages in which a text is missing that another language has; a text that is empty everywhere misses none. */
export function missingIn(text: Text): Language[] {
  return hasText(text) ? STAFF_LANGUAGES.filter((language) => !filled(text[language])) : []
}

/** A value that reads the same in every language: figures, signs and ranges, but no words. */
const SAME_EVERYWHERE = /^[\d\s.,:;/x×±+\-–−~≤≥<>=%°()…]+$/

/** Copies a value without words from the language that has it to the languages that are empty. */
export function spreadFigures(text: Text): Text {
  const source = STAFF_LANGUAGES.map((language) => text[language].trim()).find((value) => value !== '')
  if (!source || !/\d/.test(source) || !SAME_EVERYWHERE.test(source)) return text
  const spread = { ...text }
  for (const language of missingIn(text)) spread[language] = source
  return spread
}
