// The pictures of a product: one large, the others as thumbs; arrow keys walk, a click enlarges.
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import type { Product } from '#contract/product.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { galleryStep } from '#web/ui/gallery-step.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { langOf } from '#web/ui/said.tsx'
import { productTexts } from './texts.ts'

/** Comes with the first click. */
const PicturePreview = lazy(async () => ({
  default: (await import('#web/ui/picture-preview.tsx')).PicturePreview,
}))

const SIZES = '(max-width: 991px) 92vw, 56rem'

export function Gallery({ product }: { product: Product }) {
  const texts = useTexts(productTexts)
  const [at, setAt] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  const thumbs = useRef<HTMLUListElement>(null)
  const { gallery } = product
  const shown = gallery[at]
  if (!shown) {
    return (
      <div className="gallery">
        <div className="plate view no-picture">
          <p>{texts.noPictures}</p>
        </div>
      </div>
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = galleryStep(event.key, at, gallery.length)
    if (to === null) return
    event.preventDefault()
    setAt(to)
    if (thumbs.current?.contains(document.activeElement)) {
      thumbs.current.querySelectorAll<HTMLElement>('.thumb')[to]?.focus()
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <div className="gallery" onKeyDown={enlarged ? undefined : onKeyDown}>
      <button
        className="view-button"
        type="button"
        onClick={() => setEnlarged(true)}
        aria-label={texts.enlarge}
      >
        <span className="plate view">
          <Picture
            key={shown.key}
            of={shown}
            sizes={SIZES}
            first
            lang={langOf(product, `gallery.${at}.alt`)}
          />
        </span>
        <span className="view-enlarge">
          <Icon name="enlarge" />
        </span>
      </button>
      {gallery.length > 1 && (
        <ul className="thumbs" aria-label={texts.gallery} ref={thumbs}>
          {gallery.map((picture, place) => (
            <li key={picture.key}>
              <button
                className="thumb"
                type="button"
                aria-label={texts.show(place + 1, gallery.length)}
                aria-pressed={place === at}
                tabIndex={place === at ? 0 : -1}
                onClick={() => setAt(place)}
              >
                <span className="plate">
                  <Picture of={picture} alt="" sizes="10rem" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {enlarged && (
        <Suspense>
          <PicturePreview
            label={texts.gallery}
            pictures={gallery.map((picture, place) => ({
              ...picture,
              lang: langOf(product, `gallery.${place}.alt`),
            }))}
            at={at}
            onAt={setAt}
            onClose={() => setEnlarged(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
