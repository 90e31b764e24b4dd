// The toggle for the whole screen.
import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSyncExternalStore } from 'react'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'

export function FullscreenButton() {
  const texts = useTexts('console/frame/bar')
  const { full, toggle } = useFullscreen()
  const label = full ? texts.fullscreenEnd : texts.fullscreen
  return (
    <Button
      type="text"
      className="top-bar-wide"
      icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
      aria-label={label}
      title={label}
      onClick={toggle}
    />
  )
}

export function useFullscreen(): { full: boolean; toggle: () => void } {
  const texts = useTexts('console/frame/bar')
  const { message } = useApp()
  const full = useSyncExternalStore(subscribe, isFull)

  const toggle = async () => {
    try {
      if (isFull()) return await document.exitFullscreen()
      // Some browsers lack the call altogether, others have it and forbid it.
      if (!document.fullscreenEnabled) throw new Error('fullscreen is not enabled')
      await document.documentElement.requestFullscreen()
    } catch {
      void message.warning({ content: texts.fullscreenCannot, key: 'fullscreen' })
    }
  }
  return { full, toggle: () => void toggle() }
}

function subscribe(changed: () => void) {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
const isFull = () => document.fullscreenElement != null
