// The land of the world as one small drawing, out of Natural Earth (public domain): projected, simplified, without borders.
import { readFileSync } from 'node:fs'
import { FINE, onMap } from '#contract/places/projection.ts'

type Point = readonly [x: number, y: number]
type Rings = readonly (readonly number[])[]
/** What TopoJSON stores: lines as steps on a grid, and which of them each ring is made of. */
type Topology = {
  arcs: Point[][]
  transform: { scale: [number, number]; translate: [number, number] }
  objects: { land: { geometries: { arcs: Rings[] }[] } }
}

/** What is smaller than this, in square units of the drawing, is left out: islands that nobody would see. */
const SMALLEST = 8
/** A point nearer than this to the line without it is left out. */
const TOLERANCE = 0.75
/** South of it there is Antarctica alone. */
const SOUTH = -60

const read = (): Topology =>
  JSON.parse(readFileSync(new URL(import.meta.resolve('world-atlas/land-110m.json')), 'utf8'))

/** Each arc in degrees. */
function degreesOf({ arcs, transform: { scale, translate } }: Topology): Point[][] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const
    })
  })
}

/** Douglas and Peucker: the fewest points that stay within the tolerance. */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  let [far, at] = [0, 0]
  for (const [i, point] of line.entries()) {
    const off = distance(point, first, last)
    if (off > far) [far, at] = [off, i]
  }
  if (far <= tolerance) return [first, last]
  const before = simplified(line.slice(0, at + 1), tolerance)
  return [...before.slice(0, -1), ...simplified(line.slice(at), tolerance)]
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((y2 - y1) * x - (x2 - x1) * y + x2 * y1 - y2 * x1) / length
}

const area = (ring: readonly Point[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nx, ny] = ring[(at + 1) % ring.length] ?? [x, y]
      return sum + x * ny - nx * y
    }, 0) / 2,
  )

/** A ring as steps between whole points, as short as SVG lets them be. */
function path(ring: readonly Point[]): string {
  let [x, y] = [0, 0]
  const steps = ring.flatMap((point) => {
    const step = [Math.round(point[0]) - x, Math.round(point[1]) - y] as const
    x += step[0]
    y += step[1]
    return step[0] === 0 && step[1] === 0 ? [] : [step.join(' ').replace(' -', '-')]
  })
  return `M${steps[0]}l${steps.slice(1).join(' ').replaceAll(' -', '-')}z`
}

/** The whole drawing; a page takes its land by `<use href="….svg#land">` and gives it the colour. */
export function drawWorld(): string {
  const topology = read()
  const arcs = degreesOf(topology)
  const polygons = topology.objects.land.geometries.flatMap((geometry) => geometry.arcs)
  const rings = polygons.flatMap((polygon) =>
    polygon.map((ring) => ring.flatMap((at) => (at < 0 ? (arcs[~at] ?? []).toReversed() : (arcs[at] ?? [])))),
  )
  const drawn = rings
    .filter((ring) => ring.some(([, latitude]) => latitude > SOUTH))
    .map((ring) => ring.map(([longitude, latitude]) => onMap({ longitude, latitude })))
    .map((ring) =>
      simplified(
        ring.map(({ x, y }) => [x * FINE, y * FINE] as const),
        TOLERANCE,
      ),
    )
    .filter((ring) => area(ring) >= SMALLEST)
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" d="${drawn.map(path).join('')}"/></svg>\n`
}
