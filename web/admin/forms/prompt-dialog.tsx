// Asks for one line of text and answers it (spec §5 "Prompt dialogs", §9 "Dialog defaults").
import { Input, type InputRef } from 'antd'
import { createRef } from 'react'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { judgePrompt, PROMPT_LIMIT } from './prompt-input.ts'

/** Spec §9. */
const MIN_WIDTH = 260
const WIDTH = 440
const MESSAGE_SECONDS = 3
export type Question = {
  title: string
  /** What the field holds at first. */
  value?: string
  limit?: number
}

/** Asks, and answers what was typed without the white space around it, or `null` when the dialog was given up. */
export function usePrompt(): (question: Question) => Promise<string | null> {
  const texts = useTexts('console/frame/parts').promptDialog
  const { modal, message } = useApp()

  return ({ title, value = '', limit = PROMPT_LIMIT }) =>
    new Promise((answer) => {
      const input = createRef<InputRef>()
      let typed = value
      const take = () => {
        const judged = judgePrompt(typed, limit)
        if (typeof judged === 'object') {
          dialog.destroy()
          return answer(judged.value)
        }
        if (judged === 'too-long') {
          void message.warning({
            content: texts.tooLong({ limit }),
            key: 'prompt',
            duration: MESSAGE_SECONDS,
          })
        }
        input.current?.focus()
      }
      const dialog = modal.confirm({
        title,
        icon: null,
        width: WIDTH,
        style: { minWidth: MIN_WIDTH },
        autoFocusButton: null,
        okText: texts.ok,
        cancelText: texts.cancel,
        content: (
          <Input
            ref={input}
            aria-label={title}
            defaultValue={value}
            onChange={(event) => {
              typed = event.target.value
            }}
            onPressEnter={(event) => {
              if (event.nativeEvent.isComposing) return
              // The focus goes back to the button that opened the dialog, and this very key would press it again.
              event.preventDefault()
              take()
            }}
          />
        ),
        // Taking `close` keeps the dialog open until it is called: what was typed may not do.
        onOk: (_close: () => void) => take(),
        onCancel: () => answer(null),
        afterOpenChange: (open) => open && input.current?.focus({ cursor: 'all' }),
      })
    })
}
