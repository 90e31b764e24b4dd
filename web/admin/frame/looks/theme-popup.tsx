// Where the theme picker stands: below its button, or on a phone, which has no room there, in a dialog.
import { Modal, Popover } from 'antd'
import type { RefObject } from 'react'
import { Anchor } from '#web/admin/frame/late/menu-at.tsx'
import { useMiddling } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ThemePanel } from './theme-panel.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; opener: RefObject<HTMLElement | null> }

export function ThemePopup({ open, onOpenChange, opener }: Props) {
  const texts = useTexts('console/frame/bar')
  const phone = !useMiddling()
  const close = () => {
    onOpenChange(false)
    opener.current?.focus()
  }
  const panel = <ThemePanel onClose={close} />
  if (phone) {
    return (
      <Modal open={open} onCancel={close} title={texts.theme} footer={null} width={350} destroyOnHidden>
        {panel}
      </Modal>
    )
  }
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={onOpenChange}
      destroyOnHidden
      content={panel}
    >
      <Anchor to={opener} />
    </Popover>
  )
}
