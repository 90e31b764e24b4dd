// Beside a message: how it stands, who wrote it, the way through the site, others of the same visitor.
import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { Button, DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { useEffect, useState } from 'react'
import { isLanguage } from '#contract/languages/language-codes.ts'
import { readAgent } from '#contract/people/agent.ts'
import { AssigneeSelect } from '#web/admin/messages/assignee-select.tsx'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { type Fact, Facts } from '#web/admin/page-parts/facts.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { clockIn, zoneOfCountry } from './admin-local-time.ts'
import { AboutRecord, DueTime } from './admin-message-words.tsx'
import { OtherMessages } from './admin-other-messages.tsx'
import type { MessageDesk } from './admin-use-message.ts'

const OPEN_STATES = ['new', 'assigned', 'replied', 'closed'] as const

export function MessageSide({ desk }: { desk: MessageDesk }) {
  const texts = useTexts('console/message/detail')
  const language = useLanguage()
  const { message } = desk
  const { browser, system } = readAgent(message.agent)
  const copied = (label: string, value: string, href?: string) =>
    value && [label, <CopyText key={label} label={label} value={value} href={href} />]
  return (
    <aside className="message-side">
      {message.state !== 'spam' && <Standing desk={desk} />}
      <Section
        title={texts.visitor}
        facts={[
          copied(texts.name, message.name),
          copied(texts.company, message.company),
          copied(texts.email, message.email, `mailto:${message.email}`),
          copied(texts.phone, message.phone, `tel:${message.phone.replace(/[^\d+]/g, '')}`),
          message.country && [texts.country, <Country key="country" name={message.country} />],
          [texts.language, LANGUAGE_NAMES[message.language]],
          message.about && [
            texts.about,
            <span key="about" className="message-product">
              <span>
                <AboutRecord message={message} />
              </span>
              {message.about.id !== null && (
                <RouterLink to={`${INBOX}?aboutId=${message.about.id}`}>{texts.sameRecord}</RouterLink>
              )}
            </span>,
          ],
          [texts.received, formatMoment(message.createTime, language)],
          message.promisedTime && [texts.promised, formatMoment(message.promisedTime, language)],
          [texts.consent, formatMoment(message.consentTime, language)],
          message.consentText && [texts.agreedTo, message.consentText],
          message.address && [texts.address, message.address],
          (browser ?? system) && [texts.agent, [browser, system].filter(Boolean).join(', ')],
        ]}
      />
      <section>
        <h3>{texts.trail}</h3>
        {message.trail.length === 0 && <p className="field-hint">{texts.noTrail}</p>}
        <ol className="message-trail">
          {message.trail.map((path, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same page may come twice, and the list never changes
            <li key={index}>
              <a href={siteAddress(path)} target="_blank" rel="noreferrer">
                {path}
              </a>
            </li>
          ))}
        </ol>
      </section>
      <OtherMessages desk={desk} />
    </aside>
  )
}

/** The country as it was typed, with the time there where it has one. */
function Country({ name }: { name: string }) {
  const texts = useTexts('console/message/detail')
  const zone = zoneOfCountry(name)
  return (
    <>
      <bdi>{name}</bdi>
      {zone && <small className="message-clock">{texts.clockThere({ time: clockIn(zone) })}</small>}
    </>
  )
}

/** Pages with a language in front are addresses of their own, the others stand behind the `#`. */
const siteAddress = (path: string) => (isLanguage(path.split('/')[1]) ? path : `/#${path}`)

function Section({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <Facts className="message-facts" facts={facts} />
    </section>
  )
}

/** State, assignee and due time; whoever may not change them reads them. */
function Standing({ desk }: { desk: MessageDesk }) {
  const texts = useTexts('console/message/detail')
  const inbox = useTexts('console/message/inbox')
  const { states } = useTexts('console/message/states')
  const may = useMay()
  const { message, busy } = desk
  const { state, assignee, dueTime } = message
  if (!may('web_message:update') || state === 'spam') {
    return (
      <Section
        title={texts.work}
        facts={[
          [texts.state, states[state]],
          [texts.assignee, assignee?.name ?? inbox.nobody],
          [texts.due, dueTime ? <DueTime key="due" message={message} /> : texts.noDue],
        ]}
      />
    )
  }
  const evening = (days: number) => dayjs().add(days, 'day').hour(18).startOf('hour')
  return (
    <section className="message-work">
      <h3>{texts.work}</h3>
      <span>{texts.state}</span>
      <Select
        aria-label={texts.state}
        value={state}
        disabled={busy}
        onChange={(next) => void desk.setState(next)}
        options={OPEN_STATES.map((value) => ({ value, label: states[value] }))}
      />
      <span>{texts.assignee}</span>
      <AssigneeSelect
        label={texts.assignee}
        placeholder={inbox.nobody}
        value={assignee?.id ?? 0}
        onChange={(next) => void desk.assign(typeof next === 'number' && next > 0 ? next : null)}
      />
      <span>{texts.due}</span>
      <DatePicker
        aria-label={texts.due}
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        placeholder={texts.noDue}
        value={dueTime === null ? null : dayjs(dueTime)}
        disabled={busy}
        onChange={(next) => void desk.due(next ? next.toISOString() : null)}
        presets={[
          { label: texts.today, value: evening(0) },
          { label: texts.tomorrow, value: evening(1) },
          ...[3, 7].map((count) => ({ label: texts.inDays({ count }), value: evening(count) })),
        ]}
      />
      {dueTime !== null && <DueTime message={message} />}
    </section>
  )
}

const SHOWN_MS = 1_500

type CopyProps = { label: string; value: string; href?: string | undefined }

/** A text with the way to copy it. */
function CopyText({ label, value, href }: CopyProps) {
  const texts = useTexts('console/message/detail')
  const { message } = useApp()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // Not over https, or not allowed: it can still be marked and copied by hand.
      void message.info(value)
    }
  }
  return (
    <span className="copy-text">
      <bdi>{href ? <a href={href}>{value}</a> : value}</bdi>
      <Button
        type="text"
        size="small"
        icon={copied ? <CheckOutlined /> : <CopyOutlined />}
        aria-label={copied ? texts.copied : texts.copy({ what: label })}
        onClick={() => void copy()}
      />
    </span>
  )
}
