// Asks before something is done that unsaved input would not survive (decision 22).
import { App } from 'antd'
import { CONSOLE_TEXTS } from '#web/admin/texts.ts'
import { useUnsaved } from '#web/admin/unsaved.tsx'
import { useTexts } from '#web/i18n/language.tsx'

/** Runs what it is given: at once, or after the person agreed to lose their input. */
export function useAskUnsaved(): (go: () => void) => void {
  const texts = useTexts(CONSOLE_TEXTS)
  const { modal } = App.useApp()
  const unsaved = useUnsaved()
  return (go) => {
    if (!unsaved.any()) return go()
    modal.confirm({
      title: texts.leaveTitle,
      content: texts.leaveSays,
      okText: texts.leave,
      okButtonProps: { danger: true },
      cancelText: texts.stay,
      onOk: () => {
        unsaved.release()
        go()
      },
    })
  }
}
