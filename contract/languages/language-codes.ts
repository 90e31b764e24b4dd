// The languages of this site, as its owner chose them. Apart from the schemas, so that public pages load no validator.
import { SITE } from '#this-site'
import type { HouseLanguage, LanguageFacts } from './house-languages.ts'
import type { SiteLanguage } from './site-languages.ts'

/**
 * A language of this site. The compiler knows those that every store is written in; while the program runs it is any that the
 * owner chose (decision 64).
 */
export type Language = HouseLanguage

/** As this program was started, or this page was sent: they stay until it begins anew. */
export const SITE_LANGUAGES: readonly SiteLanguage[] = SITE.languages

type Codes = readonly [Language, ...Language[]]
const codesOf = (chosen: readonly SiteLanguage[]) => chosen.map(({ code }) => code) as unknown as Codes

/** All that content has texts in, also those that are put away, in the order in which they are shown beside each other. */
export const LANGUAGES = codesOf(SITE_LANGUAGES)
/** Those that staff work in. */
export const STAFF_LANGUAGES = codesOf(SITE_LANGUAGES.filter(({ standing }) => standing !== 'away'))
/** Those that visitors are shown. */
export const PUBLIC_LANGUAGES = codesOf(SITE_LANGUAGES.filter(({ standing }) => standing === 'public'))

export const LANGUAGE_FACTS = SITE.facts as Record<Language, LanguageFacts>

/** The side from which a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (SITE.facts[language]?.rtl ? 'rtl' : 'ltr')

/** The language whose words the interface has in a language: its own, or the one that the owner named. */
export const WORDS_OF = Object.fromEntries(SITE_LANGUAGES.map(({ code, words }) => [code, words])) as Record<
  Language,
  string
>

/** A text that is missing in the language shown is shown in this one (decision 14). */
export const FALLBACK: Language = 'en'

/** Something for every language. */
export function eachLanguage<Each>(make: (language: Language) => Each): Record<Language, Each> {
  const made = {} as Record<Language, Each>
  for (const language of LANGUAGES) made[language] = make(language)
  return made
}

/** A text without spaces around it, in each language. */
export const trimmed = (text: Record<Language, string>): Record<Language, string> =>
  eachLanguage((language) => text[language].trim())

/** Whether a value is the code of a language. */
export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

/** Whether visitors are shown it. */
export const isPublic = (value: unknown): value is Language =>
  PUBLIC_LANGUAGES.some((language) => language === value)

/** The language that visitors are shown in place of this one: itself, or the first where it is hidden. */
export const shownFor = (language: Language): Language =>
  isPublic(language) ? language : PUBLIC_LANGUAGES[0]

/**
 * Whether an object has values for languages and nothing else; nothing else in any content has that shape. What was stored
 * before a language came has none for it; every text has the languages of the house.
 */
export const isByLanguage = (value: object): value is Record<Language, unknown> => {
  const names = Object.keys(value)
  return names.length > 1 && FALLBACK in value && names.every(isLanguage)
}

/** The codes as alternatives of a pattern, the longer before those that they begin with. */
export const ANY_LANGUAGE = `(?:${LANGUAGES.toSorted((one, other) => other.length - one.length).join('|')})`
