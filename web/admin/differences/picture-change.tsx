// Pictures that went and came, side by side, each with a frame and a word.
import { useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import './changes.css'

type Side = { key: string; is?: 'gone' | 'new'; description: string }

export function PictureSides({ sides }: { sides: readonly Side[] }) {
  return (
    <div className="picture-sides">
      {sides.map(({ key, is, description }) => (
        <figure key={`${key} ${is}`} data-is={is}>
          <img src={imageAddress(key, 320)} alt="" width={150} height={100} loading="lazy" />
          <figcaption>{description}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** The pictures of a field; the same ones in another order are called that. */
export function PictureChange({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const texts = useTexts('console/editor/rich-change')
  const sides: Side[] = [
    ...before
      .filter((key) => !after.includes(key))
      .map((key) => ({ key, is: 'gone' as const, description: texts.pictureGone })),
    ...after
      .filter((key) => !before.includes(key))
      .map((key) => ({ key, is: 'new' as const, description: texts.pictureNew })),
  ]
  if (sides.length > 0) return <PictureSides sides={sides} />
  return (
    <>
      <p className="format-says">{texts.sorted}</p>
      <PictureSides sides={after.map((key, at) => ({ key, description: String(at + 1) }))} />
    </>
  )
}
