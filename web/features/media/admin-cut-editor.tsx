// The picture with its focal point and its crop, moved with the pointer or with the arrow keys.
import { Button, Segmented } from 'antd'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Crop, Focal, Media } from '#contract/media/media.ts'
import { aroundFocal, shownPart } from '#contract/media/media-cut.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { arrowStep, CORNERS, type Corner, cornerAt, cornerOf, placed, WHOLE } from './admin-cut-math.ts'

export type Cut = { focal: Focal; crop: Crop | null }
type Props = { picture: Media; cut: Cut; disabled: boolean; onChange: (cut: Partial<Cut>) => void }

const percent = (thousandths: number) => `${thousandths / 10}%`

export function CutEditor({ picture, cut, disabled, onChange }: Props) {
  const texts = useTexts('console/media/detail')
  const frame = useRef<HTMLDivElement>(null)
  const [mode, setMode] = useState<'focal' | 'crop'>('focal')
  const { focal, crop } = cut
  const shown = crop ?? WHOLE

  const placeOf = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return null
    return {
      x: ((event.clientX - box.left) / box.width) * 1000,
      y: ((event.clientY - box.top) / box.height) * 1000,
    }
  }
  const point = (event: PointerEvent) => {
    const at = placeOf(event)
    if (at) onChange({ focal: placed(at.x, at.y) })
  }
  const drag = (corner: Corner) => (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const at = placeOf(event)
    if (at) onChange({ crop: cornerAt(crop, corner, at.x, at.y) })
  }
  const keyed = (move: (step: Focal) => void) => (event: KeyboardEvent) => {
    const step = arrowStep(event)
    if (!step) return
    event.preventDefault()
    move(step)
  }

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
      <div
        ref={frame}
        className="cut-frame"
        style={{
          aspectRatio: `${picture.width} / ${picture.height}`,
          maxWidth: `calc(52svh * ${picture.width / picture.height})`,
        }}
        data-mode={disabled ? undefined : mode}
        onPointerDown={(event) => {
          if (disabled || mode !== 'focal') return
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => {
          if (mode === 'focal' && event.currentTarget.hasPointerCapture(event.pointerId)) point(event)
        }}
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
        {!disabled && mode === 'focal' && (
          <button
            type="button"
            className="cut-focal"
            style={{ left: percent(focal.x), top: percent(focal.y) }}
            aria-label={`${texts.focalPoint}: ${percent(focal.x)}, ${percent(focal.y)}`}
            onKeyDown={keyed(({ x, y }) => onChange({ focal: placed(focal.x + x, focal.y + y) }))}
          />
        )}
        {!disabled &&
          mode === 'crop' &&
          CORNERS.map((corner) => {
            const at = cornerOf(crop, corner)
            return (
              <button
                key={corner}
                type="button"
                className="cut-corner"
                data-corner={corner}
                style={{ left: percent(at.x), top: percent(at.y) }}
                aria-label={`${texts.corner[corner]}: ${percent(at.x)}, ${percent(at.y)}`}
                onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerMove={drag(corner)}
                onKeyDown={keyed(({ x, y }) =>
                  onChange({ crop: cornerAt(crop, corner, at.x + x, at.y + y) }),
                )}
              />
            )
          })}
      </div>
      {!disabled && (
        <p className="field-hint">
          {mode === 'focal' ? texts.focalSays : texts.cropSays}{' '}
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

const SHAPES = [
  [4, 3],
  [1, 1],
  [4, 5],
  [16, 9],
  [21, 9],
] as const
const HEIGHT = 64

type CutShapesProps = { picture: Media; cut: { focal: Focal; crop: Crop | null } }

function CutShapes({ picture, cut: { focal, crop } }: CutShapesProps) {
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
