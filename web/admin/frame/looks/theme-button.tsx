// Opens the theme picker; the picker itself comes with the first click.
import { BgColorsOutlined } from '@ant-design/icons'
import { Button, Modal, Popover } from 'antd'
import { lazy, Suspense, useRef, useState } from 'react'
import { useMiddling } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'

const ThemePanel = lazy(async () => ({ default: (await import('./theme-panel.tsx')).ThemePanel }))

/** As much room as the picker takes, so that nothing jumps when it arrives; its own sheet comes with it. */
const WAITING = { width: 300, maxWidth: '100%', height: 230 }

export function ThemeButton() {
  const texts = useTexts('console/frame/bar')
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  // A phone has no room beside the button.
  const phone = !useMiddling()
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const panel = (
    <Suspense fallback={<div style={WAITING} />}>
      <ThemePanel onClose={close} />
    </Suspense>
  )
  const button = (
    <Button
      ref={opener}
      type="text"
      className="top-bar-theme"
      icon={<BgColorsOutlined />}
      aria-label={texts.theme}
      aria-expanded={open}
      title={texts.theme}
      {...(phone && { onClick: () => setOpen(true) })}
    />
  )
  if (phone) {
    return (
      <>
        {button}
        <Modal open={open} onCancel={close} title={texts.theme} footer={null} width={350} destroyOnHidden>
          {panel}
        </Modal>
      </>
    )
  }
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      content={panel}
    >
      {button}
    </Popover>
  )
}
