// Which part of a picture is shown in a shape: the same on the server, which cuts, and in the console, which shows it beforehand.
import type { Crop, Focal } from './media.ts'

type Box = { left: number; top: number; width: number; height: number }

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

/** `value`, or the nearer end where it lies outside; an empty span is its beginning. */
export const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)))
