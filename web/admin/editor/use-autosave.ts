// Saves the working copy by itself after a pause in typing; never while another write is on its way, in conflict or in trouble.
import { useEffect, useRef } from 'react'
import { useLanguage } from '#web/i18n/language.tsx'
import type { Entry } from './editor-kind.ts'
import type { Editor } from './use-editor.ts'

/** A pause in typing. */
const PAUSE_MS = 2_500
/** After a write that failed it is tried again so much later, when the browser has a connection. */
const AGAIN_MS = 20_000

export function useAutosave<Fields extends object, Form extends object, Staff extends Entry>(
  editor: Editor<Fields, Form, Staff>,
  on: boolean,
) {
  const { kind, record, dirty, mine, conflict, uploading, doing, trouble } = editor
  const language = useLanguage()
  const whole = dirty && Object.keys(kind.check?.(mine, language) ?? {}).length === 0
  const due = on && record !== null && whole && !conflict && !uploading && doing === null
  const save = useRef(editor.autosave)
  save.current = editor.autosave
  const key = JSON.stringify(mine)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (!due) return
    const run = () => {
      if (navigator.onLine) void save.current()
    }
    const timer = setTimeout(run, trouble ? AGAIN_MS : PAUSE_MS)
    window.addEventListener('online', run)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', run)
    }
  }, [due, key, trouble])
}
