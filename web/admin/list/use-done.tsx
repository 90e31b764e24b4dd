// The message of success, with the way back where there is one.
import { App, Button } from 'antd'
import { useTexts } from '#web/i18n/language.tsx'
import { LIST_TEXTS } from './list-texts.ts'

/** Long enough to read it and to change one's mind. */
const UNDO_SECONDS = 8

/** Says that something was done; with `undo` it can be taken back for a few seconds. A failure of it is told by the frame. */
export function useDone(): (says: string, undo?: (() => Promise<unknown>) | undefined) => void {
  const texts = useTexts(LIST_TEXTS)
  const { message } = App.useApp()
  return (says, undo) => {
    if (!undo) return void message.success(says)
    const key = `undo-${says}-${Date.now()}`
    const takeBack = () => {
      message.destroy(key)
      undo().catch((error: unknown) => console.error(error))
    }
    void message.success({
      key,
      duration: UNDO_SECONDS,
      content: (
        <>
          {says}
          <Button type="link" size="small" className="undo-way" onClick={takeBack}>
            {texts.undo}
          </Button>
        </>
      ),
    })
  }
}
