// Texts of tests: in the languages that a test is about, and in English in any other that the site may have.
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'

type Given<Value> = { en: Value } & Partial<Record<Language, Value>>

/** A value for every language: as given, else that of English. */
export const inEach = <Value>(given: Given<Value>): Record<Language, Value> => ({
  ...eachLanguage(() => given.en),
  ...given,
})
