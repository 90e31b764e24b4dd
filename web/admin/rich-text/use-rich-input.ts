// What is written in a rich text: the editor with its content, what is pasted and put in, pictures that are on their way.
import type { Editor, JSONContent } from '@tiptap/core'
import { useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useInsertionEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { same } from '#contract/content/same.ts'
import { directionOf, type Language } from '#contract/languages/language-codes.ts'
import { cleanDoc } from '#rich-text/clean-doc.ts'
import type { RichDoc } from '#rich-text/rich-doc.ts'
import { videoAt } from '#rich-text/video.ts'
import { uploadPicture } from '#web/admin/admin-api.ts'
import { createInputPause, settleInput } from '#web/admin/forms/typed-input.ts'
import { useUnsavedInput } from '#web/admin/frame/unsaved/unsaved.tsx'
import { unfit } from '#web/admin/media/use-uploads.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { richExtensions } from './rich-extensions.ts'
import { type Pasted, pastedFiles, pastedHtml } from './rich-paste.ts'
import { ShownFigure, ShownVideo } from './rich-views.tsx'

const EMPTY: RichDoc = { type: 'doc', content: [{ type: 'paragraph' }] }

export type RichFieldProps = {
  id: string
  label: string
  language: Language
  value: RichDoc | null
  onChange: (doc: RichDoc | null) => void
  /** Told while pictures are on their way, so that a form waits for them. */
  onBusy?: ((busy: boolean) => void) | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
}

/** `editor` is none for a moment when its tab comes back into sight; `tooLarge` when the server will refuse the text. */
export function useRichInput(props: RichFieldProps, onLinkKey: () => void) {
  const { id, label, language, value, onChange, onBusy, disabled } = props
  const [tooLarge, setTooLarge] = useState(false)
  const known = useRef(value)
  const takePictures = useRichPictures(onBusy)

  const { handOn, isEcho, begin, end } = useEchoes(value)

  const changed = useEffectEvent(() => {
    if (!editor) return
    const json = editor.getJSON()
    const cleaned = cleanDoc(json)
    setTooLarge('refused' in cleaned)
    // What is too large is handed on as it is: the server says so by its field, and nothing typed is lost.
    const doc = 'doc' in cleaned ? cleaned.doc : (json as RichDoc)
    if (same(doc, known.current)) return end()
    known.current = doc
    handOn(doc)
    onChange(doc)
  })
  const begun = useEffectEvent(begin)
  // A long text is read as a whole, and its form drawn anew, when somebody pauses and not with every key.
  const [pause] = useState(() =>
    createInputPause(
      () => changed(),
      () => begun(),
    ),
  )
  useEffect(() => pause.settle, [pause])
  const pasted = useEffectEvent((data: DataTransfer | null): boolean => {
    if (!editor || !data) return false
    const piece = pastedIn(editor, data)
    if (piece === null) return false
    if (typeof piece === 'string') putVideo(editor, piece)
    else {
      putBlocks(editor, piece)
      void takePictures(editor, piece)
    }
    return true
  })

  const editor: Editor | null = useEditor({
    extensions: richExtensions(ShownFigure.configure({ language }), ShownVideo),
    content: (value ?? EMPTY) as JSONContent,
    editable: !disabled,
    onUpdate: pause.note,
    onBlur: pause.settle,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: language,
        dir: directionOf(language),
        class: 'rich-content',
      },
      // Before the editor's own way, which would make elements of the foreign HTML.
      handleDOMEvents: {
        paste: (_view, event) => {
          if (!pasted(event.clipboardData)) return false
          event.preventDefault()
          return true
        },
      },
      handleDrop: (_view, event, _slice, moved) => !moved && pasted(event.dataTransfer),
      handleKeyDown: (_view, event) => {
        // Such as Ctrl+S: whoever answers it finds the form as it is typed.
        if ((event.ctrlKey || event.metaKey) && !event.altKey) flushSync(settleInput)
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.preventDefault()
        // The console's own search opens with the same key; here it is the link.
        event.stopPropagation()
        onLinkKey()
        return true
      },
    },
  })
  useEffect(() => {
    editor?.setEditable(!disabled, false)
  }, [editor, disabled])
  // What others wrote, or another language: what is being typed is never replaced by its own echo.
  useEffect(() => {
    if (!editor || isEcho(value) || same(value, known.current)) return
    known.current = value
    editor.commands.setContent((value ?? EMPTY) as JSONContent, { emitUpdate: false })
  }, [editor, value, isEcho])
  return { editor, tooLarge }
}

/** Documents that were handed on come back as the value of the field, perhaps when more has been typed already. */
function useEchoes(value: RichDoc | null) {
  const unsaved = useUnsavedInput()
  const [echoes] = useState(() => {
    const away: (RichDoc | null)[] = []
    let back: RichDoc | null | undefined
    const end = () => {
      if (away.length === 0) unsaved.end()
    }
    return {
      begin: unsaved.begin,
      end,
      handOn: (doc: RichDoc | null) => void away.push(doc),
      came: (doc: RichDoc | null) => {
        const at = away.lastIndexOf(doc)
        back = at < 0 ? undefined : doc
        if (at < 0) return
        away.splice(0, at + 1)
        end()
      },
      isEcho: (doc: RichDoc | null) => doc === back,
    }
  })
  // Also while the tab is hidden; other effects end there.
  useInsertionEffect(() => echoes.came(value), [echoes, value])
  return echoes
}

/** What is pasted or dropped, or the address of a video; null leaves it to the editor. */
function pastedIn(editor: Editor, data: DataTransfer): Pasted | string | null {
  if (editor.isActive('codeBlock')) return null
  const html = data.getData('text/html')
  const files = [...data.files].filter((file) => file.type.startsWith('image/'))
  if (html.includes('data-pm-slice')) return null
  if (html !== '') return pastedHtml(html, files)
  if (files.length > 0) return pastedFiles(files)
  const text = data.getData('text/plain')
  return videoAt(text) && editor.state.selection.empty ? text : null
}

function putBlocks(editor: Editor, { blocks }: Pasted) {
  const [only] = blocks as { type: string; content?: object[] }[]
  const inline = blocks.length === 1 && only?.type === 'paragraph'
  if (blocks.length > 0)
    editor
      .chain()
      .focus()
      .insertContent(inline ? (only.content ?? []) : blocks)
      .run()
}

export function putVideo(editor: Editor, address: string) {
  const video = videoAt(address)
  const attrs = video && { ...video, title: '' }
  if (attrs) editor.chain().focus().insertContent({ type: 'video', attrs }).run()
}

export function putLink(editor: Editor, href: string) {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.setLink({ href }).run()
}

/** Uploads pictures one after another; each holds its place in the text meanwhile, and what fails leaves it with a word. */
function useRichPictures(onBusy?: (busy: boolean) => void) {
  const texts = useTexts('console/editor/rich-text')
  const { message } = useApp()
  const [running, setRunning] = useState(0)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const own = new AbortController()
    leaving.current = own
    return () => own.abort()
  }, [])
  useEffect(() => onBusy?.(running > 0), [running, onBusy])

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
  return take
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
