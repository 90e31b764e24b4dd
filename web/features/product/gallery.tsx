// The pictures of a product: one large that a pointer looks into, the others as thumbs; a click fills the window.
import { useId } from 'react'
import type { Product } from '#contract/products/product.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { Enlargement, opens } from '#web/ui/pictures/enlargement.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'

/** Seven of twelve columns, the whole width below 992 px. */
const SIZES = '(max-width: 991px) 92vw, (max-width: 1680px) 53vw, 52rem'

export function Gallery({ product }: { product: Product }) {
  const texts = useTexts('site/product/product')
  const id = useId()
  const { gallery } = product
  if (gallery.length === 0) {
    return (
      <div className="gallery">
        <div className="plate view no-picture">
          <p>{texts.noPictures}</p>
        </div>
      </div>
    )
  }
  // Which picture is large is the business of `behaviour/pictures/gallery.ts`.
  return (
    <div className="gallery">
      <div className="view-frame">
        <button
          className="view-button"
          type="button"
          data-enlarge={id}
          {...opens(id)}
          aria-label={texts.enlarge}
        >
          {gallery.map((picture, place) => (
            <span className="plate view" key={picture.key} hidden={place > 0}>
              <Picture
                of={picture}
                sizes={SIZES}
                first={place === 0}
                lang={langOf(product, `gallery.${place}.alt`)}
              />
            </span>
          ))}
          <span className="view-enlarge">
            <Icon name="enlarge" />
          </span>
        </button>
        {gallery.length > 1 && (
          <p className="view-count num" aria-live="polite">
            <span aria-hidden="true">
              <span data-at suppressHydrationWarning>
                1
              </span>{' '}
              / {gallery.length}
            </span>
            <span className="hidden-text" data-at suppressHydrationWarning>
              {texts.show({ number: 1, count: gallery.length })}
            </span>
          </p>
        )}
      </div>
      {gallery.length > 1 && (
        <ul className="thumbs" aria-label={texts.gallery}>
          {gallery.map((picture, place) => (
            <li key={picture.key}>
              <button
                className="thumb"
                type="button"
                aria-label={texts.show({ number: place + 1, count: gallery.length })}
                aria-pressed={place === 0}
                tabIndex={place === 0 ? 0 : -1}
              >
                <span className="plate">
                  <Picture
                    of={picture}
                    alt=""
                    sizes="(max-width: 991px) 17vw, (max-width: 1700px) 10vw, 11rem"
                    ratio={[4, 3]}
                  />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Enlargement
        id={id}
        label={texts.gallery}
        pictures={gallery.map((picture, place) => ({
          ...picture,
          lang: langOf(product, `gallery.${place}.alt`),
        }))}
      />
    </div>
  )
}
