// All texts in all languages, for tests of what shows them.
import { rooms } from 'virtual:texts/all'
import { FALLBACK, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { learnPlainWords } from '#web/client/plain-words.ts'
import { createLanguageStore, type LanguageStore, type Say } from '#web/i18n/language.tsx'
import { textsIn, textsThere } from '#web/i18n/texts.ts'

/** A page in this language. */
export const languageStore = (language: Language): LanguageStore =>
  createLanguageStore(language, textsThere(rooms))

/** The texts of a room as a page in this language reads them. */
export const saying =
  (language: Language): Say =>
  (room) =>
    textsIn(textsThere(rooms), language, room)

/** What a person reads of failures, in the language that the page says it has. */
export const speakPlainly = () =>
  learnPlainWords(() => {
    const lang = typeof document === 'undefined' ? '' : document.documentElement?.lang
    return saying(LANGUAGES.find((language) => language === lang) ?? FALLBACK)('console/start').failures
  })
