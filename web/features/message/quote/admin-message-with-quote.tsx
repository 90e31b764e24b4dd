// An inquiry beside the quote that answers it: what is asked at the left, the quote at the right, all else below.
import { Skeleton } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { writtenAmount } from '#web/admin/quotes/amounts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { MessageHistory } from '../admin-message-history.tsx'
import { MessageLetter } from '../admin-message-letter.tsx'
import { MessageLines } from '../admin-message-lines.tsx'
import { MessageSide } from '../admin-message-side.tsx'
import type { MessageDesk } from '../admin-use-message.ts'
import { AskedList, type AskedWay } from './admin-quote-asked.tsx'
import '#web/admin/editor/editor.css'
import './admin-quote.css'

const QuoteDesk = lazy(async () => ({ default: (await import('./admin-quote-desk.tsx')).QuoteDesk }))

type Props = {
  desk: MessageDesk
  quote: QuoteDetail
  letter: ReactNode
  onLetter: (() => void) | null
}

export function MessageWithQuote({ desk, quote, letter, onLetter }: Props) {
  const { message } = desk
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [way, setWay] = useState<AskedWay | null>(null)
  return (
    <>
      <Jumps quote={quote} />
      <div className="quote-columns">
        <MessageLetter message={message}>
          <AskedList lines={message.lines} way={way} />
          <MessageLines message={message} beside />
        </MessageLetter>
        <Suspense fallback={<Skeleton active className="quote-main" paragraph={{ rows: 12 }} />}>
          <QuoteDesk
            quote={quote}
            message={message}
            place={place}
            letter={letter}
            onLetter={onLetter}
            onAsked={setWay}
          />
        </Suspense>
        <div className="quote-rest">
          <MessageSide desk={desk} />
          <MessageHistory message={message} />
        </div>
      </div>
      <div ref={setPlace} className="quote-foot-place" />
    </>
  )
}

/** On a phone the parts stand below each other: the way to each. */
function Jumps({ quote }: { quote: QuoteDetail }) {
  const { jumps } = useTexts('console/quote/desk')
  const { currency } = quote.versions[0]?.content ?? quote.total
  const total = `${currency} ${writtenAmount(quote.versions[0]?.total ?? 0, currency)}`
  const go = (id: string) => () => document.getElementById(id)?.scrollIntoView({ block: 'start' })
  return (
    <div className="quote-jumps" role="toolbar" aria-label={jumps.label}>
      <button type="button" onClick={go('quote-asked')}>
        {jumps.asked}
      </button>
      <button type="button" onClick={go('quote-desk')}>
        {jumps.quote({ total })}
      </button>
      <button type="button" onClick={go('quote-mail')}>
        {jumps.mail}
      </button>
    </div>
  )
}
