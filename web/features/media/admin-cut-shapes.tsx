// How a picture will look in the shapes that pages cut it to, before anything is saved.
import type { Crop, Focal, Media } from '#contract/media/media.ts'
import { aroundFocal, shownPart } from '#contract/media/media-cut.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'

const SHAPES = [
  [4, 3],
  [1, 1],
  [4, 5],
  [16, 9],
  [21, 9],
] as const
const HEIGHT = 64

type Props = { picture: Media; cut: { focal: Focal; crop: Crop | null } }

export function CutShapes({ picture, cut: { focal, crop } }: Props) {
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
