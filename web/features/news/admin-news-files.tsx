// The files that a piece of news offers: uploaded, named, put in order, removed.
import { UploadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { NO_TEXT } from '#web/admin/completeness.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { SortedList } from '#web/admin/editor/sorted-list.tsx'
import { WordInput } from '#web/admin/editor/word-input.tsx'
import { useProblem } from '#web/admin/editor/words-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { filesQuery, uploadDocument } from './admin-api.ts'
import { NEWS_FORM_TEXTS } from './admin-form-texts.ts'
import type { NewsForm } from './admin-news-draft.ts'

/** Limits of the contract (`contract/news.ts`, `contract/download.ts`). */
const MOST = 20
const NAME = 200
const TYPES = ['pdf', 'docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt', 'zip']

export function NewsFiles() {
  const texts = useTexts(NEWS_FORM_TEXTS)
  const { form, change, disabled, fieldId } = useEditing<NewsForm>()
  const { attachments } = form
  const { data: files } = useQuery(filesQuery(attachments.map(({ key }) => key)))
  const fileOf = (key: string) => files?.find((file) => file.key === key)
  const set = (update: (items: readonly NewsForm['attachments'][number][]) => NewsForm['attachments']) =>
    change('attachments', (before) => ({ ...before, attachments: update(before.attachments) }))
  return (
    <Form.Item
      label={texts.attachments}
      htmlFor={fieldId('attachments')}
      extra={disabled ? undefined : texts.attachmentsHint(TYPES.map((type) => type.toUpperCase()).join(', '))}
      {...useProblem('attachments')}
    >
      <SortedList
        items={attachments}
        name={({ key }) => fileOf(key)?.name ?? key}
        onChange={set}
        disabled={disabled}
      >
        {({ key, name }, at) => (
          <>
            <WordInput
              id={fieldId(`attachments.${at}.name`)}
              label={texts.attachmentName(at + 1)}
              value={name}
              max={NAME}
              disabled={disabled}
              onChange={(next) =>
                set((items) => items.map((item) => (item.key === key ? { ...item, name: next } : item)))
              }
            />
            <small className="attachment-file">
              <FileLine file={fileOf(key)} known={files !== undefined} />
            </small>
          </>
        )}
      </SortedList>
      {!disabled && (
        <FileUpload
          id={fieldId('attachments')}
          room={MOST - attachments.length}
          onStored={(key) =>
            set((items) =>
              items.some((item) => item.key === key)
                ? [...items]
                : [...items, { id: key, key, name: NO_TEXT }],
            )
          }
        />
      )}
    </Form.Item>
  )
}

function FileLine({
  file,
  known,
}: {
  file: { key: string; name: string; bytes: number } | undefined
  known: boolean
}) {
  const texts = useTexts(NEWS_FORM_TEXTS)
  if (!file) return known ? <span className="missing-mark">{texts.fileGone}</span> : null
  return (
    <>
      <a href={`/download/${file.key}`} download>
        {file.name}
      </a>{' '}
      {fileSize(file.bytes)}
    </>
  )
}

/** One file after another; what is refused is said, and the others go on. */
function FileUpload({ id, room, onStored }: { id: string; room: number; onStored: (key: string) => void }) {
  const texts = useTexts(NEWS_FORM_TEXTS)
  const { message } = App.useApp()
  const { setUploading } = useEditing()
  const input = useRef<HTMLInputElement>(null)
  const leaving = useRef(new AbortController())
  const [running, setRunning] = useState<{ name: string; percent: number } | null>(null)
  useEffect(() => {
    const own = new AbortController()
    leaving.current = own
    return () => own.abort()
  }, [])

  const upload = async (files: readonly File[]) => {
    const { signal } = leaving.current
    if (files.length > room) void message.warning(texts.tooMany(MOST))
    setUploading(true)
    for (const file of files.slice(0, room)) {
      setRunning({ name: file.name, percent: 0 })
      try {
        const { key } = await uploadDocument(
          file,
          (percent) => setRunning({ name: file.name, percent }),
          signal,
        )
        onStored(key)
      } catch (error) {
        if (signal.aborted) return
        const why = error instanceof Error ? error.message : String(error)
        void message.error({ content: `${file.name}: ${why}`, duration: 5 })
      }
    }
    setRunning(null)
    setUploading(false)
  }
  return (
    <>
      <Button
        id={id}
        icon={<UploadOutlined />}
        loading={running !== null}
        disabled={room <= 0}
        onClick={() => input.current?.click()}
      >
        <span aria-live="polite">
          {running ? texts.uploading(running.name, running.percent) : texts.upload}
        </span>
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={texts.upload}
        accept={TYPES.map((type) => `.${type}`).join(',')}
        onChange={(event) => {
          void upload([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
