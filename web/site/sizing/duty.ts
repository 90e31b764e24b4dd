// The duty point: where two marks meet, and the ground that each product covers around it, as shapes of one drawing.
import { placeOn, scaleOf } from '#contract/products/drawings/chart-scale.ts'
import type { Ruler } from '#contract/products/product-sizing.ts'
import type { Span } from '#contract/quantities/span.ts'
import { type Asked, type Limit, placeOf } from './fit.ts'
import { bare } from './use-figures.ts'

export const BOX = { width: 700, height: 400, left: 84, right: 26, top: 34, bottom: 52 }
export const FOOT = BOX.height - BOX.bottom
const RIGHT = BOX.width - BOX.right
/** Names of an axis stand no nearer than this to each other. */
const APART = { across: 64, down: 30 }

type Covers = { spans: Readonly<Record<string, Span>>; limit: Limit | null }
export type Tick = { at: number; label: string; us: string }

/** The two rulers that are asked: those that a product knows together, else the first two. */
export function dutyOf(rulers: readonly Ruler[], { marks }: Asked, products: readonly Covers[]) {
  const asked = rulers.filter(({ key }) => marks[key] !== undefined)
  if (asked.length < 2) return null
  const known = products.find(
    ({ limit }) => limit && [limit.over, limit.of].every((key) => key in marks),
  )?.limit
  const ruler = (key: string | undefined) => asked.find((one) => one.key === key)
  const [x, y] = [ruler(known?.over) ?? asked[0], ruler(known?.of) ?? asked[1]]
  return x && y && x !== y ? { x, y } : null
}

/** Scales that hold all that is drawn, in units of the drawing. */
export function scalesFor({ x, y }: { x: Ruler; y: Ruler }, products: readonly Covers[], { marks }: Asked) {
  const corners = products.flatMap((product) => cornersOf(product, { x, y }) ?? [])
  const across = scale(x, [...corners.map((one) => one.x), marks[x.key] ?? 0])
  const down = scale(y, [...corners.flatMap((one) => [one.low, one.y]), marks[y.key] ?? 0])
  return {
    across: (value: number) => tidy(BOX.left + across(value) * (RIGHT - BOX.left)),
    down: (value: number) => tidy(FOOT - down(value) * (FOOT - BOX.top)),
  }
}
export type Scales = ReturnType<typeof scalesFor>

/** Steps that are names are equally wide; values stand where they belong, in tens where they reach far. */
function scale({ reads, steps }: Ruler, values: readonly number[]): (value: number) => number {
  const own = steps.map(({ value }) => value)
  if (!reads) return (value) => placeOf(own, value)
  const positive = values.filter((value) => value > 0)
  const wide = positive.length > 0 && Math.max(...positive) / Math.min(...positive) >= 40
  const made = scaleOf(wide && Math.min(...values) >= 0 ? positive : values)
  return (value) => Math.min(1, Math.max(0, placeOn(made, Math.max(value, made.log ? made.from : value))))
}

/** The steps of a ruler that the drawing has room to name. */
export function ticksOf(ruler: Ruler, place: (value: number) => number, way: 'across' | 'down'): Tick[] {
  const [least, most] = way === 'across' ? [BOX.left, RIGHT] : [BOX.top, FOOT]
  const ticks: Tick[] = []
  for (const { value, label, us } of ruler.steps.toReversed()) {
    const at = place(value)
    const last = ticks.at(-1)
    if (at < least || at > most || (last && Math.abs(last.at - at) < APART[way])) continue
    ticks.push({ at, label: bare(label), us: bare(us) })
  }
  return ticks
}

/** From the least to the most along the first ruler; null where a product says nothing of both. */
function cornersOf({ spans, limit }: Covers, { x, y }: { x: Ruler; y: Ruler }) {
  const [over, of] = [spans[x.key], spans[y.key]]
  const ends = ({ steps }: Ruler) => [steps[0]?.value ?? 0, steps.at(-1)?.value ?? 0] as const
  const floor = of?.from ?? Math.min(0, ends(y)[0])
  if (limit?.over === x.key && limit.of === y.key)
    return limit.points.map((point) => ({ x: point.x, low: point.low ?? Math.min(0, floor), y: point.y }))
  if (!over || !of) return null
  const [from, to] = [over.from ?? ends(x)[0], over.to ?? ends(x)[1]]
  return [from, to].map((end) => ({ x: end, low: floor, y: of.to ?? ends(y)[1] }))
}

/** The ground that a product covers. */
export function groundOf(
  product: Covers,
  axes: { x: Ruler; y: Ruler },
  { across, down }: Scales,
): string | null {
  const corners = cornersOf(product, axes)
  if (!corners) return null
  const top = corners.map((one) => `${across(one.x)} ${down(one.y)}`)
  const foot = corners.toReversed().map((one) => `${across(one.x)} ${down(one.low)}`)
  return `M${[...top, ...foot].join('L')}Z`
}

const tidy = (value: number) => Math.round(value * 10) / 10
