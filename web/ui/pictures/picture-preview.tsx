// Pictures enlarged over the page (spec §4, image preview dialog): next, previous, and a way on when one cannot be shown.
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Picture as Pic } from '#contract/media/media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { galleryStep } from './gallery-step.ts'
import { Picture } from './picture.tsx'
import { Zoomable } from './zoomable.tsx'
import './picture-preview.css'
/** A picture, with the language of its text where it is not the page's. */
export type Previewed = Pic & { lang?: Language | undefined }

type Props = {
  label: string
  pictures: readonly Previewed[]
  at: number
  onAt: (at: number) => void
  onClose: () => void
}

/** Stands over everything until it is closed; arrow keys walk round, Home and End lead to the ends. */
export function PicturePreview({ label, pictures, at, onAt, onClose }: Props) {
  const texts = useTexts('site/ui').picturePreview
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = pictures[at]

  const closed = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const tell = () => closed()
    element.showModal()
    element.addEventListener('close', tell)
    return () => {
      // Hidden with its page it would hold everything else back; no more telling, so that it comes back with the page.
      element.removeEventListener('close', tell)
      element.close()
    }
  }, [])

  const step = (by: number) => onAt((at + by + pictures.length) % pictures.length)
  return (
    <dialog
      ref={dialog}
      className="picture-preview on-navy"
      aria-label={label}
      onKeyDown={(event) => {
        // A drawer underneath stays open: Escape is meant for what lies on top.
        if (event.key === 'Escape') event.stopPropagation()
        const to = pictures.length > 0 ? galleryStep(event.key, at, pictures.length) : null
        if (to === null) return
        event.preventDefault()
        onAt(to)
      }}
    >
      {picture && (
        <p className="picture-preview-count num" aria-live="polite">
          {texts.show({ number: at + 1, count: pictures.length })}
        </p>
      )}
      <button
        className="icon-button picture-preview-close"
        type="button"
        aria-label={texts.close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {picture ? (
        <Shown key={picture.key} picture={picture} onNext={() => step(1)} onSwipe={step} onClose={onClose} />
      ) : (
        <p className="picture-preview-broken">{texts.empty}</p>
      )}
      {pictures.length > 1 && (
        <div className="picture-preview-steps">
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

type ShownProps = {
  picture: Previewed
  onNext: () => void
  onSwipe: (by: 1 | -1) => void
  onClose: () => void
}

/** One picture, or the question what to do when it cannot be shown. */
function Shown({ picture, onNext, onSwipe, onClose }: ShownProps) {
  const texts = useTexts('site/ui').picturePreview
  const [broken, setBroken] = useState(false)
  if (!broken) {
    return (
      <Zoomable label={`${texts.closer}${picture.alt && `: ${picture.alt}`}`} onSwipe={onSwipe}>
        {(close) => (
          <Picture
            of={picture}
            sizes={close ? '250vw' : '100vw'}
            first
            lang={picture.lang}
            onError={() => setBroken(true)}
          />
        )}
      </Zoomable>
    )
  }
  return (
    <div className="picture-preview-broken" role="alert">
      <p>{texts.broken}</p>
      <p className="actions">
        <button className="button light" type="button" onClick={onNext}>
          {texts.next}
        </button>
        <button className="button outline" type="button" onClick={onClose}>
          {texts.cancel}
        </button>
      </p>
    </div>
  )
}
