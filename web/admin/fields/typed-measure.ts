// A quantity or a range as it is typed in a form, and the value that it stands for.
import type { QuantityField, RangeField, Value } from '#contract/fields/field.ts'
import { isMeasure, type Quantity, type QuantityRange } from '#contract/quantities/measure.ts'
import { figureIn, typedQuantity, typedRange } from '#contract/quantities/parse.ts'
import { quantityIn, rangeIn } from '#contract/quantities/quantity.ts'

type MeasureField = QuantityField | RangeField
/** Of a quantity the second end is empty. */
export type TypedMeasure = { ends: readonly [string, string]; unit: string }

const written = (end: number | null) => (end === null ? '' : String(end))

/** A value as its inputs show it. */
export function typedOf(field: MeasureField, value: Value): TypedMeasure {
  if (!isMeasure(value)) return { ends: ['', ''], unit: field.unit }
  const { unit } = value
  return 'value' in value
    ? { ends: [written(value.value), ''], unit }
    : { ends: [written(value.from), written(value.to)], unit }
}

/** What was typed; null when nothing was, undefined when it cannot be read. */
export function measureOf(
  field: MeasureField,
  { ends, unit }: TypedMeasure,
): Quantity | QuantityRange | null | undefined {
  const [first, second] = [ends[0].trim(), ends[1].trim()]
  if (first === '' && second === '') return null
  const { dimension } = field
  if (field.type === 'quantity')
    return quantityIn(dimension, typedQuantity({ dimension, unit }, first)) ?? undefined
  // A whole range in one input, and nothing that contradicts it in the other.
  if (second === '' && figureIn(first) === undefined)
    return rangeIn(dimension, typedRange({ dimension, unit }, first)) ?? undefined
  const [from, to] = [first, second].map((end) => (end === '' ? null : figureIn(end)))
  return rangeIn(dimension, { from, to, unit }) ?? undefined
}

/** Whether a range ends before it begins; the server refuses it. */
export const isTurned = (value: Value): boolean =>
  isMeasure(value) && 'from' in value && value.from !== null && value.to !== null && value.from > value.to
