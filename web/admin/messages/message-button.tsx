// The way to the inbox in the top bar, with how many messages are new.
import { InboxOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useHref } from 'react-router'
import { Counted } from '#web/admin/page-parts/counted.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { INBOX, useMessageCounts } from './messages-live.tsx'

export function MessageButton() {
  const texts = useTexts('console/frame/messages')
  const counts = useMessageCounts()
  const href = useHref(counts && counts.new > 0 ? `${INBOX}?state=new` : INBOX)
  if (!counts) return null
  const { new: fresh, mine, overdue } = counts
  const more = [
    mine > 0 ? `${texts.mine}: ${mine}` : '',
    overdue > 0 ? `${texts.overdue}: ${overdue}` : '',
  ].filter(Boolean)
  return (
    <Button
      type="text"
      className="message-button"
      href={href}
      aria-label={texts.inbox({ count: fresh })}
      title={[texts.inbox({ count: fresh }), ...more].join(' · ')}
      icon={
        <Counted count={fresh}>
          <InboxOutlined />
        </Counted>
      }
    />
  )
}

/** The same figure beside the entry of the menu; the top bar says it in words. */
export function MenuCount({ resources }: { resources: string }) {
  const counts = useMessageCounts()
  if (resources !== 'web_message' || !counts || counts.new === 0) return null
  return (
    <span className="menu-count" aria-hidden="true">
      {counts.new > 99 ? '99+' : counts.new}
    </span>
  )
}
