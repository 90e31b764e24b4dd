// Addresses of pictures: which widths to offer a browser, and how to ask `/image` for them (decision 5).
import type { Picture } from '#contract/media/media.ts'
import { type IMAGE_RATIOS, IMAGE_WIDTHS } from '#contract/media/media-sizes.ts'

export type Ratio = (typeof IMAGE_RATIOS)[number]
type Size = Pick<Picture, 'width' | 'height'>

/** The address of one width, cut to `ratio` when one is given; the format is left to the browser's `Accept`. */
export function imageAddress(key: string, width: number, ratio?: Ratio): string {
  const plain = `/image?filepath=${encodeURIComponent(key)}&w=${width}`
  return ratio ? `${plain}&h=${Math.round((width * ratio[1]) / ratio[0])}&fit=cover` : plain
}

/** Steps of the ladder up to the picture's own width, and the one above so that its last pixel can be had. */
export function imageWidths({ width, height }: Size, ratio?: Ratio): number[] {
  const own = ratio ? Math.min(width, (height * ratio[0]) / ratio[1]) : width
  const below = IMAGE_WIDTHS.filter((step) => step <= own)
  const next = IMAGE_WIDTHS.find((step) => step > own)
  const lacking = own - (below.at(-1) ?? 0)
  return next && lacking > 0 ? [...below, next] : below
}

/** The `srcset` of a picture. */
export function imageSet(picture: Picture, ratio?: Ratio): string {
  return imageWidths(picture, ratio)
    .map((width) => `${imageAddress(picture.key, width, ratio)} ${width}w`)
    .join(', ')
}
