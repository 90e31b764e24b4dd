// Opens the theme picker; the picker and what it stands in come with the first use.
import { BgColorsOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'

const bring = async () => ({ default: (await import('./theme-popup.tsx')).ThemePopup })
const ThemePopup = lazy(bring)
const bringBefore = () => void bring().catch(() => {})

export function ThemeButton() {
  const texts = useTexts('console/frame/bar')
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={opener}
        type="text"
        className="top-bar-theme"
        icon={<BgColorsOutlined />}
        aria-label={texts.theme}
        aria-expanded={open}
        title={texts.theme}
        onPointerEnter={bringBefore}
        onFocus={bringBefore}
        onClick={() => {
          setUsed(true)
          setOpen(!open)
        }}
      />
      {used && (
        <Suspense>
          <ThemePopup open={open} onOpenChange={setOpen} opener={opener} />
        </Suspense>
      )}
    </>
  )
}
