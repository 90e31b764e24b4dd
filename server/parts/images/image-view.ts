// How a picture is cut: the part of it that is shown, and the point that stays in sight in every shape.
import { createHash } from 'node:crypto'
import type { Crop, Focal } from '#contract/media/media.ts'
import { shownPart } from '#contract/media/media-cut.ts'

export type View = { focal: Focal; crop: Crop | null }

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
