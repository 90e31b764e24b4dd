// A text of the console's records in the language shown; the contract's `pickText` would bring the validator along.

import { CHAINS } from '#contract/languages/chains.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'

/** The text in `language`, else where the site looks for it, else in whichever language has one (decision 14). */
export function textIn(text: Text, language: Language): string {
  return CHAINS[language].map((one) => text[one]).find(Boolean) ?? ''
}
