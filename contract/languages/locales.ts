// How each language writes numbers and dates.
import type { Language } from './language-codes.ts'

/** For dates: in English the day comes before the month, as most of the world has it. */
export const LOCALES: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', es: 'es-MX' }
/** For numbers; Mexico has a point before decimals, as order codes and certificates do. */
const NUMBERS: Record<Language, string> = { ...LOCALES, en: 'en-US' }

const NO_BREAK = '\u00a0'
const NARROW_NO_BREAK = '\u202f'

/**
 * `48600.5` as `48 600.5` with a narrow space in every language, since a comma is a decimal sign to half of the readers;
 * four digits stay together. A per cent sign keeps its distance in Spanish alone.
 */
export function writeNumber(
  number: number,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string {
  return new Intl.NumberFormat(NUMBERS[language], { useGrouping: 'min2', ...options })
    .formatToParts(number)
    .map(({ type, value }) => {
      if (type === 'group') return NARROW_NO_BREAK
      return type === 'percentSign' && language === 'es' ? NO_BREAK + value : value
    })
    .join('')
}
