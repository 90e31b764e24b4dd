// Moving the focal point and the corners of the crop, in thousandths of the picture.
import type { Crop, Focal } from '#contract/media/media.ts'

export type Corner = 'nw' | 'ne' | 'sw' | 'se'
export const CORNERS: readonly Corner[] = ['nw', 'ne', 'sw', 'se']
export const WHOLE: Crop = { x: 0, y: 0, width: 1000, height: 1000 }

/** The contract takes nothing smaller. */
const LEAST = 50
const within = (value: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(value, most)))

export const placed = (x: number, y: number): Focal => ({ x: within(x, 0, 1000), y: within(y, 0, 1000) })

/** The crop with one corner put elsewhere; the opposite one stays. The whole picture is no crop. */
export function cornerAt(crop: Crop | null, corner: Corner, x: number, y: number): Crop | null {
  const { x: left, y: top, width, height } = crop ?? WHOLE
  const [right, bottom] = [left + width, top + height]
  const west = corner.endsWith('w') ? within(x, 0, right - LEAST) : left
  const east = corner.endsWith('e') ? within(x, left + LEAST, 1000) : right
  const north = corner.startsWith('n') ? within(y, 0, bottom - LEAST) : top
  const south = corner.startsWith('s') ? within(y, top + LEAST, 1000) : bottom
  const next = { x: west, y: north, width: east - west, height: south - north }
  return next.width === 1000 && next.height === 1000 ? null : next
}

/** Where a corner is. */
export function cornerOf(crop: Crop | null, corner: Corner): Focal {
  const { x, y, width, height } = crop ?? WHOLE
  return { x: corner.endsWith('w') ? x : x + width, y: corner.startsWith('n') ? y : y + height }
}

/** How far an arrow key moves something, or null for another key. */
export function arrowStep({ key, shiftKey }: { key: string; shiftKey: boolean }): Focal | null {
  const by = shiftKey ? 50 : 10
  if (key === 'ArrowLeft') return { x: -by, y: 0 }
  if (key === 'ArrowRight') return { x: by, y: 0 }
  if (key === 'ArrowUp') return { x: 0, y: -by }
  if (key === 'ArrowDown') return { x: 0, y: by }
  return null
}
