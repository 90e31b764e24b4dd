// Scales of a curve: where a value stands between two ends, and which values a scale names.

export type Scale = { from: number; to: number; log: boolean }

/** How many times the largest is of the smallest before a scale counts in tens. */
const WIDE = 40
/** Steps between two tens: 1, 2, 5. */
const STEPS = [1, 2, 5] as const
/** Names that a scale has, about. */
const NAMED = 6
/** A step that is too small by no more than the noise of binary fractions is right. */
const NEARLY = 0.999

/** The scale that holds these values: round ends; in tens where they reach far and are all positive. */
export function scaleOf(values: readonly number[], most = Number.POSITIVE_INFINITY): Scale {
  const [least, largest] = [Math.min(...values), Math.max(...values)]
  if (least > 0 && largest / least >= WIDE && most > 1) return { from: least, to: largest, log: true }
  const step = stepOf(largest - Math.min(least, 0))
  return {
    from: least < 0 ? round(Math.floor(round(least / step)) * step) : 0,
    to: round(Math.ceil(round(largest / step)) * step) || step,
    log: false,
  }
}

/** From 0 at the beginning of a scale to 1 at its end. */
export function placeOn({ from, to, log }: Scale, value: number): number {
  if (log) return Math.log(value / from) / Math.log(to / from)
  return (value - from) / (to - from)
}

/** The values that the scale names, in their order. */
export function ticksOf({ from, to, log }: Scale): number[] {
  const ticks: number[] = []
  if (log) {
    for (let ten = 10 ** Math.floor(Math.log10(from)); ten <= to; ten *= 10)
      for (const step of STEPS) {
        const tick = round(step * ten)
        if (tick >= from && tick <= to) ticks.push(tick)
      }
    return ticks
  }
  const step = stepOf(to - from)
  for (let nth = Math.ceil(round(from / step)); nth <= Math.floor(round(to / step)); nth += 1)
    ticks.push(round(nth * step) || 0)
  return ticks
}

function stepOf(span: number): number {
  const rough = span / NAMED || 1
  const ten = 10 ** Math.floor(Math.log10(rough))
  return round(ten * ([...STEPS, 10].find((step) => step * ten >= rough * NEARLY) ?? 10))
}

/** Without the noise of binary fractions. */
const round = (value: number) => Number(value.toPrecision(10))
