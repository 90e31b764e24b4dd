// What a quote comes to: sums are of what is printed, so each amount is rounded to the smallest coin of its currency first.

/** So many pieces at a price, less a discount in per cent, with what is chosen beside it. */
export type QuotedLine = {
  quantity: number
  /** Of one piece. */
  price: number
  /** In per cent of the line and its options. */
  discount: number
  /** What is added to each piece; an alternative (`included: false`) is shown and not counted. */
  options: readonly { price: number; included: boolean }[]
}
export type QuotedExtra = { amount: number }

/** Digits behind the point of a currency: two, none for yen. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Rounds an amount to whole coins, half away from zero, and answers it in units of the currency. */
export function inCoins(amount: number, currency: string): number {
  const coins = 10 ** digitsOf(currency)
  // 1.005 is a little less than it seems in binary fractions.
  return (Math.sign(amount) * Math.round(Math.abs(amount) * coins * (1 + Number.EPSILON))) / coins || 0
}

/** So many at a price, less a discount. */
export const amountOf = (quantity: number, price: number, discount: number, currency: string): number =>
  inCoins(quantity * price * (1 - discount / 100), currency)

/** What a line comes to with the options that are counted. */
export function lineTotal({ quantity, price, discount, options }: QuotedLine, currency: string): number {
  const counted = options.filter(({ included }) => included)
  return inCoins(
    counted.reduce(
      (sum, option) => sum + amountOf(quantity, option.price, discount, currency),
      amountOf(quantity, price, discount, currency),
    ),
    currency,
  )
}

/** Goods, what the discounts in them come to, and all of it without taxes. */
export function quoteSums(
  lines: readonly QuotedLine[],
  extras: readonly QuotedExtra[],
  currency: string,
): { goods: number; discount: number; total: number } {
  const goods = inCoins(
    lines.reduce((sum, line) => sum + lineTotal(line, currency), 0),
    currency,
  )
  const full = lines.reduce((sum, line) => sum + lineTotal({ ...line, discount: 0 }, currency), 0)
  const beside = extras.reduce((sum, { amount }) => sum + inCoins(amount, currency), 0)
  return {
    goods,
    discount: inCoins(goods - full, currency),
    total: inCoins(goods + beside, currency),
  }
}
