// How a picture is cut: the part of it that is shown, and the point that stays in sight in every shape.
import { createHash } from 'node:crypto'
import type { Crop, Focal } from '#contract/media.ts'

export type View = { focal: Focal; crop: Crop | null }
type Box = { left: number; top: number; width: number; height: number }

/** Shown whole, around its middle. */
export const PLAIN: View = { focal: { x: 500, y: 500 }, crop: null }

/** Eight digits that are others for every other view. */
export function viewToken({ focal, crop }: View): string {
  if (crop === null && focal.x === PLAIN.focal.x && focal.y === PLAIN.focal.y) return PLAIN_TOKEN
  const all = [focal.x, focal.y, ...(crop ? [crop.x, crop.y, crop.width, crop.height] : [])]
  return createHash('sha256').update(all.join()).digest('hex').slice(0, 8)
}
export const PLAIN_TOKEN = '00000000'

/** What `/image` takes for these bytes cut this way: another address for other bytes and for another cut. */
export const shownKey = (fileKey: string, view: View): string => fileKey.replace('.', `-${viewToken(view)}.`)

/** The size of what is shown of a picture, in pixels. */
export function shownSize(size: { width: number; height: number }, crop: Crop | null) {
  const { width, height } = shownPart(size, crop)
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

/** The part of a picture that is shown, in its pixels. */
export function shownPart({ width, height }: { width: number; height: number }, crop: Crop | null): Box {
  if (crop === null) return { left: 0, top: 0, width, height }
  return {
    left: (crop.x * width) / 1000,
    top: (crop.y * height) / 1000,
    width: (crop.width * width) / 1000,
    height: (crop.height * height) / 1000,
  }
}

/** The largest box of a shape inside `shown`, with the focal point as near to its middle as there is room. */
export function aroundFocal(
  original: { width: number; height: number },
  shown: Box,
  shape: { width: number; height: number },
  focal: Focal,
): Box {
  const scale = Math.min(shown.width / shape.width, shown.height / shape.height)
  const width = shape.width * scale
  const height = shape.height * scale
  const left = (focal.x * original.width) / 1000 - width / 2
  const top = (focal.y * original.height) / 1000 - height / 2
  return {
    left: clamp(left, shown.left, shown.left + shown.width - width),
    top: clamp(top, shown.top, shown.top + shown.height - height),
    width,
    height,
  }
}

export const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)))
