// What each language of the site is: one entry more is a language more. Apart from the schemas, so that public pages load no validator.

/** What the site has to know of a language beside its words. Its code is also its `lang` and the beginning of its addresses. */
type LanguageFacts = {
  /** What it calls itself, and its mark where several stand beside each other. */
  name: string
  mark: string
  /** How dates and how numbers are written (BCP 47), what shared cards call it (Open Graph), and Ant Design's file of its words. */
  dates: string
  numbers: string
  card: string
  /** Its bit in the index of the search: a power of two that no other language ever had. */
  bit: number
  /** Brackets, colons and the commas of lists are as wide as a character; days and months are written in digits. */
  fullWidth?: boolean
  /** A per cent sign keeps its distance from the number. */
  spacedPercent?: boolean
  /** Its readers have a point or a comma before decimals, by country: the site says which. */
  eitherDecimal?: boolean
}

// In English the day comes before the month, as most of the world has it; Mexico has a point before decimals, as order
// codes and certificates do, and a site may choose the comma (decision 43).
const ENTRIES = {
  zh: {
    ...{ name: '中文', mark: '中', dates: 'zh-CN', numbers: 'zh-CN', card: 'zh_CN', bit: 1 },
    fullWidth: true,
  },
  en: { name: 'English', mark: 'EN', dates: 'en-GB', numbers: 'en-US', card: 'en_US', bit: 2 },
  es: {
    ...{ name: 'Español', mark: 'ES', dates: 'es-MX', numbers: 'es-MX', card: 'es_ES', bit: 4 },
    spacedPercent: true,
    eitherDecimal: true,
  },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof ENTRIES
export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = ENTRIES
/** In the order in which they are shown beside each other. */
export const LANGUAGES = Object.keys(ENTRIES) as unknown as readonly [Language, ...Language[]]
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

/**
 * Whether an object has values for languages and nothing else; nothing else in any content has that shape. What was stored
 * before a language came has none for it.
 */
export const isByLanguage = (value: object): value is Record<Language, unknown> => {
  const names = Object.keys(value)
  return names.length > 1 && FALLBACK in value && names.every(isLanguage)
}

/** The codes as alternatives of a pattern. */
export const ANY_LANGUAGE = `(?:${LANGUAGES.join('|')})`
