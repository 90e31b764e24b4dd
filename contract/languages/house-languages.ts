// The languages that every store is written in, and what is known of a language beside its words.

/** Its code is also its `lang` and the beginning of its addresses. */
export type LanguageFacts = {
  /** What it calls itself, and its mark where several stand beside each other. */
  name: string
  mark: string
  /** How dates and how numbers are written (BCP 47), what shared cards call it (Open Graph), and Ant Design's file of its words. */
  dates: string
  numbers: string
  card: string
  /** Its bit in the index of the search: a power of two that no other language ever had. */
  bit: number
  /** It is written from right to left. */
  rtl?: boolean
  /** Brackets, colons and the commas of lists are as wide as a character; days and months are written in digits. */
  fullWidth?: boolean
  /** A per cent sign keeps its distance from the number. */
  spacedPercent?: boolean
  /** Its readers have a point or a comma before decimals, by country: the site says which. */
  eitherDecimal?: boolean
  /** Its readers have a comma before decimals, wherever they live. */
  comma?: boolean
}

// In English the day comes before the month, as most of the world has it; Mexico has a point before decimals, as order
// codes and certificates do, and a site may choose the comma (decision 43).
export const HOUSE_FACTS = {
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

/** The languages that every store is written in, shown or put away: what the compiler knows of. */
export type HouseLanguage = keyof typeof HOUSE_FACTS
export const HOUSE_LANGUAGES = Object.keys(HOUSE_FACTS) as HouseLanguage[]
