// Parts of a message that list and page share: its state, until when it is to be answered, and what it is about.
import { ClockCircleOutlined } from '@ant-design/icons'
import { useState } from 'react'
import type { MessageItem } from '#contract/enquiries/message-shapes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { TimeCell } from '#web/admin/list/time-cell.tsx'
import { useFormAddress } from '#web/admin/records/record-places.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'

type Standing = Pick<
  MessageItem,
  'state' | 'spamReason' | 'mergedInto' | 'dueTime' | 'late' | 'erasureAsked' | 'quote'
>

export function StateWord({ message }: { message: Standing }) {
  const texts = useTexts('console/message/inbox')
  const words = useTexts('console/message/states')
  const quotes = useTexts('console/quote/words')
  const { state, spamReason, mergedInto, late, erasureAsked, quote } = message
  return (
    <span className="state-word message-state" data-state={state}>
      <span>
        {words.states[state]}
        {state === 'spam' && spamReason !== '' && <small>{words.reasons[spamReason]}</small>}
        {quote && (
          <small>{quotes.inInbox({ number: quote.number, state: quotes.states[quote.state] })}</small>
        )}
        {mergedInto !== null && <small>{texts.merged}</small>}
        {late && <small className="message-late">{texts.lateMark}</small>}
        {erasureAsked && <small className="message-late">{texts.erasureMark}</small>}
      </span>
    </span>
  )
}

/** Said as late only while somebody still waits for an answer. */
export function DueTime({ message: { dueTime, state } }: { message: Standing }) {
  const texts = useTexts('console/message/inbox')
  const [now] = useState(Date.now)
  if (dueTime === null) return null
  const late = (state === 'new' || state === 'assigned') && Date.parse(dueTime) < now
  if (!late) return <TimeCell time={dueTime} />
  return (
    <span className="message-late">
      <ClockCircleOutlined aria-hidden="true" /> {texts.overdue}: <TimeCell time={dueTime} />
    </span>
  )
}

/** What one record of a kind is called. */
export function useKindName(): (kind: Kind) => string {
  const names = useKindNames('one')
  return (kind) => names[kind]
}

/** Leads to the record's form, or to its public page where the person may not open that. */
export function AboutRecord({ message: { about, language } }: { message: MessageItem }) {
  const kindName = useKindName()
  const formAddress = useFormAddress()
  if (about === null) return null
  const { kind, id, title, address } = about
  const form = id === null ? null : formAddress({ kind, id })
  return (
    <>
      {kindName(kind)}{' '}
      {form !== null ? (
        <RouterLink to={form}>{title}</RouterLink>
      ) : address !== '' ? (
        <a href={`/${language}${address}`} target="_blank" rel="noreferrer">
          {title}
        </a>
      ) : (
        <bdi>{title}</bdi>
      )}
    </>
  )
}
