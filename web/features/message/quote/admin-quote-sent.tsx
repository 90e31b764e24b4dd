// The desk of a quote whose newest version was sent, or that the person may only read.
import { Button, type MenuProps } from 'antd'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { QuoteStateWord } from '#web/admin/quotes/quote-state.tsx'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { DeskProps } from './admin-desk-props.ts'
import { isDecided, readVersion, useClosing } from './admin-quote-closing.tsx'
import { QuoteFoot } from './admin-quote-foot.tsx'
import { QuoteNotices } from './admin-quote-notices.tsx'
import { QuoteReading } from './admin-quote-reading.tsx'

export function SentDesk({ quote, acts, place, onLetter, onPaper }: DeskProps) {
  const texts = useTexts('console/quote/desk')
  const language = useLanguage()
  const may = useMay()
  const closing = useClosing(quote)
  const { state, versions, pictures, sentTime, sendTime, opened } = quote
  const items = useLinkItems(quote.link)
  const decided = isDecided(quote)
  const newest = readVersion(quote)
  if (!newest) return null
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
      <QuoteReading content={newest.content} pictures={newest === versions[0] ? pictures : []} />
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
            {sentTime && newest.sentTime && (
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
        {closing.reopen}
        {!decided && state !== 'draft' && (
          <>
            {closing.button('lost')}
            {closing.button('won', state === 'asked' ? 'default' : 'primary')}
          </>
        )}
      </QuoteFoot>
      {closing.dialogs}
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
