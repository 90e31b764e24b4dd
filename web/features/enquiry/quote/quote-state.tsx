// What became of a quote, with the next step: ordered, confirmed, declined, closed, ended, asked about.
import type { ReactNode } from 'react'
import { dateFormat, LOCALES } from '#contract/languages/locales.ts'
import type { OwnQuote } from '#contract/quotes/own-quote.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { AnswerTime } from '#web/site/enquiry-form/answer-time.tsx'
import { formatDay } from '#web/ui/day.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Way } from './way.tsx'

type Props = { quote: OwnQuote; zone: string; action: string }

/** Nothing while it waits for the customer. */
export function QuoteState(props: Props) {
  const { state, ended } = props.quote
  if (state === 'accepted') return <Accepted {...props} />
  if (state === 'won') return <Won {...props} />
  if (state === 'lost') return <Lost {...props} />
  if (ended) return <Ended {...props} />
  return state === 'asked' ? <Asked /> : null
}

/** `is`: what its line says without words. */
function Box({ is = '', title, children }: { is?: string; title: string; children: ReactNode }) {
  return (
    <div className={`quote-state ${is}`.trim()} role="status">
      <h2>{title}</h2>
      {children}
    </div>
  )
}

function Asked() {
  const { asked } = useTexts('site/quote/page')
  return (
    <Box title={asked.title}>
      <p>{asked.text}</p>
    </Box>
  )
}

function Accepted({ quote, zone, action }: Props) {
  const { accepted } = useTexts('site/quote/page')
  const language = useLanguage()
  const { decided, confirmedBy, mayWithdraw, ended, validUntil, edition } = quote
  const moment = dateFormat(LOCALES[language], {
    ...({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
    timeZone: zone,
  })
  const time = decided ? moment.format(new Date(decided.time)) : ''
  const orderNumber = decided?.orderNumber ?? ''
  return (
    <>
      <Box is="is-good" title={accepted.title}>
        <p>{orderNumber ? accepted.numbered({ orderNumber, time }) : accepted.text({ time })}</p>
        {confirmedBy && (
          <p className="quote-by">
            <span>{accepted.by}</span> <AnswerTime promised={{ time: confirmedBy, zone }} />
          </p>
        )}
      </Box>
      {mayWithdraw && (
        <details className="quote-way">
          <summary>
            {accepted.open}
            <Icon name="down" />
          </summary>
          <Way action={action} way="withdraw" edition={edition}>
            <p>
              {ended ? accepted.sureEnded : accepted.sure({ day: formatDay(validUntil, language, 'long') })}
            </p>
            <button className="button outline wide" type="submit">
              {accepted.send}
            </button>
          </Way>
        </details>
      )}
    </>
  )
}

function Won({ quote: { decided } }: Props) {
  const { won } = useTexts('site/quote/page')
  const orderNumber = decided?.orderNumber ?? ''
  return (
    <Box is="is-good" title={won.title}>
      <p>{orderNumber ? won.numbered({ orderNumber }) : won.text}</p>
    </Box>
  )
}

function Lost({ quote: { decided } }: Props) {
  const { declined, closed, decline } = useTexts('site/quote/page')
  if (!decided)
    return (
      <Box title={closed.title}>
        <p>{closed.text}</p>
      </Box>
    )
  return (
    <Box title={declined.title}>
      {decided.reason && <p>{declined.reason({ reason: decline.reasons[decided.reason] })}</p>}
      <p>{declined.text}</p>
    </Box>
  )
}

function Ended({ quote: { validUntil, renewalAsked, edition }, action }: Props) {
  const { ended } = useTexts('site/quote/page')
  const language = useLanguage()
  return (
    <Box is="is-warn" title={ended.title({ day: formatDay(validUntil, language, 'long') })}>
      <p>{renewalAsked ? ended.asked : ended.text}</p>
      {!renewalAsked && (
        <Way action={action} way="renew" edition={edition}>
          <button className="button" type="submit">
            {ended.send}
          </button>
        </Way>
      )}
    </Box>
  )
}
