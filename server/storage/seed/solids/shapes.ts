// The shapes that the demo's solids are put together with: turned parts with a bore and bolt holes, and boxes.
import type { Place, Point, StepPart } from './step-part.ts'

/** A turned part, from its foot up: lengths with their radii; `holes` stand in every length that is wider than their circle. */
type Turned = {
  name: string
  place: Place
  steps: readonly { length: number; radius: number }[]
  bore?: number
  holes?: { count: number; circle: number; diameter: number }
}

export function turned(part: StepPart, { name, place, steps, bore = 0, holes }: Turned) {
  const solid = part.solidAt(place)
  const ring = (z: number, radius: number, x = 0, y = 0) => ({ x, y, z, radius })
  const centers = Array.from({ length: holes?.count ?? 0 }, (_, at) => {
    // Holes straddle the axes, as flanges have them.
    const angle = ((at + 0.5) / (holes?.count ?? 1)) * 2 * Math.PI
    const radius = (holes?.circle ?? 0) / 2
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })
  const isWide = (radius: number) => holes !== undefined && radius > holes.circle / 2
  const drilled = (z: number) => centers.map(([x, y]) => ring(z, (holes?.diameter ?? 0) / 2, x, y))
  const open = (z: number) => (bore > 0 ? [ring(z, bore / 2)] : [])
  let low = 0
  const faces = steps.flatMap(({ length, radius }, at) => {
    const high = low + length
    const [before, after] = [steps[at - 1]?.radius, steps[at + 1]?.radius]
    const through = isWide(radius) ? drilled : () => []
    const made = [
      solid.wall(ring(low, radius), high, true),
      ...through(low).map((hole) => solid.wall(hole, high, false)),
      ...(before === undefined
        ? [solid.across(ring(low, radius), [...open(low), ...through(low)], false)]
        : []),
      ...(before !== undefined && before < radius
        ? [solid.across(ring(low, radius), [ring(low, before), ...through(low)], false)]
        : []),
      ...(after !== undefined && after < radius
        ? [solid.across(ring(high, radius), [ring(high, after), ...through(high)], true)]
        : []),
      ...(after === undefined
        ? [solid.across(ring(high, radius), [...open(high), ...through(high)], true)]
        : []),
    ]
    low = high
    return made
  })
  if (bore > 0) faces.push(solid.wall(ring(0, bore / 2), low, false))
  return solid.close(name, faces)
}

/** A box that stands in the middle of its place. */
export function box(part: StepPart, name: string, place: Place, [width, depth, height]: Point) {
  const solid = part.solidAt(place)
  const [w, d, h] = [width / 2, depth / 2, height]
  const faces: Point[][] = [
    [
      [-w, -d, 0],
      [-w, d, 0],
      [w, d, 0],
      [w, -d, 0],
    ],
    [
      [-w, -d, h],
      [w, -d, h],
      [w, d, h],
      [-w, d, h],
    ],
    [
      [-w, -d, 0],
      [w, -d, 0],
      [w, -d, h],
      [-w, -d, h],
    ],
    [
      [w, -d, 0],
      [w, d, 0],
      [w, d, h],
      [w, -d, h],
    ],
    [
      [w, d, 0],
      [-w, d, 0],
      [-w, d, h],
      [w, d, h],
    ],
    [
      [-w, d, 0],
      [-w, -d, 0],
      [-w, -d, h],
      [-w, d, h],
    ],
  ]
  return solid.close(
    name,
    faces.map((corners) => solid.flat(corners)),
  )
}
