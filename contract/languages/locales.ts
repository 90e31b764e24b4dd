// How each language writes numbers, dates, lists, brackets and the names of languages.
import { eachLanguage, LANGUAGE_FACTS, type Language } from './language-codes.ts'

/** For dates. */
export const LOCALES: Record<Language, string> = eachLanguage((language) => LANGUAGE_FACTS[language].dates)

/** Makes what formats once for each of its options: making it takes a hundred times as long as using it. */
function kept<Options, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`
    const found = formats.get(key) ?? make(locale, options)
    formats.set(key, found)
    return found
  }
}

/** Writes days and times of a locale; `options` are of the program, or a time zone that there is. */
export const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
/** `2026-11-12` as `12 Nov 2026`, `2026年11月12日` or `12 nov 2026`; a day has no time zone. */
export function writeDay(day: string, language: Language, month: 'short' | 'long' = 'short'): string {
  const format = dateFormat(LOCALES[language], { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
/** The place that a time zone is called after: `Mexico City`. */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

const NO_BREAK = '\u00a0'
const NARROW_NO_BREAK = '\u202f'

/** What stands before decimals in a language whose readers have either (`eitherDecimal`). */
export const DECIMAL_SIGNS = ['point', 'comma'] as const
export type DecimalSign = (typeof DECIMAL_SIGNS)[number]

// The one thing that is remembered: a process serves one site and a document shows one, and whatever writes a figure asks
// here (decision 43).
let decimalSign: DecimalSign = 'point'
/** From now on. Told where settings are read: by the server, before a page is drawn, and by the browser. */
export function setDecimalSign(sign: DecimalSign) {
  decimalSign = sign
}
/** Whether figures of a language have a comma before decimals. */
export function hasComma(language: Language): boolean {
  const { comma = false, eitherDecimal = false } = LANGUAGE_FACTS[language]
  return comma || (eitherDecimal && decimalSign === 'comma')
}

/**
 * `48600.5` as `48 600.5` with a narrow space in every language, since a comma is a decimal sign to half of the readers;
 * four digits stay together. `48 600,5` where the site says so. A per cent sign keeps its distance in some languages.
 */
export const writeNumber = (
  number: number,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string => written(number, { language, options, comma: hasComma(language) })

/** The same with a point in every language: figures of the console, whose thousands have commas (spec §9). */
export const writeWithPoint = (
  number: number,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string => written(number, { language, options, comma: false })

type How = { language: Language; options: Intl.NumberFormatOptions; comma: boolean }

function written(number: number, { language, options, comma }: How): string {
  const { numbers, spacedPercent, comma: isOwn = false } = LANGUAGE_FACTS[language]
  const format = numberFormat(numbers, { useGrouping: 'min2', ...options })
  // Without groups and signs there is nothing to put right.
  if (options.style === undefined && Math.abs(number) < 1000 && comma === isOwn) return format.format(number)
  return format
    .formatToParts(number)
    .map(({ type, value }) => {
      if (type === 'group') return NARROW_NO_BREAK
      if (type === 'decimal') return comma ? ',' : '.'
      return type === 'percentSign' && spacedPercent ? NO_BREAK + value : value
    })
    .join('')
}

const TIGHT_UNITS = ['%', '‰', '°']
/** `0.2` and `%` as `0.2%`, or `0.2 %` in Spanish; before any other unit a no-break space. */
export function valueWithUnit(value: string, unit: string, language: Language): string {
  if (unit === '') return value
  const tight = unit === '°' || (!LANGUAGE_FACTS[language].spacedPercent && TIGHT_UNITS.includes(unit))
  return value + (tight ? '' : NO_BREAK) + unit
}

/** A comma within a name: in running words, not between the digits of a figure. */
const WITHIN = /, |[，、]/u

/** Names beside each other: `one, two`, `一、二`; `one, half; two` where a name has a comma of its own. */
export function writeList(names: readonly string[], language: Language): string {
  const { fullWidth = false } = LANGUAGE_FACTS[language]
  if (names.some((name) => WITHIN.test(name))) return names.join(fullWidth ? '；' : '; ')
  return names.join(fullWidth ? '、' : ', ')
}

/** Words with others in brackets behind them: `one (two)`, `一（二）`. */
export const writeAside = (words: string, aside: string, language: Language): string =>
  LANGUAGE_FACTS[language].fullWidth ? `${words}（${aside}）` : `${words} (${aside})`

/** What is said of something: `Pump: too long`, `泵：太长`. */
export const writeNote = (of: string, note: string, language: Language): string =>
  of + (LANGUAGE_FACTS[language].fullWidth ? '：' : ': ') + note

/** What parts a sentence from the one behind it. */
export const stopOf = (language: Language): string => (LANGUAGE_FACTS[language].fullWidth ? '。' : '. ')

/** What a language is called in another: `Spanish`, `西班牙文`. */
export function languageName(of: Language, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(of) ?? LANGUAGE_FACTS[of].name
  // Chinese tells a language as it is written from one that is spoken.
  return language === 'zh' ? name.replace(/语$/u, '文') : name
}
