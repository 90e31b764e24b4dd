// The way of an inquiry from its arrival to won or lost, and where it stands on it.
import { CheckOutlined } from '@ant-design/icons'
import type { MessageState } from '#contract/enquiries/message-states.ts'
import type { QuoteItem } from '#contract/quotes/quote-shapes.ts'
import { useTexts } from '#web/i18n/language.tsx'
import './admin-quote.css'

const STEPS = ['new', 'work', 'quote', 'answer', 'end'] as const
type Step = (typeof STEPS)[number]

/** How far an inquiry has come; without a quote as its own state says. */
export function stepOf(message: MessageState, quote: Pick<QuoteItem, 'state' | 'unsent'> | null): Step {
  if (!quote) return message === 'new' ? 'new' : message === 'assigned' ? 'work' : 'answer'
  if (quote.state === 'won' || quote.state === 'lost' || quote.state === 'accepted') return 'end'
  return quote.unsent ? 'quote' : 'answer'
}

type Props = { message: MessageState; quote: Pick<QuoteItem, 'state' | 'unsent'> | null }

export function QuotePath({ message, quote }: Props) {
  const { path } = useTexts('console/quote/words')
  const now = STEPS.indexOf(stepOf(message, quote))
  const state = quote?.state
  const over = state === 'won' || state === 'lost'
  const nameOf = (step: Step) => (step === 'end' && over ? path[state] : path[step])
  return (
    <ol className="quote-path" aria-label={path.label} data-end={over ? state : undefined}>
      {STEPS.map((step, at) => (
        <li
          key={step}
          data-done={at < now || undefined}
          {...(at === now && { 'aria-current': 'step' as const })}
        >
          {at < now && <CheckOutlined aria-hidden="true" />}
          {nameOf(step)}
        </li>
      ))}
    </ol>
  )
}
