// Pictures of a record: uploaded, put in order, described, removed. The first one is the cover.
import { PictureOutlined, PlusOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { type DragEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { PictureAltDialog } from './picture-alt-dialog.tsx'
import { PictureTile, UploadTile } from './picture-tile.tsx'
import { UPLOAD_TYPES, unfit, useUploads } from './use-uploads.ts'
import './picture-list.css'

/** Comes with the first click. */
const PictureEnlargement = lazy(async () => ({
  default: (await import('./picture-enlargement.tsx')).PictureEnlargement,
}))

const MediaPicker = lazy(async () => ({
  default: (await import('./media-picker.tsx')).MediaPicker,
}))

type Props = {
  id: string
  keys: readonly string[]
  onChange: (update: (keys: readonly string[]) => string[]) => void
  /** Told while pictures are on their way, so that a form waits for them. */
  onBusy?: (busy: boolean) => void
  max: number
  disabled?: boolean
}

/** The list with the picture at `from` put at `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  const one = list[from]
  return one === undefined ? [...list] : rest.toSpliced(to, 0, one)
}

export function PictureList({ id, keys, onChange, onBusy, max, disabled = false }: Props) {
  const texts = useTexts('console/editor/pictures')
  const words = useTexts('console/editor/media')
  const [picking, setPicking] = useState(false)
  const { message } = App.useApp()
  const input = useRef<HTMLInputElement>(null)
  const [described, setDescribed] = useState<string | null>(null)
  const [enlarged, setEnlarged] = useState<string | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [told, setTold] = useState('')
  const { uploads, start, again, drop } = useUploads((key) =>
    onChange((before) => (before.includes(key) ? [...before] : [...before, key])),
  )
  const busy = uploads.some((upload) => upload.error === '')
  useEffect(() => onBusy?.(busy), [busy, onBusy])

  const room = max - keys.length - uploads.length
  const add = (files: readonly File[]) => {
    const fit = files.filter((file) => {
      const why = unfit(file)
      if (why) void message.error({ content: `${file.name}: ${texts[why]}`, duration: 5 })
      return !why
    })
    if (fit.length > room) void message.warning(texts.tooMany({ max }))
    start(fit.slice(0, Math.max(room, 0)))
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= keys.length || from === to) return
    onChange((before) => moved(before, from, to))
    setTold(texts.movedTo({ index: to + 1, count: keys.length }))
  }
  const dropFiles = (event: DragEvent) => {
    if (disabled || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a target for dragged files; the button does the same
    <div
      className="picture-list"
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={dropFiles}
    >
      <ul>
        {keys.map((key, index) => (
          <PictureTile
            key={key}
            id={`${id}.${index}`}
            pictureKey={key}
            index={index}
            count={keys.length}
            alone={max === 1}
            disabled={disabled}
            dragged={dragged === index}
            onDrag={setDragged}
            onDropHere={() => {
              if (dragged !== null) move(dragged, index)
              setDragged(null)
            }}
            onMove={(to) => move(index, to)}
            onEnlarge={() => setEnlarged(key)}
            onDescribe={() => setDescribed(key)}
            onRemove={() => onChange((before) => before.filter((other) => other !== key))}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onAgain={() => again(upload)}
            onDrop={() => drop(upload)}
          />
        ))}
        {!disabled && room > 0 && (
          <li className="picture-add">
            <Button id={id} type="dashed" icon={<PlusOutlined />} onClick={() => input.current?.click()}>
              {max === 1 ? texts.addOne : texts.add}
            </Button>
            <Button type="dashed" icon={<PictureOutlined />} onClick={() => setPicking(true)}>
              {words.pick}
            </Button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        multiple={max > 1}
        hidden
        aria-label={texts.add}
        accept={UPLOAD_TYPES.join(',')}
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {!disabled && <p className="field-hint">{max === 1 ? texts.hintOne : texts.hint({ max })}</p>}
      <p className="hidden-text" aria-live="polite">
        {told}
      </p>
      {enlarged && (
        <Suspense>
          <PictureEnlargement
            keys={keys}
            first={enlarged}
            mayAsk={!disabled}
            onClose={() => setEnlarged(null)}
          />
        </Suspense>
      )}
      {picking && (
        <Suspense>
          <MediaPicker
            max={room}
            onPick={(pictures) => {
              const fresh = pictures.map(({ key }) => key)
              onChange((before) => [...before, ...fresh.filter((key) => !before.includes(key))])
              setPicking(false)
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
      {described && <PictureAltDialog pictureKey={described} onClose={() => setDescribed(null)} />}
    </div>
  )
}
