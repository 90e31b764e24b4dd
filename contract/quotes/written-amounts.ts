// How the amounts of a quote are written; apart from the schemas, since public pages show them.
import type { Language } from '#contract/languages/language-codes.ts'
import { writeNumber } from '#contract/languages/locales.ts'
import { digitsOf } from './quote-sums.ts'

/** `18866` as `18 866.00` in dollars, `−640` in yen: with as many digits as the currency has coins for, and a true minus. */
export function writeAmount(amount: number, currency: string, language: Language): string {
  const digits = digitsOf(currency)
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return writeNumber(amount, language, fraction).replace('-', '−')
}

/** The same with its currency before it: `USD 18 866.00`, held together by a no-break space. */
export const writeMoney = (amount: number, currency: string, language: Language): string =>
  `${currency}\u00a0${writeAmount(amount, currency, language)}`
