// Where an enlarged picture stands while it is looked at closely: how large, and how far it was moved.

/** `scale` 1 is the whole picture; `x` and `y` move it in pixels of the window. */
export type Zoom = { scale: number; x: number; y: number }
type Point = { x: number; y: number }
type Size = { width: number; height: number }

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
export const CLOSEST = 4

/** As close as `scale`, so that the point under the hand (from the middle of the frame) stays under it. */
export function zoomAt(zoom: Zoom, scale: number, point: Point, frame: Size): Zoom {
  const next = Math.min(CLOSEST, Math.max(1, scale))
  const by = next / zoom.scale
  return within(
    { scale: next, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by },
    frame,
  )
}

/** Moved by so much, never further than the picture's own edge. */
export const moved = (zoom: Zoom, by: Point, frame: Size): Zoom =>
  within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame)

function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const reach = (length: number) => (length * (scale - 1)) / 2
  const hold = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0
  return { scale, x: hold(x, reach(width)), y: hold(y, reach(height)) }
}
