// Asks before unsaved input is left behind, by navigation or by closing the browser tab (decision 22).
import { Modal } from 'antd'
import { useCallback, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { CONSOLE_TEXTS } from '#web/admin/texts.ts'
import { useUnsaved } from '#web/admin/unsaved.tsx'
import { useTexts } from '#web/i18n/language.tsx'

/** Stands once in the frame and speaks for every form of the console. */
export function LeaveGuard() {
  const texts = useTexts(CONSOLE_TEXTS)
  const unsaved = useUnsaved()
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && unsaved.any(),
      [unsaved],
    ),
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.any()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={texts.leaveTitle}
      okText={texts.leave}
      okButtonProps={{ danger: true }}
      cancelText={texts.stay}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      focusable={{ focusTriggerAfterClose: true }}
      width={440}
    >
      {texts.leaveSays}
    </Modal>
  )
}
