// One picture of a list: its place can be changed by dragging and with two buttons.
import { DeleteOutlined, FontSizeOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, type ButtonProps, Progress, Tooltip } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { mediaQuery } from '#web/admin/admin-api.ts'
import { hasText, missingIn } from '#web/admin/forms/completeness.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import type { Upload } from './use-uploads.ts'

type Props = {
  /** Of what describes it, which is where a message about it leads. */
  id: string
  pictureKey: string
  index: number
  count: number
  /** The field has one picture: no order, no cover among others. */
  alone: boolean
  disabled: boolean
  dragged: boolean
  onDrag: (index: number | null) => void
  onDropHere: () => void
  onMove: (to: number) => void
  onRemove: () => void
  onOpen: (what: 'large' | 'alt') => void
}

export function PictureTile(props: Props) {
  const { id, pictureKey, index, count, alone, disabled, dragged, ...on } = props
  const texts = useTexts('console/editor/pictures')
  // Who may not write may not ask for the details of a picture either.
  const { data: media } = useQuery({ ...mediaQuery(pictureKey), enabled: !disabled })
  const described = !media || (hasText(media.alt) && missingIn(media.alt).length === 0)
  const name = texts.name({ index: index + 1, count })
  return (
    <li
      className="picture-tile"
      data-dragged={dragged || undefined}
      aria-label={name}
      draggable={!disabled && !alone}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', pictureKey)
        on.onDrag(index)
      }}
      onDragEnd={() => on.onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) return
        event.preventDefault()
        on.onDropHere()
      }}
    >
      <button
        type="button"
        {...(disabled && { id })}
        className="picture-enlarge"
        title={texts.enlarge}
        onClick={() => on.onOpen('large')}
      >
        <img
          src={imageAddress(media?.shown ?? pictureKey, 320, [4, 3])}
          alt={name}
          width={160}
          height={120}
          loading="lazy"
          draggable={false}
        />
        <span className="hidden-text">{texts.enlarge}</span>
      </button>
      {index === 0 && !alone && <span className="picture-cover">{texts.cover}</span>}
      {!disabled && <PictureActions {...props} described={described} />}
    </li>
  )
}

function PictureActions({ id, index, count, alone, described, ...on }: Props & { described: boolean }) {
  const texts = useTexts('console/editor/pictures')
  const actions = useRef<HTMLDivElement>(null)
  const pressed = useRef<'earlier' | 'later' | null>(null)
  // A moved element loses the focus; whoever moves by keyboard goes on from where the picture is now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new place is what the focus follows
  useEffect(() => {
    if (!pressed.current) return
    const { current: wanted } = pressed
    pressed.current = null
    const buttons = [...(actions.current?.querySelectorAll<HTMLButtonElement>('[data-way]:enabled') ?? [])]
    const same = buttons.find((button) => button.dataset.way === wanted)
    ;(same ?? buttons[0])?.focus()
  }, [index])

  const step = (way: 'earlier' | 'later', icon: ReactNode) => {
    const to = way === 'earlier' ? index - 1 : index + 1
    const move = () => {
      pressed.current = way
      on.onMove(to)
    }
    const disabled = to < 0 || to >= count
    return <Action label={texts[way]} icon={icon} data-way={way} disabled={disabled} onClick={move} />
  }
  return (
    <div ref={actions} className="picture-actions">
      {!alone && step('earlier', <LeftOutlined />)}
      {!alone && step('later', <RightOutlined />)}
      <Action
        id={id}
        label={described ? texts.describe : texts.describeMissing}
        className={described ? 'picture-describe' : 'picture-undescribed'}
        icon={<FontSizeOutlined />}
        onClick={() => on.onOpen('alt')}
      />
      <Action label={texts.remove} danger icon={<DeleteOutlined />} onClick={on.onRemove} />
    </div>
  )
}

type ActionProps = ButtonProps & { label: string; 'data-way'?: string }

const Action = ({ label, ...button }: ActionProps) => (
  <Tooltip title={label}>
    <Button size="small" type="text" aria-label={label} {...button} />
  </Tooltip>
)

type UploadTileProps = { upload: Upload; onAgain: () => void; onDrop: () => void }

export function UploadTile({ upload, onAgain, onDrop }: UploadTileProps) {
  const texts = useTexts('console/editor/pictures')
  return (
    <li className="picture-tile" aria-label={`${texts.uploading}: ${upload.file.name}`}>
      <img src={upload.preview} alt="" width={160} height={120} data-waiting />
      {upload.error ? (
        <div className="upload-failed" role="alert">
          <p title={upload.error}>
            {texts.failed}: {upload.error}
          </p>
          <Button size="small" onClick={onAgain}>
            {texts.again}
          </Button>
          <Button size="small" type="text" onClick={onDrop}>
            {texts.drop}
          </Button>
        </div>
      ) : (
        <Progress percent={upload.percent} size="small" showInfo={false} aria-label={texts.uploading} />
      )}
    </li>
  )
}
