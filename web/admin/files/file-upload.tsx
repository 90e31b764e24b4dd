// Files to download in a form: uploaded one after another, and shown by name.

import { UploadOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useEditing } from '#web/admin/editor/editing.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { uploadDocument } from './admin-api.ts'
import { FILE_TEXTS } from './file-texts.ts'

/** As in `contract/download.ts`, which would bring the validator along. */
const TYPES = ['pdf', 'docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt', 'zip']
/** The same for a sentence. */
export const TYPES_SAID = TYPES.map((type) => type.toUpperCase()).join(', ')

/** A stored file by its name and size, to open; says when it is gone. */
export function FileLine({
  file,
  known,
}: {
  file: { key: string; name: string; bytes: number } | undefined
  known: boolean
}) {
  const texts = useTexts(FILE_TEXTS)
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

type Props = { id: string; room: number; most: number; onStored: (key: string) => void }

/** One file after another; what is refused is said, and the others go on. */
export function FileUpload({ id, room, most, onStored }: Props) {
  const texts = useTexts(FILE_TEXTS)
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
    if (files.length > room) void message.warning(texts.tooMany(most))
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
        const why = plainWords(error)
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
