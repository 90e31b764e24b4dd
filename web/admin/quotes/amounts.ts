// Amounts as the console writes them.
import { digitsOf } from '#contract/quotes/quote-sums.ts'
import { thousands } from '#web/ui/number-format.ts'

/** `-383` as `−383.00`: all digits of the currency, commas between thousands, a true minus. */
export const writtenAmount = (amount: number, currency: string): string =>
  withMinus(thousands(amount.toFixed(digitsOf(currency))))

/** The price of a piece, which may be finer than the smallest coin: `0.335`. */
export function writtenPrice(price: number, currency: string): string {
  const finer = /\.(\d+)$/.exec(String(price))?.[1]?.length ?? 0
  return withMinus(thousands(price.toFixed(Math.min(Math.max(finer, digitsOf(currency)), 8))))
}

/** A count or a rate without more digits than it has. */
export const writtenCount = (count: number): string => withMinus(thousands(count))

const withMinus = (written: string) => written.replace('-', '−')
