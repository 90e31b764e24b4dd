// The head of a message: who wrote it, how it stands, and what can be done with it.
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { MessageHandling } from './admin-message-handling.tsx'
import { StateWord } from './admin-message-words.tsx'
import type { MessageDesk } from './admin-use-message.ts'
import { type Neighbours, useTurn } from './admin-use-message-keys.ts'

export function MessageHead({ desk, neighbours }: { desk: MessageDesk; neighbours: Neighbours }) {
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
        says={
          <span className="message-line">
            <StateWord message={message} />
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
        <MessageHandling desk={desk} />
      </PageHead>
    </>
  )
}
