// Before a quote leaves: to whom and with which words, what is missing and where, when somebody is reminded. Rendered while it is open.
import { CheckOutlined, ExclamationCircleOutlined, SendOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Input, InputNumber, Modal } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { quoteSums } from '#contract/quotes/quote-sums.ts'
import { mailStatusQuery } from '#web/admin/messages/admin-api.ts'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { Money } from '#web/admin/quotes/money.tsx'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Day } from '#web/ui/day.tsx'
import { clockIn, isAtNight, zoneOfCountry } from '../../admin-local-time.ts'
import { type Letter, letterQuery } from '../admin-api.ts'
import { QuoteHour } from './admin-quote-hour.tsx'
import '../admin-quote-reading.css'
import './admin-quote-dialogs.css'

/** As in `contract/enquiries/message-shapes.ts`, which would bring the validator along. */
const SUBJECT = 200
const BODY = 20_000
/** Days until somebody is reminded, and before the end; at most a quarter (`contract/quotes/quote.ts`). */
const REMIND = 5
const NUDGE = 7
const MOST_DAYS = 92

export type LackSaid = { path: string; says: string }
type Props = {
  /** Its draft as it is stored. */
  quote: QuoteDetail
  country: string
  lacks: readonly LackSaid[]
  onGo: (path: string) => void
  /** Now, or at an hour; answers whether that was done. */
  onSend: (letter: Letter, sendTime: string | null) => Promise<boolean>
  onClose: () => void
}

export function QuoteSend({ quote, country, lacks, onGo, onSend, onClose }: Props) {
  const texts = useTexts('console/quote/send')
  const asked = useQuery({ ...letterQuery(quote), refetchOnWindowFocus: false })
  const [typed, setTyped] = useState<{ subject?: string; body?: string }>({})
  const [remindDays, setRemind] = useState<number | null>(REMIND)
  const [nudgeDays, setNudge] = useState<number | null>(NUDGE)
  const [sendTime, setSendTime] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const id = useId()
  const subject = typed.subject ?? asked.data?.subject ?? ''
  const body = typed.body ?? asked.data?.body ?? ''
  const { number, edition, language } = quote
  const noAddress = asked.data !== undefined && asked.data.to === ''
  const ready = lacks.length === 0 && !noAddress && subject.trim() !== '' && body.trim() !== ''
  const send = async () => {
    setBusy(true)
    const letter = { subject: subject.trim(), body: body.trim(), remindDays, nudgeDays }
    if (!(await onSend(letter, sendTime))) setBusy(false)
  }
  return (
    <Modal
      open
      className="quote-send"
      title={texts.title({ number, edition })}
      width={640}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="primary"
            icon={<SendOutlined />}
            disabled={!ready || !asked.data}
            loading={busy}
            onClick={() => void send()}
          >
            {sendTime === null ? texts.ok : texts.okLater}
          </Button>
        </>
      }
    >
      <Pending asked={asked} rows={8} />
      {asked.data && (
        <div className="quote-send-parts">
          <Overview quote={quote} to={asked.data.to} />
          <Checks {...{ quote, country, lacks, noAddress, sendTime, onGo }} />
          <div>
            <label htmlFor={`${id}-subject`}>{texts.subject}</label>
            <Input
              id={`${id}-subject`}
              value={subject}
              maxLength={SUBJECT}
              lang={language}
              onChange={({ target }) => setTyped({ ...typed, subject: target.value })}
            />
          </div>
          <div>
            <label htmlFor={`${id}-body`}>{texts.body({ language: LANGUAGE_NAMES[language] })}</label>
            <Input.TextArea
              id={`${id}-body`}
              value={body}
              maxLength={BODY}
              lang={language}
              autoSize={{ minRows: 6, maxRows: 14 }}
              onChange={({ target }) => setTyped({ ...typed, body: target.value })}
            />
            <p className="field-hint">{texts.bodyHint}</p>
          </div>
          <QuoteHour
            value={sendTime}
            country={country}
            until={quote.versions[0]?.content.validUntil ?? ''}
            onChange={setSendTime}
          />
          <fieldset className="quote-reminders">
            <legend>{texts.reminders}</legend>
            <DaysChoice value={remindDays} usual={REMIND} says={texts.remind} onChange={setRemind} />
            <DaysChoice value={nudgeDays} usual={NUDGE} says={texts.nudge} onChange={setNudge} />
          </fieldset>
        </div>
      )}
    </Modal>
  )
}

