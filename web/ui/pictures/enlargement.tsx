// Pictures enlarged over the page (spec §4, image preview dialog), as they are drawn: `enlarging.ts` opens them.
import type { Ref } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Picture as Pic } from '#contract/media/media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from './picture.tsx'
import './picture-preview.css'

/** A picture, with the language of its text where it is not the page's. */
export type Previewed = Pic & { lang?: Language | undefined }

/** Put on a button, has the browser itself open the enlargement with this id. */
export const opens = (id: string) => ({ command: 'show-modal', commandfor: id })

type Props = { label: string; pictures: readonly Previewed[]; id?: string; ref?: Ref<HTMLDialogElement> }

/** Closed until it is opened, by a button with `opens(id)` also before any script; its pictures are fetched when they are shown. */
export function Enlargement({ label, pictures, id, ref }: Props) {
  const texts = useTexts('site/ui').picturePreview
  return (
    <dialog
      ref={ref}
      id={id}
      className="picture-preview on-navy"
      aria-label={label}
      // A drawer underneath stays open: Escape is meant for what lies on top.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      {pictures.length > 0 && (
        <p className="picture-preview-count num" aria-live="polite" suppressHydrationWarning>
          {texts.show({ number: 1, count: pictures.length })}
        </p>
      )}
      <button
        className="icon-button picture-preview-close"
        type="button"
        aria-label={texts.close}
        data-close-enlargement
        {...(id && { command: 'close', commandfor: id })}
      >
        <Icon name="close" />
      </button>
      {pictures.map((picture, at) => (
        <button
          key={picture.key}
          className="zoomable"
          type="button"
          hidden={at > 0}
          aria-label={`${texts.closer}${picture.alt && `: ${picture.alt}`}`}
          aria-pressed="false"
          data-said={texts.show({ number: at + 1, count: pictures.length })}
        >
          <span>
            <Picture of={picture} sizes="100vw" lang={picture.lang} />
          </span>
        </button>
      ))}
      {pictures.length === 0 && <p className="picture-preview-broken">{texts.empty}</p>}
      {pictures.length > 1 && (
        <div className="picture-preview-steps">
          <button className="icon-button" type="button" aria-label={texts.previous} data-step="-1">
            <Icon name="back" />
          </button>
          <button className="icon-button" type="button" aria-label={texts.next} data-step="1">
            <Icon name="arrow" />
          </button>
        </div>
      )}
      <div className="picture-preview-broken" role="alert" hidden>
        <p>{texts.broken}</p>
        <p className="actions">
          <button className="button light" type="button" data-step="1">
            {texts.next}
          </button>
          <button className="button outline" type="button" data-close-enlargement>
            {texts.cancel}
          </button>
        </p>
      </div>
    </dialog>
  )
}
