// A part of a page that takes dropped files, and shows what is on its way, what failed, and a way to try again.
import { UploadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { FileButton } from '#web/admin/page-parts/file-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { type MediaUploads, UPLOAD_TYPES } from './use-uploads.ts'
import './media.css'

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

type AreaProps = { uploads: MediaUploads | null; children: ReactNode }

/** Without `uploads` it takes nothing. */
export function UploadArea({ uploads, children }: AreaProps) {
  const texts = useTexts('console/editor/media')
  // Every element that is entered or left tells of it.
  const depth = useRef(0)
  const [over, setOver] = useState(false)
  const enter = (by: number) => {
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  if (!uploads) return children
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a target for dragged files; the button does the same
    <div
      className="upload-area"
      onDragEnter={(event) => holdsFiles(event) && enter(1)}
      onDragLeave={(event) => holdsFiles(event) && enter(-1)}
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        enter(-depth.current)
        droppedFiles(event.dataTransfer)
          .then(uploads.add)
          .catch((error: unknown) => console.error(error))
      }}
    >
      {children}
      {over && <div className="upload-veil">{texts.dropHere}</div>}
      <UploadTray uploads={uploads} />
    </div>
  )
}

export function UploadButton({ uploads, type }: { uploads: MediaUploads; type?: 'primary' | 'default' }) {
  const texts = useTexts('console/editor/media')
  return (
    <FileButton
      type={type ?? 'primary'}
      icon={<UploadOutlined />}
      label={texts.upload}
      accept={UPLOAD_TYPES}
      multiple
      onFiles={uploads.add}
    >
      {texts.upload}
    </FileButton>
  )
}

function UploadTray({ uploads: { uploads, again, drop } }: { uploads: MediaUploads }) {
  const texts = useTexts('console/editor/media')
  const words = useTexts('console/editor/pictures')
  if (uploads.length === 0) return null
  const failed = uploads.filter(({ error }) => error !== '')
  const going = uploads.length - failed.length
  return (
    <section className="upload-tray" aria-label={words.uploading}>
      <header>
        <strong aria-live="polite">
          {going > 0 ? texts.uploads({ count: going }) : texts.failedUploads({ count: failed.length })}
        </strong>
        {failed.length > 1 && (
          <Button size="small" onClick={() => failed.forEach(again)}>
            {texts.retryAll}
          </Button>
        )}
      </header>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.id} aria-label={upload.file.name}>
            <img src={upload.preview} alt="" width={40} height={30} />
            <span className="upload-name" title={upload.file.name}>
              {upload.file.name}
              {upload.error && (
                <small role="alert" title={upload.error}>
                  {upload.error}
                </small>
              )}
            </span>
            {upload.error ? (
              <span className="upload-actions">
                <Button size="small" onClick={() => again(upload)}>
                  {texts.again}
                </Button>
                <Button size="small" type="text" onClick={() => drop(upload)}>
                  {texts.drop}
                </Button>
              </span>
            ) : (
              <Progress
                className="upload-progress"
                percent={upload.percent}
                size="small"
                showInfo={false}
                aria-label={`${words.uploading}: ${upload.file.name}`}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Files of one drop, at most: whoever drops a whole disk is spared the rest. */
const DROPPED = 500

/** Walks through dropped folders; must be begun while the event is being handled. */
async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return [...transfer.files].slice(0, DROPPED)
  const files: File[] = []
  for (const entry of entries) await walk(entry, files)
  return files
}

async function walk(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (files.length >= DROPPED) return
  if (entry.isFile) {
    const file = entry as FileSystemFileEntry
    files.push(await new Promise<File>((resolve, reject) => file.file(resolve, reject)))
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  for (;;) {
    // A folder is read some hundred entries at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return
    for (const one of some) await walk(one, files)
  }
}
