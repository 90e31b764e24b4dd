// Beside a message: how it stands, who wrote it, the way through the site, others of the same visitor.
import { DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { isLanguage } from '#contract/languages/language-codes.ts'
import { readAgent } from '#contract/people/agent.ts'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { AboutRecord } from './admin-about.tsx'
import { CopyText } from './admin-copy-text.tsx'
import { DueTime } from './admin-message-words.tsx'
import { OtherMessages } from './admin-other-messages.tsx'
import { PersonSelect } from './admin-person-select.tsx'
import type { MessageDesk } from './admin-use-message.ts'

const WORKED = ['new', 'assigned', 'replied', 'closed'] as const

export function MessageSide({ desk }: { desk: MessageDesk }) {
  const texts = useTexts('console/message/detail')
  const language = useLanguage()
  const { message } = desk
  const { browser, system } = readAgent(message.agent)
  const copied = (label: string, value: string, href?: string) =>
    value && [label, <CopyText key={label} label={label} value={value} href={href} />]
  return (
    <aside className="message-side">
      {message.state !== 'spam' && <Work desk={desk} />}
      <Facts
        title={texts.visitor}
        facts={[
          copied(texts.name, message.name),
          copied(texts.company, message.company),
          copied(texts.email, message.email, `mailto:${message.email}`),
          copied(texts.phone, message.phone, `tel:${message.phone.replace(/[^\d+]/g, '')}`),
          message.country && [texts.country, <bdi key="country">{message.country}</bdi>],
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
          [texts.consent, formatMoment(message.consentTime, language)],
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

/** Pages with a language in front are addresses of their own, the others stand behind the `#`. */
const siteAddress = (path: string) => (isLanguage(path.split('/')[1]) ? path : `/#${path}`)

type Fact = readonly ReactNode[] | '' | null | false

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="message-facts">
        {facts.map(
          (fact) =>
            fact && (
              <div key={String(fact[0])}>
                <dt>{fact[0]}</dt>
                <dd>{fact[1]}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

/** State, assignee and time; only read by who may not change them. */
function Work({ desk }: { desk: MessageDesk }) {
  const texts = useTexts('console/message/detail')
  const inbox = useTexts('console/message/inbox')
  const { states } = useTexts('console/message/states')
  const may = useMay()
  const { message, busy } = desk
  const { state, assignee, dueTime } = message
  if (!may('web_message:update') || state === 'spam') {
    return (
      <Facts
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
        options={WORKED.map((value) => ({ value, label: states[value] }))}
      />
      <span>{texts.assignee}</span>
      <PersonSelect
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
