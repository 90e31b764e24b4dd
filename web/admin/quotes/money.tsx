// Amounts of money in sight: the currency before the figure, all digits as the hint of a short one.
import type { Money as Sum } from '#contract/quotes/quote-shapes.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { abbreviate } from '#web/ui/number-format.ts'
import { writtenAmount } from './amounts.ts'
import './quotes.css'

/** Amounts below it are written out even where they are short. */
const SHORT_FROM = 10_000

export function Money({ of: { currency, amount }, short = false }: { of: Sum; short?: boolean }) {
  const language = useLanguage()
  const whole = writtenAmount(amount, currency)
  const shown = short && Math.abs(amount) >= SHORT_FROM ? abbreviate(amount, language) : whole
  return (
    <data className="money" value={amount} title={shown === whole ? undefined : `${currency} ${whole}`}>
      <small>{currency}</small> {shown}
    </data>
  )
}

/** Sums of several currencies beside each other: they are not added up. */
export function Sums({ of, short = false }: { of: readonly Sum[]; short?: boolean }) {
  return (
    <span className="money-sums">
      {of.map((sum) => (
        <Money key={sum.currency} of={sum} short={short} />
      ))}
    </span>
  )
}
