// What became of a quote: its versions, what the customer said and did, and when somebody is reminded.
import { BellOutlined, FileTextOutlined, MessageOutlined, SendOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { QuoteDetail, QuoteEvent, QuoteVersion } from '#contract/quotes/quote-shapes.ts'
import { Money } from '#web/admin/quotes/money.tsx'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { QuoteActs } from './admin-use-quote-acts.ts'
import type { ShownPaper } from './dialogs/admin-quote-paper.tsx'

const Comparison = lazy(async () => ({
  default: (await import('./dialogs/admin-quote-comparison.tsx')).QuoteComparison,
}))
const Reminders = lazy(async () => ({
  default: (await import('./dialogs/admin-quote-reminders.tsx')).QuoteReminders,
}))

/** What is told beside the versions, which say themselves that they were sent and opened. */
const TOLD = [
  'asked',
  'renewal',
  'accepted',
  'withdrawn',
  'declined',
  'won',
  'lost',
  'reopened',
  'due',
  'nudged',
  'unscheduled',
  'held',
] as const
type Told = (typeof TOLD)[number]
const isTold = (event: QuoteEvent): event is QuoteEvent & { did: Told } =>
  TOLD.some((did) => did === event.did)

type Props = { quote: QuoteDetail; acts: QuoteActs; onPaper: (paper: ShownPaper) => void }

export function QuoteVersions({ quote, acts, onPaper }: Props) {
  const texts = useTexts('console/quote/versions')
  const may = useMay()
  const [open, setOpen] = useState<'reminders' | QuoteVersion | null>(null)
  const { versions, history } = quote
  const rows = [
    ...versions.map((version) => ({
      key: `version ${version.edition}`,
      time: version.sentTime ?? version.updateTime,
      row: (
        <Version
          version={version}
          {...(version.sentTime === null && { leaves: quote.sendTime })}
          onPaper={() => onPaper({ ...quote, edition: version.edition })}
          {...(version.edition !== quote.edition && { onCompare: () => setOpen(version) })}
        />
      ),
    })),
    ...history.filter(isTold).map((event) => ({
      key: `event ${event.id}`,
      time: event.time,
      row: <Told event={event} />,
    })),
  ].toSorted((a, b) => b.time.localeCompare(a.time))
  const close = () => setOpen(null)
  const reminds = quote.remindTime !== null || quote.nudgeTime !== null
  const pending = ['sent', 'asked'].includes(quote.state)
  return (
    <section className="quote-box quote-versions" id="quote-mail">
      <h3>{texts.title}</h3>
      <ul>
        {rows.map(({ key, row }) => (
          <li key={key}>{row}</li>
        ))}
        {(reminds || pending) && (
          <li>
            <Row
              icon={<BellOutlined />}
              title={texts.reminders}
              {...(may('web_quote:update') &&
                pending && {
                  more: (
                    <Button type="link" size="small" onClick={() => setOpen('reminders')}>
                      {texts.change}
                    </Button>
                  ),
                })}
            >
              <ReminderWords quote={quote} />
            </Row>
          </li>
        )}
      </ul>
      <Suspense>
        {open === 'reminders' && <Reminders quote={quote} acts={acts} onClose={close} />}
        {open !== null && typeof open === 'object' && (
          <Comparison quote={quote} version={open} acts={acts} onClose={close} />
        )}
      </Suspense>
    </section>
  )
}

type RowProps = { icon: ReactNode; title: ReactNode; children: ReactNode; more?: ReactNode }

function Row({ icon, title, children, more }: RowProps) {
  return (
    <div className="quote-version">
      <span aria-hidden="true">{icon}</span>
      <div>
        <b>{title}</b>
        <small>{children}</small>
      </div>
      {more && <div className="quote-version-more">{more}</div>}
    </div>
  )
}

type VersionProps = {
  version: QuoteVersion
  /** The hour at which it will leave. */
  leaves?: string | null
  onPaper: () => void
  onCompare?: () => void
}

function Version({ version, leaves = null, onPaper, onCompare }: VersionProps) {
  const texts = useTexts('console/quote/versions')
  const language = useLanguage()
  const { edition, sentTime, sentBy, updateTime, opened, total, content } = version
  const sum = <Money of={{ currency: content.currency, amount: total }} />
  const closed = sentTime !== null || leaves !== null
  const title =
    leaves === null
      ? (sentTime ? texts.sent : texts.draft)({ edition })
      : texts.leaves({ edition, time: formatMoment(leaves, language) })
  return (
    <Row
      icon={sentTime ? <SendOutlined /> : <FileTextOutlined />}
      title={title}
      more={
        <>
          {onCompare && (
            <Button type="link" size="small" onClick={onCompare}>
              {texts.compare}
            </Button>
          )}
          {closed && (
            <Button type="link" size="small" aria-label={texts.paperOf({ edition })} onClick={onPaper}>
              PDF
            </Button>
          )}
        </>
      }
    >
      <TimePassed time={sentTime ?? updateTime} />
      {sentBy && `, ${sentBy.name}`} · {sum}
      {sentTime && <span className="quote-opened">{texts.opened({ count: opened })}</span>}
    </Row>
  )
}

function Told({ event }: { event: QuoteEvent & { did: Told } }) {
  const texts = useTexts('console/quote/versions')
  const { reasons } = useTexts('console/quote/words')
  const { did, time, user, text, reason, name, orderNumber } = event
  const who = user?.name ?? name
  const words = [reason && reasons[reason], orderNumber, text && texts.said({ text })].filter(Boolean)
  return (
    <Row icon={<MessageOutlined />} title={texts.told[did]}>
      {words.length > 0 && <span className="quote-said">{words.join(' · ')}</span>}
      {who && `${who}, `}
      <TimePassed time={time} />
    </Row>
  )
}

function ReminderWords({ quote: { remindTime, nudgeTime, assignee } }: { quote: QuoteDetail }) {
  const texts = useTexts('console/quote/versions')
  const language = useLanguage()
  const lines = [
    remindTime &&
      texts.remindsAt({ time: formatMoment(remindTime, language), name: assignee?.name ?? texts.whoever }),
    nudgeTime && texts.nudgesAt({ time: formatMoment(nudgeTime, language) }),
  ].filter(Boolean)
  if (lines.length === 0) return texts.noReminders
  return lines.map((line) => (
    <span key={String(line)} className="quote-said">
      {line}
    </span>
  ))
}
