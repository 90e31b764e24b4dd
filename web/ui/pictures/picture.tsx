// A picture of the media library in the width, shape and format that fits the place it stands in.
import type { Language } from '#contract/languages/language-codes.ts'
import type { Picture as Pic } from '#contract/media/media.ts'
import { imageAddress, imageSet, imageWidths, type Ratio } from './image-address.ts'

/** The width that browsers without `srcset` get. */
const PLAIN_WIDTH = 640

type Props = {
  of: Pic
  /** The same view for the dark scheme: only the one that is shown is fetched. */
  night?: Pic | null
  /** How wide the picture is drawn, as in the `sizes` attribute. */
  sizes: string
  ratio?: Ratio
  /** The first picture of a page: fetched at once and before the others. */
  first?: boolean
  /** On the first screen beside others: fetched at once, but not before them. */
  eager?: boolean
  /** `''` where a text beside the picture says the same. */
  alt?: string
  lang?: Language | undefined
  onLoad?: () => void
  onError?: () => void
}

/** Space is kept before it arrives; below the first screen it is fetched when it comes near. */
export function Picture({
  of: picture,
  night,
  sizes,
  ratio,
  first = false,
  eager = first,
  alt = picture.alt,
  ...rest
}: Props) {
  const widths = imageWidths(picture, ratio)
  const plain = widths.find((width) => width >= PLAIN_WIDTH) ?? widths.at(-1) ?? PLAIN_WIDTH
  const drawn = (
    <img
      {...rest}
      alt={alt}
      width={picture.width}
      height={ratio ? Math.round((picture.width * ratio[1]) / ratio[0]) : picture.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={eager ? 'auto' : 'async'}
      sizes={sizes}
      srcSet={imageSet(picture, ratio)}
      src={imageAddress(picture.key, plain, ratio)}
    />
  )
  if (!night) return drawn
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={imageSet(night, ratio)} sizes={sizes} />
      {drawn}
    </picture>
  )
}
