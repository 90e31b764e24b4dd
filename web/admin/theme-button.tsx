// Opens the theme picker; the picker itself comes with the first click.
import { BgColorsOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { lazy, Suspense, useRef, useState } from 'react'
import { BAR_TEXTS } from '#web/admin/bar-texts.ts'
import { useTexts } from '#web/i18n/language.tsx'

const ThemePanel = lazy(async () => ({ default: (await import('./theme-panel.tsx')).ThemePanel }))

export function ThemeButton() {
  const texts = useTexts(BAR_TEXTS)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <Suspense>
          <ThemePanel onClose={close} />
        </Suspense>
      }
    >
      <Button
        ref={button}
        type="text"
        className="top-bar-theme"
        icon={<BgColorsOutlined />}
        aria-label={texts.theme}
        aria-expanded={open}
        title={texts.theme}
      />
    </Popover>
  )
}
