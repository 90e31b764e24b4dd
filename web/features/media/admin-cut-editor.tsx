// The picture with its focal point and its crop, moved with the pointer or with the arrow keys.
import { Button, Segmented } from 'antd'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Crop, Focal, Media } from '#contract/media/media.ts'
import { aroundFocal, shownPart } from '#contract/media/media-cut.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { arrowStep, CORNERS, cornerAt, cornerOf, placed, WHOLE } from './admin-cut-math.ts'

export type Cut = { focal: Focal; crop: Crop | null }

type Props = { picture: Media; cut: Cut; disabled: boolean; onChange: (cut: Partial<Cut>) => void }

const percent = (thousandths: number) => `${thousandths / 10}%`

export function CutEditor({ picture, cut, disabled, onChange }: Props) {
  const texts = useTexts('console/media/detail')
  const [mode, setMode] = useState<Mode>('focal')
  const { focal, crop } = cut
  return (
    <div className="cut-editor">
      {!disabled && (
        <Segmented
          aria-label={texts.cut}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'focal', label: texts.focal },
            { value: 'crop', label: texts.crop },
          ]}
        />
      )}
      <CutFrame picture={picture} cut={cut} mode={disabled ? null : mode} onChange={onChange} />
      {!disabled && (
        <p className="field-hint">
          {mode === 'focal' ? texts.focalText : texts.cropText}{' '}
          {mode === 'crop' && crop && (
            <Button type="link" size="small" onClick={() => onChange({ crop: null })}>
              {texts.whole}
            </Button>
          )}
          {mode === 'focal' && (focal.x !== 500 || focal.y !== 500) && (
            <Button type="link" size="small" onClick={() => onChange({ focal: placed(500, 500) })}>
              {texts.center}
            </Button>
          )}
        </p>
      )}
      <CutShapes picture={picture} cut={cut} />
    </div>
  )
}

/** What is moved; nothing for who may not. */
type Mode = 'focal' | 'crop'
type FrameProps = Omit<Props, 'disabled'> & { mode: Mode | null }

/** The whole picture, dark where it is cut away, with what can be moved on it. */
function CutFrame({ picture, cut: { focal, crop }, mode, onChange }: FrameProps) {
  const texts = useTexts('console/media/detail')
  const frame = useRef<HTMLDivElement>(null)
  const shown = crop ?? WHOLE

  /** Follows the pointer while it is held down. */
  const follow = (event: PointerEvent, move: (at: Focal) => void) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    move({
      x: ((event.clientX - box.left) / box.width) * 1000,
      y: ((event.clientY - box.top) / box.height) * 1000,
    })
  }
  const point = (event: PointerEvent) => follow(event, ({ x, y }) => onChange({ focal: placed(x, y) }))
  const keyed = (move: (step: Focal) => void) => (event: KeyboardEvent) => {
    const step = arrowStep(event)
    if (!step) return
    event.preventDefault()
    move(step)
  }
  return (
    <div
      ref={frame}
      className="cut-frame"
      style={{
        aspectRatio: `${picture.width} / ${picture.height}`,
        maxWidth: `calc(52svh * ${picture.width / picture.height})`,
      }}
      data-mode={mode ?? undefined}
      onPointerDown={(event) => {
        if (mode !== 'focal') return
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={(event) => mode === 'focal' && point(event)}
    >
      <img src={imageAddress(picture.whole, 960)} alt="" draggable={false} />
      <div
        className="cut-shown"
        style={{
          left: percent(shown.x),
          top: percent(shown.y),
          width: percent(shown.width),
          height: percent(shown.height),
        }}
      />
      {mode === 'focal' && (
        <button
          type="button"
          className="cut-focal"
          style={{ left: percent(focal.x), top: percent(focal.y) }}
          aria-label={`${texts.focalPoint}: ${percent(focal.x)}, ${percent(focal.y)}`}
          onKeyDown={keyed(({ x, y }) => onChange({ focal: placed(focal.x + x, focal.y + y) }))}
        />
      )}
      {mode === 'crop' &&
        CORNERS.map((corner) => {
          const at = cornerOf(crop, corner)
          const put = ({ x, y }: Focal) => onChange({ crop: cornerAt(crop, corner, x, y) })
          return (
            <button
              key={corner}
              type="button"
              className="cut-corner"
              data-corner={corner}
              style={{ left: percent(at.x), top: percent(at.y) }}
              aria-label={`${texts.corner[corner]}: ${percent(at.x)}, ${percent(at.y)}`}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => follow(event, put)}
              onKeyDown={keyed(({ x, y }) => put({ x: at.x + x, y: at.y + y }))}
            />
          )
        })}
    </div>
  )
}

const SHAPES = [
  [4, 3],
  [1, 1],
  [4, 5],
  [16, 9],
  [21, 9],
] as const
const HEIGHT = 64

function CutShapes({ picture, cut: { focal, crop } }: Pick<Props, 'picture' | 'cut'>) {
  const texts = useTexts('console/media/detail')
  const shown = shownPart(picture, crop)
  return (
    <ul className="cut-shapes" aria-label={texts.shapes}>
      {SHAPES.map(([across, down]) => {
        const part = aroundFocal(picture, shown, { width: across, height: down }, focal)
        const scale = HEIGHT / part.height
        return (
          <li key={across * 100 + down}>
            <span className="cut-shape" style={{ width: (HEIGHT * across) / down, height: HEIGHT }}>
              <img
                src={imageAddress(picture.whole, 480)}
                alt=""
                style={{
                  width: picture.width * scale,
                  height: picture.height * scale,
                  transform: `translate(${-part.left * scale}px, ${-part.top * scale}px)`,
                }}
              />
            </span>
            <small className="num">
              {across}:{down}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
