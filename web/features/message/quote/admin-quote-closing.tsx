// Won or lost, asked before it counts: from what was sent, and from a draft beside it or instead of it.
import { Button } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { useQuoteClosing } from '#web/admin/quotes/use-quote-closing.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'

const dialogs = () => import('#web/admin/quotes/closing-dialogs.tsx')
const WonDialog = lazy(async () => ({ default: (await dialogs()).WonDialog }))
const LostDialog = lazy(async () => ({ default: (await dialogs()).LostDialog }))

export const isDecided = ({ state }: Pick<QuoteDetail, 'state'>) => state === 'won' || state === 'lost'

/** The version to read: of what was decided the one that the customer has, whatever was begun since. */
export const readVersion = (quote: QuoteDetail) =>
  (isDecided(quote) && quote.versions.find(({ sentTime }) => sentTime !== null)) || quote.versions[0]

type Outcome = 'won' | 'lost'
/** `first`: what has to be done before it is asked, such as storing what is typed. */
export function useClosing(quote: QuoteDetail, first: (go: () => void) => void = (go) => go()) {
  const texts = useTexts('console/quote/desk')
  const may = useMay()
  const closing = useQuoteClosing()
  const [open, setOpen] = useState<Outcome | null>(null)
  const close = () => setOpen(null)
  const closes = may('web_quote:close')
  const label = { won: quote.state === 'accepted' ? texts.confirm : texts.won, lost: texts.lost }
  const ask = (outcome: Outcome) => first(() => setOpen(outcome))
  return {
    /** Nothing for who may not. */
    button: (outcome: Outcome, type: 'primary' | 'default' = 'default'): ReactNode =>
      closes && (
        <Button type={type} onClick={() => ask(outcome)}>
          {label[outcome]}
        </Button>
      ),
    items: closes
      ? (['won', 'lost'] as const).map((key) => ({ key, label: label[key], onClick: () => ask(key) }))
      : [],
    reopen: closes && isDecided(quote) && (
      <Button onClick={() => void closing.reopen(quote)}>{texts.reopen}</Button>
    ),
    dialogs: (
      <Suspense>
        {open === 'won' && (
          <WonDialog quote={quote} closing={closing} ordered={quote.orderNumber} onClose={close} />
        )}
        {open === 'lost' && <LostDialog quote={quote} closing={closing} onClose={close} />}
      </Suspense>
    ),
  }
}
