// The state of a message as a word with a dot, and until when it is to be answered.
import { ClockCircleOutlined } from '@ant-design/icons'
import { useState } from 'react'
import type { MessageItem } from '#contract/enquiries/message-shapes.ts'
import { TimeCell } from '#web/admin/list/time-cell.tsx'
import { useTexts } from '#web/i18n/language.tsx'

type Standing = Pick<MessageItem, 'state' | 'spamReason' | 'mergedInto' | 'dueTime'>

export function StateWord({ message }: { message: Standing }) {
  const texts = useTexts('console/message/inbox')
  const words = useTexts('console/message/states')
  const { state, spamReason, mergedInto } = message
  return (
    <span className="state-word message-state" data-state={state}>
      <span>
        {words.states[state]}
        {state === 'spam' && spamReason !== '' && <small>{words.reasons[spamReason]}</small>}
        {mergedInto !== null && <small>{texts.merged}</small>}
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
