// A form by which a customer answers a quote: it says which way, and which version was read.
import type { ReactNode } from 'react'
import type { QuoteWay } from '#contract/quotes/own-quote.ts'

type Props = { action: string; way: QuoteWay; edition: number; children: ReactNode }

export function Way({ action, way, edition, children }: Props) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="way" value={way} />
      <input type="hidden" name="edition" value={edition} />
      {children}
    </form>
  )
}
