// When a form is saved: by itself after a pause in typing, and by Ctrl+S; never by itself while another write is on its way, in conflict or in trouble.
import { useEffect, useMemo, useRef } from 'react'
import type { Editor } from '#web/admin/editor/use-editor.ts'
import { useSay } from '#web/i18n/language.tsx'

/** A pause in typing. */
const PAUSE_MS = 2_500
/** After a write that failed it is tried again so much later, when the browser has a connection; after each further one twice as much later. */
const AGAIN_MS = 5_000
const AGAIN_AT_MOST_MS = 60_000

export function useAutosave(editor: Editor, on: boolean) {
  const { kind, record, dirty, mine, conflict, uploading, doing, trouble, savedAt } = editor
  const say = useSay()
  const lacks = useMemo(() => Object.keys(kind.check?.(mine, say) ?? {}).length > 0, [kind, mine, say])
  const whole = dirty && !lacks
  const due = on && record !== null && whole && !conflict && !uploading && doing === null
  useSavingPauses({ due, mine, trouble, savedAt, save: editor.autosave })
}

type Saving = {
  /** Something is to be saved, and nothing is in the way. */
  due: boolean
  /** What is typed: each change begins the pause anew. */
  mine: object
  /** What kept it from being saved, and when it was saved last. */
  trouble: Error | null
  savedAt: number | null
  save: () => unknown
}

/** Saves after a pause in typing, and again, ever later, after a write that failed. */
export function useSavingPauses({ due, mine, trouble, savedAt, save: write }: Saving) {
  const save = useRef(write)
  save.current = write
  const failed = useRef(0)
  useEffect(() => {
    if (trouble) failed.current += 1
  }, [trouble])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved begins the count anew
  useEffect(() => {
    failed.current = 0
  }, [savedAt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (!due) return
    const run = () => {
      if (navigator.onLine) void save.current()
    }
    const again = Math.min(AGAIN_MS * 2 ** (failed.current - 1), AGAIN_AT_MOST_MS)
    const timer = setTimeout(run, trouble ? again : PAUSE_MS)
    window.addEventListener('online', run)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', run)
    }
  }, [due, mine, trouble])
}

export function useSaveKey(save: (() => void) | null) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (!event.repeat) save?.()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [save])
}