function Overview({ quote, to }: { quote: QuoteDetail; to: string }) {
  const texts = useTexts('console/quote/send')
  const content = quote.versions[0]?.content
  if (!content) return null
  const { currency } = content
  const { total } = quoteSums(content.lines, content.extras, currency)
  const facts: [string, ReactNode][] = [
    [texts.to, <bdi key="to">{to}</bdi>],
    [texts.with, texts.paper({ language: LANGUAGE_NAMES[content.language] })],
    [texts.total, <Money key="total" of={{ currency, amount: total }} />],
  ]
  if (content.validUntil) facts.push([texts.validUntil, <Day key="day" date={content.validUntil} />])
  return (
    <dl className="quote-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type ChecksProps = Pick<Props, 'quote' | 'country' | 'lacks' | 'onGo'> & {
  noAddress: boolean
  sendTime: string | null
}

/** What is missing with the way to it, and what should be known before it leaves. */
function Checks({ quote, country, lacks, noAddress, sendTime, onGo }: ChecksProps) {
  const texts = useTexts('console/quote/send')
  const { data: status } = useQuery(mailStatusQuery())
  const zone = zoneOfCountry(country)
  const clock = zone && clockIn(zone, sendTime === null ? undefined : new Date(sendTime))
  const clockWords = sendTime === null ? texts.clock : texts.clockThen
  const before = quote.versions.find(({ sentTime }) => sentTime !== null)?.edition
  const free = freeLines(quote)
  const check = (key: string, fine: boolean, says: ReactNode) => (
    <li key={key} data-fine={fine || undefined}>
      {fine ? <CheckOutlined aria-hidden="true" /> : <ExclamationCircleOutlined aria-hidden="true" />}
      <span>{says}</span>
    </li>
  )
  return (
    <ul className="quote-checks">
      {lacks.map(({ path, says }) =>
        check(
          path,
          false,
          <>
            {says}{' '}
            <Button type="link" size="small" onClick={() => onGo(path)}>
              {texts.go}
            </Button>
          </>,
        ),
      )}
      {noAddress && check('address', false, texts.noAddress)}
      {lacks.length === 0 && !noAddress && check('whole', true, texts.whole)}
      {lacks.length === 0 && free > 0 && check('free', false, texts.free({ count: free }))}
      {before !== undefined && check('before', true, texts.before({ edition: before, next: quote.edition }))}
      {clock && check('clock', !isAtNight(clock), clockWords({ country, time: clock }))}
      {status && !status.mail && check('mail', false, texts.waits)}
    </ul>
  )
}

/** Lines that cost nothing, as one that was forgotten. */
const freeLines = ({ versions }: QuoteDetail): number =>
  (versions[0]?.content.lines ?? []).filter(
    ({ price, options }) => price === 0 && options.every((option) => option.price === 0),
  ).length

type DaysProps = {
  value: number | null
  usual: number
  says: (values: { days: string }) => string
  onChange: (days: number | null) => void
}

/** A box to tick, with the number of days inside its words. */
function DaysChoice({ value, usual, says, onChange }: DaysProps) {
  const MARK = '#'
  const label = says({ days: MARK })
  const [before = '', after = ''] = label.split(MARK)
  return (
    <div className="quote-days">
      <Checkbox
        checked={value !== null}
        aria-label={says({ days: String(value ?? usual) })}
        onChange={({ target }) => onChange(target.checked ? usual : null)}
      />
      <span>
        {before}
        <InputNumber
          size="small"
          min={1}
          max={MOST_DAYS}
          precision={0}
          value={value ?? usual}
          disabled={value === null}
          aria-label={says({ days: '' })}
          onChange={(days) => days !== null && onChange(days)}
        />
        {after}
      </span>
    </div>
  )
}
