// The enlarged picture over the page (spec §4, image preview dialog): next, previous, and a way on when one cannot be shown.
import { useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/product.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { langOf } from '#web/ui/said.tsx'
import { galleryStep } from './gallery-step.ts'
import { productTexts } from './texts.ts'

type Props = {
  product: Product
  at: number
  onAt: (at: number) => void
  onClose: () => void
}

export function Enlargement({ product, at, onAt, onClose }: Props) {
  const texts = useTexts(productTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [broken, setBroken] = useState<string | null>(null)
  const { gallery } = product
  const picture = gallery[at]

  useEffect(() => dialog.current?.showModal(), [])

  const step = (by: number) => onAt((at + by + gallery.length) % gallery.length)
  return (
    <dialog
      ref={dialog}
      className="enlargement on-navy"
      aria-label={texts.gallery}
      onClose={onClose}
      onKeyDown={(event) => {
        const to = galleryStep(event.key, at, gallery.length)
        if (to === null) return
        event.preventDefault()
        onAt(to)
      }}
    >
      <p className="enlargement-count num" aria-live="polite">
        {texts.show(at + 1, gallery.length)}
      </p>
      <button
        className="icon-button enlargement-close"
        type="button"
        aria-label={texts.close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {picture && broken === picture.key ? (
        <div className="enlargement-broken" role="alert">
          <p>{texts.pictureBroken}</p>
          <p className="actions">
            <button className="button light" type="button" onClick={() => step(1)}>
              {texts.next}
            </button>
            <button className="button outline" type="button" onClick={onClose}>
              {texts.cancel}
            </button>
          </p>
        </div>
      ) : (
        picture && (
          <Picture
            key={picture.key}
            of={picture}
            sizes="100vw"
            first
            lang={langOf(product, `gallery.${at}.alt`)}
            onError={() => setBroken(picture.key)}
          />
        )
      )}
      {gallery.length > 1 && (
        <div className="enlargement-steps">
          <button className="icon-button" type="button" aria-label={texts.previous} onClick={() => step(-1)}>
            <Icon name="back" />
          </button>
          <button className="icon-button" type="button" aria-label={texts.next} onClick={() => step(1)}>
            <Icon name="arrow" />
          </button>
        </div>
      )}
    </dialog>
  )
}
