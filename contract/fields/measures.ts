// The validators of quantities and ranges.
import { z } from 'zod'
import { wanted } from '#contract/inputs/wanted.ts'
import { endsOf } from '#contract/quantities/span.ts'
import { isPossible, unitsOf } from '#contract/quantities/units.ts'
import type { QuantityField, RangeField } from './field.ts'

/** Numbers of a field reach so far, in any unit (`docs/limits.md`). */
const MOST = 1_000_000_000_000
const End = z.number().nullable()
const Ends = z.object({ from: End, to: End })

/** What is stored, and shown to everybody: as it was entered, and the same in the canonical unit of the dimension. */
export function storedMeasure({ type, dimension }: QuantityField | RangeField) {
  const unit = z.enum(unitsOf(dimension))
  return type === 'quantity'
    ? z.object({ value: z.number(), unit, base: z.number() })
    : Ends.extend({ unit, base: Ends })
}

/** What a write gives; the canonical value is made of it, whatever stands in its place. */
export function enteredMeasure(field: QuantityField | RangeField) {
  const unit = z.enum(unitsOf(field.dimension), wanted('unit'))
  const figure = z.number().min(-MOST).max(MOST)
  const isThere = (value: number | null, of: string) =>
    value === null || isPossible(field.dimension, value, of)
  if (field.type === 'quantity')
    return z
      .strictObject({ value: figure, unit, base: z.number().optional() })
      .refine((given) => isThere(given.value, given.unit), { path: ['value'], ...wanted('possible') })
  return z
    .strictObject({ from: figure.nullable(), to: figure.nullable(), unit, base: Ends.optional() })
    .refine(({ from, to }) => from !== null || to !== null, wanted('oneEnd'))
    .refine((given) => endsOf(given)[0] <= endsOf(given)[1], { path: ['to'], ...wanted('order') })
    .refine((given) => isThere(given.from, given.unit), { path: ['from'], ...wanted('possible') })
    .refine((given) => isThere(given.to, given.unit), { path: ['to'], ...wanted('possible') })
}
