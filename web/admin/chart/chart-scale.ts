// The scales of a chart: round numbers beside it, round times under it.

export type ValueScale = { top: number; ticks: readonly number[] }

/** A scale from 0 to at least `max` in about `steps` round steps; bytes are round to the base of 1024. */
export function valueScale(max: number, steps: number, base: 10 | 1024 = 10): ValueScale {
  const wanted = Number.isFinite(max) && max > 0 ? max : 1
  const rough = wanted / steps
  const unit = base === 1024 ? 1024 ** Math.max(0, Math.floor(Math.log(rough) / Math.log(1024))) : 1
  const power = 10 ** Math.floor(Math.log10(rough / unit))
  const step = unit * power * ([1, 2, 2.5, 5, 10].find((one) => unit * power * one >= rough) ?? 10)
  const count = Math.max(1, Math.ceil(wanted / step - 1e-9))
  const ticks = Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)))
  return { top: ticks.at(-1) ?? step, ticks }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const STEPS = [1, 2, 5, 10, 15, 30]
  .map((count) => count * MINUTE)
  .concat([1, 2, 3, 6, 12].map((count) => count * HOUR))
  .concat([1, 2, 7, 14, 30, 90, 365].map((count) => count * DAY))

/** Round times of the reader's clock between two, at most `most` of them. */
export function timeTicks(from: number, to: number, most: number): number[] {
  const step = STEPS.find((one) => (to - from) / one <= most) ?? 365 * DAY
  const zone = new Date(from).getTimezoneOffset() * MINUTE
  const first = Math.ceil((from - zone) / step) * step + zone
  const ticks: number[] = []
  for (let tick = first; tick <= to; tick += step) ticks.push(tick)
  return ticks
}

/** Long enough to be seen, also of a line of dashes. */
const LONE_WIDTH = 4

/** The path of a line; where a value is missing it is broken off. A value that stands alone becomes a short stroke. */
export function linePath(
  values: readonly (number | null)[],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  let path = ''
  let pen = false
  values.forEach((value, at) => {
    if (value === null) {
      pen = false
      return
    }
    const alone = !pen && (values[at + 1] ?? null) === null
    const left = alone ? x(at) - LONE_WIDTH / 2 : x(at)
    path += `${pen ? 'L' : 'M'}${left.toFixed(1)} ${y(value).toFixed(1)}${alone ? `h${LONE_WIDTH}` : ''}`
    pen = true
  })
  return path
}

/** The place in ascending `times` nearest to `time`; -1 in none. */
export function nearest(times: readonly number[], time: number): number {
  let best = -1
  let distance = Number.POSITIVE_INFINITY
  times.forEach((one, at) => {
    if (Math.abs(one - time) >= distance) return
    best = at
    distance = Math.abs(one - time)
  })
  return best
}
