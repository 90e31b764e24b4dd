// What is known of languages beside their words: of those that the interface is written in, and of any other as far as `Intl` knows it.

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

const of = (name: string, locale: string, bit: number): LanguageFacts => ({
  ...{ name, mark: locale.slice(0, 2).toUpperCase(), dates: locale, numbers: locale },
  ...{ card: locale.replace('-', '_'), bit },
})
const WITH_COMMA = { spacedPercent: true, comma: true }

/** Those whose words lie in `texts/` as well; a site has them when its owner chose them. */
const MORE = {
  de: { ...of('Deutsch', 'de-DE', 8), ...WITH_COMMA },
  fr: { ...of('Français', 'fr-FR', 16), ...WITH_COMMA },
  pt: { ...of('Português', 'pt-BR', 32), comma: true },
  ja: { ...of('日本語', 'ja-JP', 64), mark: '日', fullWidth: true },
  ru: { ...of('Русский', 'ru-RU', 128), ...WITH_COMMA },
}

/** The languages that every store is written in, shown or put away: what the compiler knows of. */
export type HouseLanguage = keyof typeof ENTRIES
export const HOUSE_LANGUAGES = Object.keys(ENTRIES) as HouseLanguage[]
/** Those that the interface is written in. */
export const WRITTEN_LANGUAGES: Readonly<Record<string, LanguageFacts>> = { ...ENTRIES, ...MORE }

/** Of a language whose words are content alone. */
export function factsByIntl(code: string, bit: number): LanguageFacts {
  const { language, region } = new Intl.Locale(code).maximize()
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  const parts = new Intl.NumberFormat(code, { style: 'percent', minimumFractionDigits: 1 }).formatToParts(0.5)
  return {
    ...{ name: name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1), mark: code.toUpperCase() },
    ...{ dates: code, numbers: code, card: `${language}_${region}`, bit },
    comma: parts.some(({ type, value }) => type === 'decimal' && value === ','),
    spacedPercent: parts.some(({ type, value }) => type === 'literal' && value.trim() === ''),
  }
}
