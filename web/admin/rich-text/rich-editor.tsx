// The editor of one rich text in one language (Tiptap); loaded when a form shows it.
import type { Editor, JSONContent } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '#contract/languages/language-codes.ts'
import { cleanDoc } from '#rich-text/clean-doc.ts'
import { isLinkTarget } from '#rich-text/link-target.ts'
import { plainTextOf, type RichDoc } from '#rich-text/rich-doc.ts'
import { videoAt } from '#rich-text/video.ts'
import { same } from '#web/admin/differences/difference.ts'
import { usePickPicture } from '#web/admin/media/media-picker.tsx'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { formatCount } from '#web/ui/day.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { RichDeskContext } from './rich-desk.ts'
import { richExtensions } from './rich-extensions.ts'
import { type Pasted, pastedFiles, pastedHtml } from './rich-paste.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import { ShownFigure, ShownVideo } from './rich-views.tsx'
import { useRichPictures } from './use-rich-pictures.ts'
import { wordCount } from './word-count.ts'
import './rich-text.css'
import './rich-content.css'

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

export function RichEditor({ value, onChange, onBusy, ...field }: RichFieldProps) {
  const texts = useTexts('console/editor/rich-text')
  const shown = useLanguage()
  const [asks, setAsks] = useState<'link' | 'video' | null>(null)
  const [full, setFull] = useState(false)
  const [refused, setRefused] = useState(false)
  const said = useRef(value)
  const desk = use(RichDeskContext)
  const { take } = useRichPictures(onBusy)
  const { pickPicture, picker } = usePickPicture()

  const changed = useEffectEvent((json: unknown) => {
    const cleaned = cleanDoc(json)
    setRefused('refused' in cleaned)
    // What is too large is handed on as it is: the server says so by its field, and nothing typed is lost.
    const doc = 'doc' in cleaned ? cleaned.doc : (json as RichDoc)
    if (same(doc, said.current)) return
    said.current = doc
    onChange(doc)
  })
  const pasted = useEffectEvent((data: DataTransfer | null): boolean => (data ? paste(data) : false))

  const { place, offer } = desk
  useEffect(() => {
    if (place && !field.disabled) offer(field.id)
  }, [place, offer, field.id, field.disabled])

  // None for a moment when its tab comes back into sight.
  const made: Editor | null = useEditor({
    extensions: richExtensions(ShownFigure.configure({ language: field.language }), ShownVideo),
    content: (value ?? EMPTY) as JSONContent,
    editable: !field.disabled,
    onUpdate: ({ editor: now }) => changed(now.getJSON()),
    editorProps: {
      attributes: {
        id: field.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': field.label,
        lang: field.language,
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
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.preventDefault()
        // The console's own search opens with the same key; here it is the link.
        event.stopPropagation()
        setAsks('link')
        return true
      },
    },
  })

  useEffect(() => {
    made?.setEditable(!field.disabled, false)
  }, [made, field.disabled])
  // What others wrote, or another language: what is being typed is never replaced by its own echo.
  useEffect(() => {
    if (!made || same(value, said.current)) return
    said.current = value
    made.commands.setContent((value ?? EMPTY) as JSONContent, { emitUpdate: false })
  }, [made, value])
  if (!made) return null
  const editor = made

  function put(piece: Pasted) {
    const [only] = piece.blocks as { type: string; content?: object[] }[]
    const inline = piece.blocks.length === 1 && only?.type === 'paragraph'
    if (piece.blocks.length > 0)
      editor
        .chain()
        .focus()
        .insertContent(inline ? (only.content ?? []) : piece.blocks)
        .run()
    void take(editor, piece)
  }
  function paste(data: DataTransfer): boolean {
    if (editor.isActive('codeBlock')) return false
    const html = data.getData('text/html')
    const files = [...data.files].filter((file) => file.type.startsWith('image/'))
    if (html.includes('data-pm-slice')) return false
    if (html !== '') {
      put(pastedHtml(html, files))
      return true
    }
    if (files.length > 0) {
      put(pastedFiles(files))
      return true
    }
    const video = videoAt(data.getData('text/plain'))
    if (!video || !editor.state.selection.empty) return false
    putVideo(data.getData('text/plain'))
    return true
  }
  function putVideo(address: string) {
    const video = videoAt(address)
    if (video)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'video', attrs: { ...video, title: '' } })
        .run()
    setAsks(null)
  }
  function putLink(href: string) {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    setAsks(null)
  }
  async function putPicture() {
    const picked = await pickPicture()
    const attrs = picked && { key: picked.key, caption: '' }
    if (attrs) editor.chain().focus().insertContent({ type: 'figure', attrs }).run()
  }

  const words = wordCount(plainTextOf(value))
  const workedOn = `${field.label} · ${LANGUAGE_NAMES[field.language]}`
  const toolbar = (says?: string) => (
    <RichToolbar
      editor={editor}
      full={full}
      {...(says && { says })}
      onFull={() => setFull(!full)}
      onLink={() => setAsks('link')}
      onPicture={() => void putPicture()}
      onVideo={() => setAsks('video')}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the full screen from anywhere in it
    <div
      className="rich-editor"
      data-full={full || undefined}
      data-invalid={field.invalid || refused || undefined}
      onFocus={() => desk.enter(field.id)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !full || asks) return
        event.stopPropagation()
        setFull(false)
      }}
    >
      {!field.disabled && (!desk.place || full) && toolbar()}
      {desk.place && !full && desk.active === field.id && createPortal(toolbar(workedOn), desk.place)}
      <EditorContent editor={editor} className="rich-scroll" />
      <p className="rich-foot">
        <span role="alert">{refused && texts.tooLarge}</span>
        <span>{texts.count({ count: words, written: formatCount(words, shown) })}</span>
      </p>
      {picker}
      {asks === 'link' && (
        <AddressDialog
          title={texts.linkTitle}
          says={texts.linkSays}
          wrong={texts.linkWrong}
          first={String(editor.getAttributes('link').href ?? '')}
          fits={isLinkTarget}
          onPut={putLink}
          onRemove={
            editor.isActive('link')
              ? () => {
                  editor.chain().focus().extendMarkRange('link').unsetLink().run()
                  setAsks(null)
                }
              : undefined
          }
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'video' && (
        <AddressDialog
          title={texts.videoTitle}
          says={texts.videoSays}
          wrong={texts.videoWrong}
          first=""
          fits={(address) => videoAt(address) !== null}
          onPut={putVideo}
          onClose={() => setAsks(null)}
        />
      )}
    </div>
  )
}
