// The pictures of a product: one large that a pointer looks into, the others as thumbs; a click fills the window.
import { type KeyboardEvent, lazy, type PointerEvent, Suspense, useRef, useState } from 'react'
import type { Product } from '#contract/products/product.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { galleryStep } from '#web/ui/pictures/gallery-step.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'

/** Comes with the first click. */
const PicturePreview = lazy(async () => ({
  default: (await import('#web/ui/pictures/picture-preview.tsx')).PicturePreview,
}))

/** Seven of twelve columns, the whole width below 992 px. */
const SIZES = '(max-width: 991px) 92vw, (max-width: 1680px) 53vw, 52rem'
/** A mouse over the picture looks into it; fingers and keys have the enlargement for that. */
const lookInto = async ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
  if (pointerType === 'mouse') (await import('./magnify.ts')).magnify(currentTarget)
}

export function Gallery({ product }: { product: Product }) {
  const texts = useTexts('site/goods/product')
  const [at, setAt] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  const thumbs = useRef<HTMLUListElement>(null)
  const view = useRef<HTMLButtonElement>(null)
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
  const walk = (to: number) => {
    setAt(to)
    if (thumbs.current?.contains(document.activeElement)) {
      thumbs.current.querySelectorAll<HTMLElement>('.thumb')[to]?.focus()
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = gallery.length > 1 ? galleryStep(event.key, at, gallery.length) : null
    if (to === null) return
    event.preventDefault()
    walk(to)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <div className="gallery" onKeyDown={enlarged ? undefined : onKeyDown}>
      <div className="view-frame">
        <button
          className="view-button"
          type="button"
          ref={view}
          onClick={() => setEnlarged(true)}
          aria-label={texts.enlarge}
        >
          <span className="plate view" key={shown.key} onPointerEnter={lookInto}>
            <Picture of={shown} sizes={SIZES} first={at === 0} lang={langOf(product, `gallery.${at}.alt`)} />
          </span>
          <span className="view-enlarge">
            <Icon name="enlarge" />
          </span>
        </button>
        {gallery.length > 1 && (
          <p className="view-count num" aria-live="polite">
            <span aria-hidden="true">
              {at + 1} / {gallery.length}
            </span>
            <span className="hidden-text">{texts.show({ number: at + 1, count: gallery.length })}</span>
          </p>
        )}
      </div>
      {gallery.length > 1 && (
        <ul className="thumbs" aria-label={texts.gallery} ref={thumbs}>
          {gallery.map((picture, place) => (
            <li key={picture.key}>
              <button
                className="thumb"
                type="button"
                aria-label={texts.show({ number: place + 1, count: gallery.length })}
                aria-pressed={place === at}
                tabIndex={place === at ? 0 : -1}
                onClick={() => setAt(place)}
              >
                <span className="plate">
                  <Picture of={picture} alt="" sizes="(max-width: 599px) 21vw, 9rem" ratio={[4, 3]} />
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
            onClose={() => {
              setEnlarged(false)
              view.current?.focus()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
