// The head of a message: who wrote it, how it stands, and what can be done with it.
import { LeftOutlined, MoreOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps, Tooltip } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { STAFF_SPAM_REASONS } from '#contract/enquiries/message-states.ts'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { StateWord } from './admin-message-words.tsx'
import type { MessageDesk } from './admin-use-message.ts'
import { type Neighbours, useTurn } from './admin-use-message-keys.ts'

const dialogs = () => import('./admin-message-dialogs.tsx')
const MergeDialog = lazy(async () => ({ default: (await dialogs()).MergeDialog }))
const Erasure = lazy(async () => ({ default: (await dialogs()).MessageErasure }))

type Props = {
  desk: MessageDesk
  neighbours: Neighbours
  /** What the page may do with it before all else. */
  first?: ReactNode
}

export function MessageHead({ desk, neighbours, first }: Props) {
  const texts = useTexts('console/message/detail')
  const may = useMay()
  const turn = useTurn()
  const { message, busy } = desk
  const { state } = message
  const step = (label: string, to: number | null, icon: ReactNode) => (
    <Tooltip title={label}>
      <Button
        type="text"
        icon={icon}
        aria-label={label}
        aria-disabled={to === null}
        className="message-step"
        onClick={() => turn(to)}
      />
    </Tooltip>
  )
  const button = (label: string, onClick: () => unknown) => (
    <Button disabled={busy} onClick={() => void onClick()}>
      {label}
    </Button>
  )
  return (
    <>
      <RouterLink className="message-back" to={INBOX}>
        {texts.back}
      </RouterLink>
      <PageHead
        title={<bdi>{message.name}</bdi>}
        description={
          <span className="message-line">
            {/* The quote itself stands below. */}
            <StateWord message={{ ...message, quote: null }} />
            <span>{message.number}</span>
            {message.company && <bdi>{message.company}</bdi>}
            <TimePassed time={message.createTime} />
          </span>
        }
      >
        {step(texts.previous, neighbours.before, <LeftOutlined />)}
        {step(texts.next, neighbours.after, <RightOutlined />)}
        {may('web_message:update') &&
          (state === 'spam' ? (
            button(texts.notSpam, desk.notSpam)
          ) : (
            <>
              {button(texts.note, desk.note)}
              {state === 'closed' ? button(texts.reopen, desk.reopen) : button(texts.close, desk.close)}
            </>
          ))}
        <MoreActions desk={desk} />
        {first}
      </PageHead>
    </>
  )
}

/** The rarer actions: merge duplicates, mark it as spam and why, erase it for good. */
function MoreActions({ desk }: { desk: MessageDesk }) {
  const texts = useTexts('console/message/detail')
  const { reasons } = useTexts('console/message/states')
  const may = useMay()
  const [open, setOpen] = useState<'merge' | 'erase' | null>(null)
  const { message, busy } = desk
  const changeable = may('web_message:update') && message.state !== 'spam'
  const items: NonNullable<MenuProps['items']> = []
  if (changeable && message.mergedInto === null && message.similar.length > 0) {
    items.push({ key: 'merge', label: texts.merge, onClick: () => setOpen('merge') })
  }
  if (changeable) {
    items.push({
      key: 'spam',
      type: 'group',
      label: texts.spam,
      children: STAFF_SPAM_REASONS.map((reason) => ({
        key: reason,
        label: reasons[reason],
        danger: true,
        onClick: () => void desk.spam(reason),
      })),
    })
  }
  if (may('web_message:delete')) {
    if (items.length > 0) items.push({ key: 'line', type: 'divider' })
    items.push({ key: 'erase', label: texts.erase, danger: true, onClick: () => setOpen('erase') })
  }
  if (items.length === 0) return null
  const close = () => setOpen(null)
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button icon={<MoreOutlined />} aria-label={texts.work} disabled={busy} />
      </Dropdown>
      <Suspense>
        {open === 'merge' && <MergeDialog desk={desk} onClose={close} />}
        {open === 'erase' && <Erasure message={message} onClose={close} />}
      </Suspense>
    </>
  )
}
