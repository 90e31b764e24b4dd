// The rarer actions on a message: merge duplicates, say that it is spam and why, erase it for good.
import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { STAFF_SPAM_REASONS } from '#contract/enquiries/message-states.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { MessageDesk } from './admin-use-message.ts'

const MergeDialog = lazy(async () => ({ default: (await import('./admin-merge-dialog.tsx')).MergeDialog }))
const Erasure = lazy(async () => ({ default: (await import('./admin-message-erasure.tsx')).MessageErasure }))

export function MessageHandling({ desk }: { desk: MessageDesk }) {
  const texts = useTexts('console/message/detail')
  const { reasons } = useTexts('console/message/states')
  const may = useMay()
  const [open, setOpen] = useState<'merge' | 'erase' | null>(null)
  const { message, busy } = desk
  const workable = may('web_message:update') && message.state !== 'spam'
  const items: NonNullable<MenuProps['items']> = []
  if (workable && message.mergedInto === null && message.similar.length > 0) {
    items.push({ key: 'merge', label: texts.merge, onClick: () => setOpen('merge') })
  }
  if (workable) {
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
