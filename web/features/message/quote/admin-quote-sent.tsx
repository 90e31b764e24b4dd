// The desk of a quote whose newest version was sent, or that the person may only read.
import { Button, type MenuProps } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { QuoteStateWord } from '#web/admin/quotes/quote-state.tsx'
import { useQuoteClosing } from '#web/admin/quotes/use-quote-closing.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { DeskProps } from './admin-desk-props.ts'
import { QuoteFoot } from './admin-quote-foot.tsx'
import { QuoteNotices } from './admin-quote-notices.tsx'
import { QuoteReading } from './admin-quote-reading.tsx'

const dialogs = () => import('#web/admin/quotes/closing-dialogs.tsx')
const WonDialog = lazy(async () => ({ default: (await dialogs()).WonDialog }))
const LostDialog = lazy(async () => ({ default: (await dialogs()).LostDialog }))

export function SentDesk({ quote, acts, place, onLetter, onPaper }: DeskProps) {
  const texts = useTexts('console/quote/desk')
  const language = useLanguage()
  const may = useMay()
  const closing = useQuoteClosing()
  const [open, setOpen] = useState<'won' | 'lost' | null>(null)
  const close = () => setOpen(null)
  const { state, versions, pictures, sentTime, sendTime, opened } = quote
  const newest = versions[0]
  const items = useLinkItems(quote.link)
  if (!newest) return null
  const decided = state === 'won' || state === 'lost'
  const closes = may('web_quote:close')
  const revise = may('web_quote:update') && !decided && !quote.unsent && (
    <Button
      key="revise"
      type={state === 'asked' ? 'primary' : 'default'}
      loading={acts.busy}
      onClick={() => void acts.revise()}
    >
      {texts.revise}
    </Button>
  )
  return (
    <>
      <QuoteNotices quote={quote} onLetter={onLetter} />
      <QuoteReading content={newest.content} pictures={pictures} />
      <QuoteFoot
        place={place}
        status={
          <>
            <QuoteStateWord quote={quote} />
            {sendTime && (
              <span className="editor-says">
                {texts.leavesAt({ edition: newest.edition, time: formatMoment(sendTime, language) })}
              </span>
            )}
            {sentTime && !quote.unsent && (
              <span className="editor-says">
                {texts.versionSent({ edition: newest.edition })} <TimePassed time={sentTime} />
                {' · '}
                {texts.openedTimes({ count: opened })}
              </span>
            )}
          </>
        }
        onLetter={onLetter}
        letterLabel={texts.writeLetter}
        onPaper={() => onPaper({ ...quote, edition: newest.edition })}
        items={items}
      >
        {sendTime && may('web_quote:send') && (
          <Button loading={acts.busy} onClick={() => void acts.callOff()}>
            {texts.callOff}
          </Button>
        )}
        {revise}
        {closes && decided && <Button onClick={() => void closing.reopen(quote)}>{texts.reopen}</Button>}
        {closes && !decided && state !== 'draft' && (
          <>
            <Button onClick={() => setOpen('lost')}>{texts.lost}</Button>
            <Button type={state === 'asked' ? 'default' : 'primary'} onClick={() => setOpen('won')}>
              {state === 'accepted' ? texts.confirm : texts.won}
            </Button>
          </>
        )}
      </QuoteFoot>
      <Suspense>
        {open === 'won' && (
          <WonDialog quote={quote} closing={closing} ordered={quote.orderNumber} onClose={close} />
        )}
        {open === 'lost' && <LostDialog quote={quote} closing={closing} onClose={close} />}
      </Suspense>
    </>
  )
}

/** The page of the quote for the customer, to look at and to hand on. */
function useLinkItems(link: string): NonNullable<MenuProps['items']> {
  const texts = useTexts('console/quote/desk')
  const { message } = useApp()
  if (link === '') return []
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      void message.success(texts.linkCopied)
    } catch {
      // Not over https, or not allowed: it can still be marked and copied by hand.
      void message.info(link)
    }
  }
  return [
    {
      key: 'see',
      label: (
        <a href={link} target="_blank" rel="noreferrer">
          {texts.seePage}
        </a>
      ),
    },
    { key: 'copy', label: texts.copyLink, onClick: () => void copy() },
  ]
}
