// Each language in its own words, and its short mark where several stand beside each other.
import { eachLanguage, LANGUAGE_FACTS } from '#contract/languages/language-codes.ts'

export const LANGUAGE_NAMES = eachLanguage((language) => LANGUAGE_FACTS[language].name)
export const LANGUAGE_MARKS = eachLanguage((language) => LANGUAGE_FACTS[language].mark)
