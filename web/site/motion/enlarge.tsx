// Pictures that enlarge: each is a link to its largest self, which `behaviour/pictures/enlarge.ts` opens in a dialog that walks through all.
import { type ReactNode, useId } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Enlargement, type Previewed } from '#web/ui/pictures/enlargement.tsx'
import { imageAddress, imageWidths } from '#web/ui/pictures/image-address.ts'

export type Frame = (picture: Previewed, drawn: ReactNode) => ReactNode

/** `frame` makes a picture of the list one that enlarges; `dialog` belongs once on the page. */
export function useEnlarge(
  label: string,
  pictures: readonly Previewed[],
): { frame: Frame; dialog: ReactNode } {
  const texts = useTexts('site/frame')
  const id = useId()
  return {
    frame: (picture, drawn) => (
      <a
        className="enlarge"
        href={imageAddress(picture.key, imageWidths(picture).at(-1) ?? picture.width)}
        aria-label={[texts.enlarge, picture.alt].filter((part) => part !== '').join(': ')}
        data-enlarge={id}
        data-place={pictures.findIndex(({ key }) => key === picture.key)}
      >
        {drawn}
        <span className="enlarge-sign">
          <Icon name="enlarge" />
        </span>
      </a>
    ),
    dialog: pictures.length > 0 && <Enlargement id={id} label={label} pictures={pictures} />,
  }
}
