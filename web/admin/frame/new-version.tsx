// Says once that a new version was deployed; the person decides when to reload.
import { Button } from 'antd'
import { useEffect } from 'react'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { isNewerDeployed, runningScript } from '#web/client/deployed-version.ts'
import { useTexts } from '#web/i18n/language.tsx'

const PAUSE_MS = 5 * 60 * 1000
const KEY = 'new-version'

export function NewVersionNotice() {
  const { notification } = useApp()
  const texts = useTexts('console/frame/tabs')
  useEffect(() => {
    const leaving = new AbortController()
    const running = runningScript()
    let last = Date.now()
    const look = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < PAUSE_MS) return
      last = Date.now()
      try {
        if (!(await isNewerDeployed(running, leaving.signal))) return
      } catch {
        // No connection, or the frame is gone: the next look asks again.
        return
      }
      notification.info({
        key: KEY,
        title: texts.newTitle,
        description: texts.newText,
        duration: 0,
        actions: (
          <Button type="primary" size="small" onClick={() => location.reload()}>
            {texts.reload}
          </Button>
        ),
      })
    }
    const heard = () => void look()
    addEventListener('focus', heard)
    document.addEventListener('visibilitychange', heard)
    return () => {
      leaving.abort()
      removeEventListener('focus', heard)
      document.removeEventListener('visibilitychange', heard)
    }
  }, [notification, texts])
  return null
}
