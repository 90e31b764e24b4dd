// Notices on the desktop, shown only when the person turned them on and the browser allows it.
import { BellOutlined } from '@ant-design/icons'
import { App, Button, Tooltip } from 'antd'
import { useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'

const keyOf = (person: number) => `message-notices:${person}`

/** Whether the browser knows notices at all. */
export const noticesKnown = () => 'Notification' in window

export function noticesWanted(person: number): boolean {
  try {
    return (
      noticesKnown() && Notification.permission === 'granted' && localStorage.getItem(keyOf(person)) === 'on'
    )
  } catch {
    return false
  }
}

/** Remembers the wish; asks the browser when it has not been asked. Answers whether notices are shown from now on. */
export async function wantNotices(person: number, on: boolean): Promise<boolean> {
  if (!noticesKnown()) return false
  if (on && (await Notification.requestPermission()) !== 'granted') return false
  try {
    localStorage.setItem(keyOf(person), on ? 'on' : 'off')
  } catch {
    return false
  }
  return on
}

type Notice = { title: string; body: string; tag: string; to: string }

/** A click on it brings the console to the front, at the message. */
export function showNotice({ title, body, tag, to }: Notice) {
  try {
    const notice = new Notification(title, { body, tag, icon: '/favicon.svg' })
    notice.onclick = () => {
      window.focus()
      location.hash = to
      notice.close()
    }
  } catch (error) {
    // Some phones know notices of service workers alone.
    console.debug(error)
  }
}

export function NoticeButton() {
  const texts = useTexts('console/frame/messages')
  const { message } = App.useApp()
  const { id } = useSession()
  const [on, setOn] = useState(() => noticesWanted(id))
  if (!noticesKnown()) return null
  const turn = async () => {
    const now = await wantNotices(id, !on)
    setOn(now)
    if (!on && !now) void message.warning(texts.noticeDenied)
    else void message.success(now ? texts.noticeIsOn : texts.noticeIsOff)
  }
  const label = on ? texts.noticeOn : texts.noticeOff
  return (
    <Tooltip title={label}>
      <Button
        icon={<BellOutlined />}
        aria-pressed={on}
        aria-label={label}
        type={on ? 'primary' : 'default'}
        ghost={on}
        onClick={() => void turn()}
      />
    </Tooltip>
  )
}
