// Files to download in a form: uploaded one after another, and shown by name.
import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { type Upload, useUploadQueue } from '#web/admin/media/use-uploads.ts'
import { FileButton } from '#web/admin/page-parts/file-button.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { uploadDocument } from './admin-api.ts'

/** As in `contract/media/download.ts`, which would bring the validator along. */
const TYPES = ['pdf', 'docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt', 'zip', 'step']
/** The same for a sentence. */
export const TYPES_SAID = TYPES.map((type) => type.toUpperCase()).join(', ')

type LineProps = { file: { address: string; name: string; bytes: number } | undefined; known: boolean }

/** A stored file by its name and size, to open; says when it is gone. */
export function FileLine({ file, known }: LineProps) {
  const texts = useTexts('console/list/files')
  if (!file) return known ? <span className="missing-mark">{texts.fileGone}</span> : null
  return (
    <>
      <a href={file.address} download>
        {file.name}
      </a>{' '}
      {fileSize(file.bytes)}
    </>
  )
}

type Props = { id: string; room: number; most: number; onStored: (key: string) => void }

/** One file after another; what failed says why and can be tried again, and the others go on. */
export function FileUpload({ id, room, most, onStored }: Props) {
  const texts = useTexts('console/list/files')
  const { message } = useApp()
  const { setUploading } = useFieldFrame()
  const { uploads, start, again, drop } = useUploadQueue(uploadDocument, ({ key }) => onStored(key))
  const waiting = uploads.filter(({ error }) => error === '')
  const [running] = waiting
  const busy = running !== undefined
  useEffect(() => setUploading(busy), [busy, setUploading])

  const upload = most > 1 ? texts.upload : texts.uploadOne
  const choose = (files: readonly File[]) => {
    const free = Math.max(0, room - waiting.length)
    if (files.length > free) void message.warning(texts.tooMany({ most }))
    start(files.slice(0, free))
  }
  return (
    <>
      <FileButton
        id={id}
        icon={<UploadOutlined />}
        loading={busy}
        disabled={room <= 0}
        label={upload}
        accept={TYPES.map((type) => `.${type}`)}
        multiple={most > 1}
        onFiles={choose}
      >
        <span aria-live="polite">
          {running ? texts.uploading({ name: running.file.name, percent: running.percent }) : upload}
        </span>
      </FileButton>
      {uploads
        .filter(({ error }) => error !== '')
        .map((failed) => (
          <FailedFile
            key={failed.id}
            failed={failed}
            {...(room > waiting.length && { onAgain: () => again(failed) })}
            onDrop={() => drop(failed)}
          />
        ))}
    </>
  )
}

type FailedProps = { failed: Upload; onAgain?: () => void; onDrop: () => void }

function FailedFile({ failed, onAgain, onDrop }: FailedProps) {
  const texts = useTexts('console/editor/pictures')
  return (
    <p className="field-problem" role="alert">
      {failed.file.name}: {failed.error}{' '}
      <Button type="link" size="small" disabled={!onAgain} onClick={onAgain}>
        {texts.again}
      </Button>
      <Button type="link" size="small" onClick={onDrop}>
        {texts.drop}
      </Button>
    </p>
  )
}
