// The codes of the three languages, apart from the schemas so that public pages load no validator.
export const LANGUAGES = ['zh', 'en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
/** A text that is missing in the language shown is shown in this one (decision 14). */
export const FALLBACK: Language = 'en'

/** Something for every language. */
export const eachLanguage = <V>(make: (language: Language) => V) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, V>
