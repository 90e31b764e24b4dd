// Numbers made short or parted for the eye (spec §9).
import type { Language } from '#contract/languages/language-codes.ts'
import { writeWithPoint } from '#contract/languages/locales.ts'

const UNITS = ['', 'k', 'M', 'G', 'T', 'P', 'E'] as const

/** Numbers below a thousand stay as they are, freed of the noise of binary fractions: 0.1 + 0.2 is 0.3. */
const DIGITS = 12
const NOT_A_NUMBER = '–'

/**
 * `1500` as `1.5k`, with k, M, G, T, P and E, one decimal at most and the sign kept; `999999` is `1M`, never `1000k`.
 * The decimal sign is a point. What is not finite is a dash, what exceeds E a power of ten.
 */
export function abbreviate(number: number, language: Language = 'en'): string {
  if (!Number.isFinite(number)) return NOT_A_NUMBER
  let rest = Number(number.toPrecision(DIGITS))
  let unit = 0
  // Rounded at each step, so that what rounds up to a thousand goes one unit higher.
  while (Math.abs(rest) >= 1000 && unit < UNITS.length) {
    unit += 1
    rest = Math.sign(number) * oneDecimal(Math.abs(number) / 1000 ** unit)
  }
  const symbol = UNITS[unit]
  if (symbol === undefined) return number.toExponential(1).replace('.0e', 'e')
  return plain(rest, language) + symbol
}

const oneDecimal = (number: number) => Math.round(Number((number * 10).toPrecision(DIGITS))) / 10

/** `+ 0` turns minus zero into zero. */
const plain = (number: number, language: Language) =>
  writeWithPoint(number + 0, language, { maximumSignificantDigits: DIGITS, useGrouping: false })

const DECIMAL = /^([+-]?)(\d+)(\.\d+)?$/

/**
 * `1234567.5` as `1,234,567.5`: commas in every language, as spec §9 asks; decimals stay. Digits given as text keep every
 * one of them, however many. What is no decimal number comes back as it was, what is not finite as a dash.
 */
export function thousands(number: number | bigint | string): string {
  if (typeof number === 'number' && !Number.isFinite(number)) return NOT_A_NUMBER
  const text = typeof number === 'number' ? withoutPower(number) : String(number).trim()
  const [, sign = '', whole, decimals = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined) return text
  return sign.replace('+', '') + whole.replace(/\B(?=(\d{3})+$)/g, ',') + decimals
}

/** `1e21` and `1e-7` written out. */
const withoutPower = (number: number) =>
  /e/.test(String(number))
    ? new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 100 }).format(number)
    : String(number)
