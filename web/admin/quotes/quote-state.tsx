// The state of a quote as a word with a dot, and what the customer did with it.
import type { QuoteItem } from '#contract/quotes/quote-shapes.ts'
import { useTexts } from '#web/i18n/language.tsx'
import './quotes.css'

type Standing = Pick<QuoteItem, 'state' | 'reason'> & Partial<Pick<QuoteItem, 'ended' | 'unsent' | 'edition'>>

export function QuoteStateWord({ quote }: { quote: Standing }) {
  const { states, reasons, ended, draftOf } = useTexts('console/quote/words')
  const { state, reason, unsent = false, edition = 1 } = quote
  return (
    <span className="state-word quote-state" data-state={state}>
      <span>
        {states[state]}
        {reason !== '' && <small>{reasons[reason]}</small>}
        {quote.ended && <small>{ended}</small>}
        {unsent && state !== 'draft' && <small>{draftOf({ edition })}</small>}
      </span>
    </span>
  )
}
