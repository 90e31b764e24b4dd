// The desk of a quote in the page of its inquiry: the draft to write, or what was sent to read; its versions beside it.
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { QuoteDeskProps } from './admin-desk-props.ts'
import { isDecided, readVersion } from './admin-quote-closing.tsx'
import { SentDesk } from './admin-quote-sent.tsx'
import { QuoteVersions } from './admin-quote-versions.tsx'
import { QuoteWriting } from './admin-quote-writing.tsx'
import { useQuoteActs } from './admin-use-quote-acts.ts'
import type { ShownPaper } from './dialogs/admin-quote-paper.tsx'

const QuotePaper = lazy(async () => ({
  default: (await import('./dialogs/admin-quote-paper.tsx')).QuotePaper,
}))

export function QuoteDesk(props: QuoteDeskProps) {
  const texts = useTexts('console/quote/desk')
  const may = useMay()
  const { quote } = props
  const acts = useQuoteActs(quote)
  const [paper, setPaper] = useState<ShownPaper | null>(null)
  /** What is typed is kept in sight when somebody sends or schedules the draft meanwhile. */
  const [typing, setTyping] = useState<number | null>(null)
  const isDraft = quote.unsent && quote.sendTime === null && !isDecided(quote)
  const edition = typing ?? quote.edition
  const writes = may('web_quote:update') && (isDraft || typing !== null)
  const read = readVersion(quote)
  const isSent = !writes && read?.sentTime !== null
  const shown = writes ? edition : (read?.edition ?? edition)
  const desk = { ...props, acts, onPaper: setPaper }
  return (
    <>
      <div className="quote-main">
        <section className="quote-box quote-desk" id="quote-desk" aria-labelledby="quote-desk-head">
          <header className="quote-head">
            <h2 id="quote-desk-head">{texts.title({ number: quote.number })}</h2>
            <span className="quote-edition">
              {(isSent ? texts.sentVersion : texts.draftVersion)({ edition: shown })}
            </span>
          </header>
          {writes ? <QuoteWriting key={edition} {...desk} onTyping={setTyping} /> : <SentDesk {...desk} />}
        </section>
        {props.letter}
      </div>
      <QuoteVersions quote={quote} acts={acts} onPaper={setPaper} />
      <Suspense>{paper && <QuotePaper of={paper} onClose={() => setPaper(null)} />}</Suspense>
    </>
  )
}
