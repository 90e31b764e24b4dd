// Reads quantities and ranges out of what is stored or given: the canonical value is made from the others each time.
import { partsOf, type Quantity, type QuantityRange } from './measure.ts'
import { canonical, type Dimension } from './units.ts'

/** A quantity of the dimension; null for what is none, such as one in a unit of another dimension. */
export function quantityIn(dimension: Dimension, stored: unknown): Quantity | null {
  const { value, unit } = partsOf(stored)
  if (!isFigure(value) || typeof unit !== 'string') return null
  const base = canonical(dimension, value, unit)
  return base === undefined ? null : { value, unit, base }
}

/** A range of the dimension, of which one end may be open; null for what is none. */
export function rangeIn(dimension: Dimension, stored: unknown): QuantityRange | null {
  const { from, to, unit } = partsOf(stored)
  if (!isEnd(from) || !isEnd(to) || (from === null && to === null) || typeof unit !== 'string') return null
  if (canonical(dimension, 0, unit) === undefined) return null
  const baseOf = (end: number | null) => (end === null ? null : (canonical(dimension, end, unit) ?? null))
  return { from, to, unit, base: { from: baseOf(from), to: baseOf(to) } }
}

const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isEnd = (value: unknown): value is number | null => value === null || isFigure(value)
