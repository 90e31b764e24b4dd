// What countries and regions are called in each language.
import type { Language } from '#contract/languages/language-codes.ts'
import { LOCALES } from '#contract/languages/locales.ts'

const names = new Map<Language, Intl.DisplayNames>()

/** The name of an ISO code such as `MX`; the code itself where it has none. */
export function countryName(code: string, language: Language): string {
  const known = names.get(language) ?? new Intl.DisplayNames(LOCALES[language], { type: 'region' })
  names.set(language, known)
  return (/^[A-Z]{2}$/.test(code) && known.of(code)) || code
}
