// Pictures on their way into a text: each holds its place in the text while it is uploaded.
import type { Editor } from '@tiptap/core'
import { App } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { uploadPicture } from '#web/admin/admin-api.ts'
import { unfit } from '#web/admin/media/use-uploads.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { Pasted } from './rich-paste.ts'

export function useRichPictures(onBusy?: (busy: boolean) => void) {
  const texts = useTexts('console/editor/rich-text')
  const { message } = App.useApp()
  const [running, setRunning] = useState(0)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const own = new AbortController()
    leaving.current = own
    return () => own.abort()
  }, [])
  useEffect(() => onBusy?.(running > 0), [running, onBusy])

  /** Uploads one after another; what fails leaves the text with a word. */
  async function take(editor: Editor, { uploads, leftOut }: Pasted) {
    if (leftOut > 0) void message.warning({ content: texts.leftOut({ count: leftOut }), duration: 8 })
    setRunning((count) => count + uploads.length)
    for (const { waiting, file } of uploads) {
      const key = await store(file)
      if (!editor.isDestroyed) settle(editor, waiting, key)
      setRunning((count) => count - 1)
    }
  }

  async function store(file: File): Promise<string | null> {
    if (unfit(file)) {
      void message.error({ content: texts.pictureFailed({ why: texts.unfit }), duration: 6 })
      return null
    }
    try {
      return (
        await uploadPicture(file, { onProgress: () => {}, signal: leaving.current.signal, folderId: null })
      ).key
    } catch (error) {
      if (!leaving.current.signal.aborted)
        void message.error({
          content: texts.pictureFailed({ why: plainWords(error) }),
          duration: 6,
        })
      return null
    }
  }
  return { take }
}

/** The picture that waited gets its key, wherever it stands by now; without one it goes. */
function settle(editor: Editor, waiting: string, key: string | null) {
  const { state, view } = editor
  const change = state.tr
  state.doc.descendants((node, at) => {
    if (node.type.name !== 'figure' || node.attrs.waiting !== waiting) return
    const place = change.mapping.map(at)
    if (key === null) change.delete(place, place + node.nodeSize)
    else change.setNodeMarkup(place, undefined, { ...node.attrs, key, waiting: '' })
  })
  view.dispatch(change.setMeta('addToHistory', false))
}
