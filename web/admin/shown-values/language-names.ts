// Each language in its own words, and its short mark where three stand beside each other.
import type { Language } from '#contract/languages/language-codes.ts'

export const LANGUAGE_NAMES: Record<Language, string> = { zh: '中文', en: 'English', es: 'Español' }
export const LANGUAGE_MARKS: Record<Language, string> = { zh: '中', en: 'EN', es: 'ES' }
