// A text of the console's records in the language shown; the contract's `pickText` would bring the validator along.
import type { Text } from '#contract/languages/language.ts'
import { FALLBACK, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'

/** The text in `language`, else in the fallback, else in whichever language has one (decision 14). */
export function textIn(text: Text, language: Language): string {
  return text[language] || text[FALLBACK] || LANGUAGES.map((other) => text[other]).find(Boolean) || ''
}
