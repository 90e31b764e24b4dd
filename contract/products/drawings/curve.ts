// A curve of a product, made from its points: axes with round names, lines, and the band of a limit.
import type { Language } from '#contract/languages/language-codes.ts'
import { writeNumber } from '#contract/languages/locales.ts'
import type { ShownCurve } from '#contract/products/product-tables.ts'
import { placeOn, type Scale, scaleOf, ticksOf } from './chart-scale.ts'
import { type Look, type Picture, round, type Said, type Shape } from './shape.ts'

const BOX = { width: 720, height: 330, left: 60, right: 16, top: 30, bottom: 46 }
const FOOT = BOX.height - BOX.bottom
type Axis = ShownCurve['x']
type Point = ShownCurve['series'][number]['points'][number]

/** A figure of a scale in the other system: as round as the scale allows. */
const inOther = (value: number, us: NonNullable<Axis['us']>) =>
  Number((value * us.factor + us.zero).toPrecision(3))
const written = (value: number, language: Language) =>
  writeNumber(value, language, { maximumFractionDigits: 6 }).replace('-', '−')

/** A value of an axis in both systems. */
export const tickOf = (value: number, { us }: Axis, language: Language): Said => ({
  metric: written(value, language),
  us: us && written(inOther(value, us), language),
})
/** What an axis is called, with its unit. */
export function namedAxis({ name, unit, us }: Axis): Said {
  const say = (of: string) => (of === '' ? name : `${name}, ${of}`)
  return { metric: say(unit), us: us && say(us.unit) }
}

type Scales = { x: Scale; y: Scale }
const acrossOf = (scale: Scale, value: number) =>
  round(BOX.left + placeOn(scale, value) * (BOX.width - BOX.left - BOX.right))
const downOf = (scale: Scale, value: number) => round(FOOT - placeOn(scale, value) * (FOOT - BOX.top))

/** Null where there is no point. */
export function curveOf({ form, x, y, series }: ShownCurve, language: Language): Picture | null {
  const points = series.flatMap((one) => one.points)
  if (points.length === 0) return null
  // A limit holds to both sides.
  const heights = points.flatMap((point) => (form === 'limits' ? [point.y, -point.y] : [point.y]))
  const scales = { x: scaleOf(points.map((point) => point.x)), y: scaleOf(heights, 1) }
  return {
    ...{ width: BOX.width, height: BOX.height },
    shapes: [
      ...ticks(scales, { x, y }, language),
      ...series.flatMap((one, at) => line(scales, form, at, one)),
      text('chart-text', BOX.left, 16, 'start', namedAxis(y)),
      text('chart-text', BOX.width - BOX.right, BOX.height - 4, 'end', namedAxis(x)),
    ],
  }
}

/** About how wide a name is drawn; Chinese letters are twice as wide. */
const widthOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? 15 : 8.5), 0)

const text = (
  look: Look,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
  said: string | Said,
): Shape => ({ is: 'text', look, x, y, anchor, says: [said] })

function ticks(scales: Scales, { x, y }: { x: Axis; y: Axis }, language: Language): Shape[] {
  return [
    ...ticksOf(scales.y).flatMap((tick): Shape[] => {
      const down = downOf(scales.y, tick)
      const look = tick === 0 ? 'chart-grid zero' : 'chart-grid'
      return [
        { is: 'path', look, d: `M${BOX.left} ${down}H${BOX.width - BOX.right}` },
        text('chart-text', BOX.left - 8, down + 4, 'end', tickOf(tick, y, language)),
      ]
    }),
    ...ticksOf(scales.x).flatMap((tick): Shape[] => {
      const at = acrossOf(scales.x, tick)
      // Letters grow on phones: two between tens are one too many there.
      const look = scales.x.log && String(tick).includes('2') ? 'chart-text chart-minor' : 'chart-text'
      return [
        { is: 'path', look: 'chart-tick', d: `M${at} ${FOOT}v7` },
        text(look, at, FOOT + 22, 'middle', tickOf(tick, x, language)),
      ]
    }),
    { is: 'path', look: 'chart-axis', d: `M${BOX.left} ${FOOT}H${BOX.width - BOX.right}` },
  ]
}

/** Of limits the first is a band, and the others are single results. */
function line(
  scales: Scales,
  form: ShownCurve['form'],
  at: number,
  { name, points }: ShownCurve['series'][number],
): Shape[] {
  const place = ({ x, y }: Point) => `${acrossOf(scales.x, x)} ${downOf(scales.y, y)}`
  const path = (of: readonly Point[]) => `M${of.map(place).join('L')}`
  if (form === 'limits' && at > 0)
    return points.map((point) => ({
      ...{ is: 'circle', look: 'chart-point', r: 5, title: name },
      ...{ x: acrossOf(scales.x, point.x), y: downOf(scales.y, point.y) },
    }))
  const look = at === 0 ? 'chart-line first' : 'chart-line'
  const mirrored = points.map(({ x, y }) => ({ x, y: -y }))
  const band: Shape[] = [
    { is: 'path', look: 'chart-band', d: `${path(points)}L${mirrored.toReversed().map(place).join('L')}Z` },
    { is: 'path', look, d: path(mirrored) },
  ]
  const last = points.at(-1)
  const end = last ? acrossOf(scales.x, last.x) : 0
  // Above all of the line that its name stands over.
  const above = points
    .filter(({ x }, nth) => acrossOf(scales.x, points[nth + 1]?.x ?? x) >= end - widthOf(name))
    .map(({ y }) => downOf(scales.y, y))
  return [
    ...(form === 'limits' ? band : []),
    { is: 'path', look, d: path(points) },
    ...(last ? [text('chart-name', end, round(Math.min(...above) - 8), 'end', name)] : []),
  ]
}
