// What can be done with many messages at once, each with a way back.
import { Radio } from 'antd'
import { useState } from 'react'
import type { MessageItem } from '#contract/enquiries/message-shapes.ts'
import { STAFF_SPAM_REASONS, type StaffSpamReason } from '#contract/enquiries/message-states.ts'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import type { Assignee } from '#web/admin/messages/assignee.ts'
import { AssigneeSelect } from '#web/admin/messages/assignee-select.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { assign, markSpam, setState, type Target } from '../admin-api.ts'

export function useMessageBulk(): BulkAction<MessageItem>[] {
  const texts = useTexts('console/message/inbox')
  const actions: BulkAction<MessageItem>[] = [
    {
      key: 'assign',
      ...texts.assign,
      chooses: (onChoose) => <PersonChoice onChoose={onChoose} />,
      fits: ({ state }) => state !== 'spam',
      run: (message, person: number | null) => assign(message, person),
      undo: (before, after: Target) => assign(after, before.assignee?.id ?? null),
    },
    {
      key: 'close',
      ...texts.close,
      fits: ({ state }) => state !== 'closed' && state !== 'spam',
      run: (message) => setState(message, 'closed'),
      undo: ({ state }, after: Target) => setState(after, state === 'spam' ? 'new' : state),
    },
    {
      key: 'spam',
      ...texts.spam,
      danger: true,
      chooses: (onChoose) => <ReasonChoice onChoose={onChoose} />,
      fits: ({ state }) => state !== 'spam',
      run: (message, reason: StaffSpamReason) => markSpam(message, true, reason),
      undo: async ({ state }, after: Target) => {
        const back = await markSpam(after, false)
        if (state !== 'spam' && back.state !== state) await setState(back, state)
      },
    },
    {
      key: 'notSpam',
      ...texts.notSpam,
      fits: ({ state }) => state === 'spam',
      run: (message) => markSpam(message, false),
      undo: (_, after: Target) => markSpam(after, true),
    },
  ]
  return actions.map((action) => ({ ...action, permit: 'web_message:update' }))
}

function ReasonChoice({ onChoose }: { onChoose: (reason: StaffSpamReason) => void }) {
  const texts = useTexts('console/message/inbox')
  const { reasons } = useTexts('console/message/states')
  return (
    <Radio.Group
      vertical
      aria-label={texts.spamReason}
      options={STAFF_SPAM_REASONS.map((value) => ({ value, label: reasons[value] }))}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}

function PersonChoice({ onChoose }: { onChoose: (person: number | null) => void }) {
  const texts = useTexts('console/message/inbox')
  const [value, setValue] = useState<Assignee | null>(null)
  return (
    <AssigneeSelect
      className="message-person"
      label={texts.choosePerson}
      placeholder={texts.choosePerson}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChoose(typeof next === 'number' && next > 0 ? next : null)
      }}
    />
  )
}
