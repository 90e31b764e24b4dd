// Pictures that enlarge: each is a link to its largest self, which scripts turn into a dialog that walks through all of them.
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { imageAddress, imageWidths } from '#web/ui/pictures/image-address.ts'
import type { Previewed } from '#web/ui/pictures/picture-preview.tsx'

/** Comes with the first click. */
const PicturePreview = lazy(async () => ({
  default: (await import('#web/ui/pictures/picture-preview.tsx')).PicturePreview,
}))

export type Frame = (picture: Previewed, drawn: ReactNode) => ReactNode

/** `frame` makes a picture of the list one that enlarges; `dialog` belongs once on the page. */
export function useEnlarge(
  label: string,
  pictures: readonly Previewed[],
): { frame: Frame; dialog: ReactNode } {
  const texts = useTexts('site/frame')
  const [at, setAt] = useState<number | null>(null)
  return {
    frame: (picture, drawn) => (
      <a
        className="enlarge"
        href={imageAddress(picture.key, imageWidths(picture).at(-1) ?? picture.width)}
        aria-label={[texts.enlarge, picture.alt].filter((part) => part !== '').join(': ')}
        onClick={(event) => {
          // Another window or tab stays what it is.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          setAt(pictures.findIndex(({ key }) => key === picture.key))
        }}
      >
        {drawn}
        <span className="enlarge-sign">
          <Icon name="enlarge" />
        </span>
      </a>
    ),
    dialog: at !== null && at >= 0 && (
      <Suspense>
        <PicturePreview label={label} pictures={pictures} at={at} onAt={setAt} onClose={() => setAt(null)} />
      </Suspense>
    ),
  }
}
