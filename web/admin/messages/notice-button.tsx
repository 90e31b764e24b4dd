// Turns desktop notices of new messages on and off; the browser is asked by this button alone.
import { BellOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { noticesKnown, noticesWanted, wantNotices } from './desktop-notice.ts'

export function NoticeButton() {
  const texts = useTexts('console/frame/messages')
  const { message } = useApp()
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
