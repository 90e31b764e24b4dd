// Puts the console on the whole screen and back (spec §4 "Fullscreen").
import { App } from 'antd'
import { useSyncExternalStore } from 'react'
import { useTexts } from '#web/i18n/language.tsx'

export function useFullscreen(): { full: boolean; toggle: () => void } {
  const texts = useTexts('console/frame/bar')
  const { message } = App.useApp()
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
