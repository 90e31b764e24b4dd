// The editor of one rich text in one language (Tiptap); loaded when a form shows it.
import { type Editor, EditorContent } from '@tiptap/react'
import { Alert, Button, Form, Input, type InputRef, Modal } from 'antd'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isLinkTarget } from '#rich-text/link-target.ts'
import { plainTextOf } from '#rich-text/rich-doc.ts'
import { videoAt } from '#rich-text/video.ts'
import { ShownLines } from '#web/admin/differences/shown-value.tsx'
import { usePickPicture } from '#web/admin/media/media-picker.tsx'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { formatCount } from '#web/ui/day.tsx'
import { RichDeskContext } from './rich-desk.ts'
import { changedOnOpening, linesOf } from './rich-round-trip.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import { putLink, putVideo, type RichFieldProps, useRichInput } from './use-rich-input.ts'
import { wordCount } from './word-count.ts'
import './rich-text.css'
import './rich-content.css'

/** Opens a stored text for editing only when the editor keeps it as it is; else it shows what would change and asks. */
export function RichGuard(props: RichFieldProps) {
  const texts = useTexts('console/editor/rich-text')
  const { value } = props
  const [changes, setChanges] = useState(() => (value === null ? null : changedOnOpening(value)))
  if (!changes) return <RichEditor {...props} />
  const stored = linesOf(value, texts.kinds)
  const opened = linesOf(changes.opened, texts.kinds)
  return (
    <div className="rich-changes" id={props.id}>
      <Alert
        type="warning"
        showIcon
        title={texts.changesTitle}
        description={texts.changesText}
        action={
          !props.disabled && (
            <Button
              onClick={() => {
                props.onChange(changes.opened)
                setChanges(null)
              }}
            >
              {texts.goOn}
            </Button>
          )
        }
      />
      <div className="rich-sides">
        <section aria-label={texts.stored}>
          <h4>{texts.stored}</h4>
          <ShownLines lines={stored} others={opened} />
        </section>
        <section aria-label={texts.opened}>
          <h4>{texts.opened}</h4>
          <ShownLines lines={opened} others={stored} />
        </section>
      </div>
    </div>
  )
}

function RichEditor(props: RichFieldProps) {
  const { id, label, language, value, disabled, invalid } = props
  const texts = useTexts('console/editor/rich-text')
  const shown = useLanguage()
  const [asks, setAsks] = useState<'link' | 'video' | null>(null)
  const [full, setFull] = useState(false)
  const { place, active, enter, offer } = use(RichDeskContext)
  const { pickPicture, picker } = usePickPicture()
  const { editor, tooLarge } = useRichInput(props, () => setAsks('link'))
  useEffect(() => {
    if (place && !disabled) offer(id)
  }, [place, offer, id, disabled])
  const words = useMemo(() => wordCount(plainTextOf(value)), [value])
  if (!editor) return null

  const putPicture = async () => {
    const picked = await pickPicture()
    const attrs = picked && { key: picked.key, caption: '' }
    if (attrs) editor.chain().focus().insertContent({ type: 'figure', attrs }).run()
  }
  const toolbar = (description?: string) => (
    <RichToolbar
      editor={editor}
      full={full}
      {...(description && { description })}
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
      data-invalid={invalid || tooLarge || undefined}
      onFocus={() => enter(id)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !full || asks) return
        event.stopPropagation()
        setFull(false)
      }}
    >
      {!disabled && (!place || full) && toolbar()}
      {place &&
        !full &&
        active === id &&
        createPortal(toolbar(`${label} · ${LANGUAGE_NAMES[language]}`), place)}
      <EditorContent editor={editor} className="rich-scroll" />
      <p className="rich-foot">
        <span role="alert">{tooLarge && texts.tooLarge}</span>
        <span>{texts.count({ count: words, written: formatCount(words, shown) })}</span>
      </p>
      {picker}
      {asks && <RichDialog editor={editor} asks={asks} onClose={() => setAsks(null)} />}
    </div>
  )
}

type DialogProps = { editor: Editor; asks: 'link' | 'video'; onClose: () => void }

/** Asks for the address of a link or a video, and puts it into the text. */
function RichDialog({ editor, asks, onClose }: DialogProps) {
  const texts = useTexts('console/editor/rich-text')
  const then = (put: () => void) => {
    put()
    onClose()
  }
  if (asks === 'video')
    return (
      <AddressDialog
        title={texts.videoTitle}
        description={texts.videoText}
        wrong={texts.videoWrong}
        first=""
        fits={(address) => videoAt(address) !== null}
        onPut={(address) => then(() => putVideo(editor, address))}
        onClose={onClose}
      />
    )
  const unlink = () => editor.chain().focus().extendMarkRange('link').unsetLink().run()
  return (
    <AddressDialog
      title={texts.linkTitle}
      description={texts.linkText}
      wrong={texts.linkWrong}
      first={String(editor.getAttributes('link').href ?? '')}
      fits={isLinkTarget}
      onPut={(href) => then(() => putLink(editor, href))}
      {...(editor.isActive('link') && { onRemove: () => then(unlink) })}
      onClose={onClose}
    />
  )
}

type AddressProps = {
  title: string
  description: string
  wrong: string
  first: string
  fits: (address: string) => boolean
  onPut: (address: string) => void
  onRemove?: () => void
  onClose: () => void
}

/** Asks for one address and says at once whether it will do. */
function AddressDialog({ title, description, wrong, first, fits, ...on }: AddressProps) {
  const texts = useTexts('console/editor/rich-text')
  const [address, setAddress] = useState(first)
  const [tried, setTried] = useState(false)
  const input = useRef<InputRef>(null)
  const put = () => {
    const given = address.trim()
    if (fits(given)) on.onPut(given)
    else setTried(true)
  }
  const bad = tried && !fits(address.trim())
  return (
    <Modal
      open
      title={title}
      onCancel={on.onClose}
      afterOpenChange={(open) => open && input.current?.focus({ cursor: 'all' })}
      footer={
        <>
          {on.onRemove && (
            <Button danger type="text" className="rich-dialog-remove" onClick={on.onRemove}>
              {texts.linkRemove}
            </Button>
          )}
          <Button onClick={on.onClose}>{texts.cancel}</Button>
          <Button type="primary" onClick={put}>
            {texts.put}
          </Button>
        </>
      }
    >
      <Form.Item
        layout="vertical"
        extra={description}
        {...(bad && { validateStatus: 'error' as const, help: wrong })}
      >
        <Input
          ref={input}
          value={address}
          maxLength={2000}
          aria-label={title}
          inputMode="url"
          onChange={({ target }) => setAddress(target.value)}
          onPressEnter={(event) => {
            event.preventDefault()
            put()
          }}
        />
      </Form.Item>
    </Modal>
  )
}
