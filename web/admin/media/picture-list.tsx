// Pictures of a record: uploaded, put in order, described, removed. The first one is the cover.
import { PictureOutlined, PlusOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Form, Modal } from 'antd'
import { type DragEvent, lazy, Suspense, useEffect, useState } from 'react'
import type { Text } from '#contract/languages/language.ts'
import { FALLBACK } from '#contract/languages/language-codes.ts'
import type { Media } from '#contract/media/media.ts'
import { describeMedia, mediaQuery } from '#web/admin/admin-api.ts'
import { TextInThree } from '#web/admin/forms/text-in-three.tsx'
import { useUnsavedForm } from '#web/admin/frame/unsaved/unsaved.tsx'
import { FileButton } from '#web/admin/page-parts/file-button.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { PictureTile, UploadTile } from './picture-tile.tsx'
import { useFitting } from './use-media-uploads.ts'
import { UPLOAD_TYPES, useUploads } from './use-uploads.ts'
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
  const { message } = useApp()
  const fitting = useFitting()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [announced, setAnnounced] = useState('')
  const put = (fresh: readonly string[]) =>
    onChange((before) => [...before, ...fresh.filter((key) => !before.includes(key))])
  const { uploads, start, again, drop } = useUploads((key) => put([key]))
  const busy = uploads.some((upload) => upload.error === '')
  useEffect(() => onBusy?.(busy), [busy, onBusy])

  const room = max - keys.length - uploads.length
  const add = (files: readonly File[]) => {
    const fit = fitting(files)
    if (fit.length > room) void message.warning(texts.tooMany({ max }))
    start(fit.slice(0, Math.max(room, 0)))
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= keys.length || from === to) return
    onChange((before) => moved(before, from, to))
    setAnnounced(texts.movedTo({ index: to + 1, count: keys.length }))
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
            onOpen={(what) => setOpened({ what, key })}
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
          <AddPictures id={id} one={max === 1} onFiles={add} onPick={() => setOpened({ what: 'library' })} />
        )}
      </ul>
      {!disabled && <p className="field-hint">{max === 1 ? texts.hintOne : texts.hint({ max })}</p>}
      <p className="hidden-text" aria-live="polite">
        {announced}
      </p>
      {opened && (
        <Dialogs
          {...{ opened, keys, room }}
          mayAsk={!disabled}
          onPick={put}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

type AddProps = { id: string; one: boolean; onFiles: (files: File[]) => void; onPick: () => void }

/** Adds a picture: a file, or one of the library. */
function AddPictures({ id, one, onFiles, onPick }: AddProps) {
  const texts = useTexts('console/editor/pictures')
  const words = useTexts('console/editor/media')
  return (
    <li className="picture-add">
      <FileButton
        id={id}
        type="dashed"
        icon={<PlusOutlined />}
        label={texts.add}
        accept={UPLOAD_TYPES}
        multiple={!one}
        onFiles={onFiles}
      >
        {one ? texts.addOne : texts.add}
      </FileButton>
      <Button type="dashed" icon={<PictureOutlined />} onClick={onPick}>
        {words.pick}
      </Button>
    </li>
  )
}

type Opened = { what: 'large' | 'alt'; key: string } | { what: 'library' }
type DialogProps = {
  opened: Opened
  keys: readonly string[]
  room: number
  mayAsk: boolean
  onPick: (keys: string[]) => void
  onClose: () => void
}

function Dialogs({ opened, keys, room, mayAsk, onPick, onClose }: DialogProps) {
  if (opened.what === 'alt') return <PictureAltDialog pictureKey={opened.key} onClose={onClose} />
  return (
    <Suspense>
      {opened.what === 'large' ? (
        <PictureEnlargement keys={keys} first={opened.key} mayAsk={mayAsk} onClose={onClose} />
      ) : (
        <MediaPicker
          max={room}
          onPick={(pictures) => {
            onPick(pictures.map(({ key }) => key))
            onClose()
          }}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}

type PictureAltDialogProps = { pictureKey: string; onClose: () => void }

function PictureAltDialog({ pictureKey, onClose }: PictureAltDialogProps) {
  const texts = useTexts('console/editor/pictures')
  const { message } = useApp()
  const client = useQueryClient()
  const query = mediaQuery(pictureKey)
  const asked = useQuery(query)
  const { data: media } = asked
  const [typed, setTyped] = useState<Text | null>(null)
  const alt = typed ?? media?.alt
  const { settle } = useUnsavedForm(typed !== null)

  const { mutate, isPending } = useMutation({
    ...describeMedia(),
    onSuccess: (saved: Media) => {
      client.setQueryData(query.queryKey, { ...saved, describable: true })
      settle()
      void message.success(texts.saved)
      onClose()
    },
    // A stale version is the likely reason: what was typed stays, the next try carries the new version.
    onError: () => asked.refetch(),
  })

  return (
    <Modal
      open
      title={texts.describeTitle}
      okText={texts.save}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: !typed || !media, loading: isPending }}
      onOk={() => media && typed && mutate({ id: media.id, version: media.version, alt: typed })}
      onCancel={onClose}
      mask={{ closable: typed === null }}
      width={520}
    >
      <p className="dialog-says">{texts.describeText}</p>
      {media?.describable === false && <Alert showIcon title={texts.notYours} style={{ marginBottom: 16 }} />}
      <img
        className="alt-picture"
        src={imageAddress(media?.shown ?? pictureKey, 480)}
        alt={alt?.[FALLBACK] ?? ''}
      />
      <Pending asked={asked} rows={3} />
      {alt && (
        <Form layout="vertical" component={false}>
          <TextInThree
            id="alt"
            label={texts.alt}
            value={alt}
            onChange={setTyped}
            max={300}
            long
            disabled={!media?.describable}
          />
        </Form>
      )}
    </Modal>
  )
}
