// What draws messages, notices and questions. It comes with the first press of a key or a button.
import { Modal, message, notification } from 'antd'
import type { MessageInstance } from 'antd/es/message/interface'
import type { HookAPI } from 'antd/es/modal/useModal'
import type { NotificationInstance } from 'antd/es/notification/interface'
import { useEffect } from 'react'

export type Words = { message: MessageInstance; notification: NotificationInstance }
type Props<Made> = { onReady: (made: Made) => void }

const MOST = { maxCount: 4 }

export function WordsHolder({ onReady }: Props<Words>) {
  const [messages, shown] = message.useMessage(MOST)
  const [notices, told] = notification.useNotification()
  useEffect(() => onReady({ message: messages, notification: notices }), [onReady, messages, notices])
  return (
    <>
      {shown}
      {told}
    </>
  )
}

export function QuestionsHolder({ onReady }: Props<HookAPI>) {
  const [modal, questions] = Modal.useModal()
  useEffect(() => onReady(modal), [onReady, modal])
  return questions
}
