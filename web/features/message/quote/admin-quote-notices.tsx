// What stands above a quote: what the customer asked or decided, and that it has ended.
import { Alert, Button } from 'antd'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { formatDay } from '#web/ui/day.tsx'

type Props = { quote: QuoteDetail; onLetter: (() => void) | null }

/** That it leaves at an hour, above what the customer did or what became of it. */
export function QuoteNotices(props: Props) {
  return (
    <>
      {props.quote.sendTime !== null && <Scheduled {...props} time={props.quote.sendTime} />}
      <Standing {...props} />
    </>
  )
}

function Scheduled({ quote: { edition, versions }, time }: Props & { time: string }) {
  const texts = useTexts('console/quote/notices')
  const language = useLanguage()
  return (
    <Alert
      type="info"
      showIcon
      title={texts.scheduled({ edition, time: formatMoment(time, language) })}
      description={texts.scheduledBy({ name: versions[0]?.sentBy?.name ?? '' })}
    />
  )
}

function Standing({ quote, onLetter }: Props) {
  const texts = useTexts('console/quote/notices')
  const { reasons } = useTexts('console/quote/words')
  const language = useLanguage()
  const { state, history, ended, validUntil, orderNumber, acceptedBy, reason, lostNote } = quote
  const last = (...did: string[]) => history.findLast((event) => did.includes(event.did))
  const when = (time: string | undefined) => (time ? formatMoment(time, language) : '')
  if (state === 'asked') {
    const question = last('asked', 'renewal')
    const says = question?.did === 'renewal' ? texts.renewal : texts.asked
    return (
      <Alert
        type="warning"
        showIcon
        title={says({ time: when(question?.time) })}
        description={<span className="message-text">{question?.text}</span>}
        {...(onLetter && {
          action: (
            <Button size="small" onClick={onLetter}>
              {texts.answer}
            </Button>
          ),
        })}
      />
    )
  }
  if (state === 'accepted') {
    const said = last('accepted')
    return (
      <Alert
        type="success"
        showIcon
        title={texts.accepted({ name: acceptedBy || quote.email, time: when(said?.time) })}
        description={[orderNumber && texts.orderNumber({ number: orderNumber }), said?.text]
          .filter(Boolean)
          .join(' · ')}
      />
    )
  }
  if (state === 'lost') {
    const because = reason === '' ? '' : reasons[reason]
    const title = last('declined', 'lost')?.did === 'declined' ? texts.declined : texts.lost
    return (
      <Alert
        type="info"
        showIcon
        title={title({ reason: because, time: when(last('declined', 'lost')?.time) })}
        description={lostNote}
      />
    )
  }
  if (state === 'won') {
    return (
      <Alert
        type="success"
        showIcon
        title={texts.won({ time: when(last('won')?.time) })}
        description={orderNumber && texts.orderNumber({ number: orderNumber })}
      />
    )
  }
  if (!ended || quote.unsent) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.ended({ day: formatDay(validUntil, language) })}
      description={texts.endedText}
    />
  )
}
