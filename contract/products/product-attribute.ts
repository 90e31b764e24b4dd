// The values that products give to the attributes of their type. What an attribute is is said in `kinds/product-type.ts`.
import { z } from 'zod'
import { DAY } from '#contract/inputs/days.ts'
import { Id } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import type { ContentOf } from '#contract/kinds/kind.ts'
import type { productTypeKind } from '#contract/kinds/product-type.ts'
import { Text, textOf } from '#contract/languages/language.ts'
import { isEitherWay, LISTED } from '#contract/quantities/fact.ts'
import { endsOf } from '#contract/quantities/span.ts'
import { DIMENSION_NAMES, isPossible, unitsOf } from '#contract/quantities/units.ts'
import {
  ATTRIBUTE_KEY,
  CHOICES,
  RECORDS,
  VALUE_KEY,
  type AttributeValue as Value,
  type AttributeValues as Values,
} from './attribute-filter.ts'

/** Values that one record keeps: those of a whole chain of types, and of the fields of the owner (`docs/limits.md`). */
const VALUES = 400

const AttributeKey = z.string().regex(ATTRIBUTE_KEY, wanted('key'))
/** The same, or for one region: `o3@r1`. */
const ValueKey = z.string().regex(VALUE_KEY, wanted('key'))

/** An attribute of a product type. */
export type TypeAttribute = ContentOf<typeof productTypeKind>['attributes'][number]
/**
 * What products of a type say of themselves, each in the same way, such as a diameter in millimetres; or a field of the owner,
 * which may also lead to records of the kind `of`.
 */
export type Attribute = Omit<TypeAttribute, 'type'> & {
  type: TypeAttribute['type'] | 'records'
  of?: string | null
}

const Figure = z.number().min(-1e15).max(1e15)
/** From one number to another, such as the nominal sizes of a meter; one of the ends may be open. */
const AttributeSpan = z.strictObject({ from: Figure.nullable(), to: Figure.nullable() })
/** What a fact may give; its canonical values are made of it, whatever stands in their place. */
const FactInput = z
  .strictObject({
    from: Figure.nullable(),
    to: Figure.nullable(),
    dimension: z.enum(DIMENSION_NAMES),
    unit: z.string(),
    base: z.unknown().optional(),
    list: z.array(Figure).max(LISTED).optional(),
    tolerance: Figure.positive().optional(),
    conditions: textOf(300).optional(),
  })
  .refine(({ dimension, unit }) => unitsOf(dimension).includes(unit), { path: ['unit'], ...wanted('unit') })
  .refine(({ from, to }) => from !== null || to !== null, wanted('oneEnd'))
  .refine((given) => endsOf(given)[0] <= endsOf(given)[1], { path: ['to'], ...wanted('order') })
  .refine(
    ({ from, to, dimension, unit }) =>
      isEitherWay({ from, to }) ||
      [from, to].every((end) => end === null || isPossible(dimension, end, unit)),
    wanted('possible'),
  )
const Fact = z.strictObject({
  ...{ from: Figure.nullable(), to: Figure.nullable() },
  ...{ dimension: z.enum(DIMENSION_NAMES), unit: z.string(), base: AttributeSpan },
  ...{ list: z.array(Figure).optional(), tolerance: Figure.optional(), conditions: Text.optional() },
})
/** Which days there are is judged with the attribute, so that one there is none of is told by its field. */
const DayOf = z
  .string()
  .regex(DAY)
  .meta({ examples: ['2026-11-30'] })
const SeveralKeys = z.array(AttributeKey).max(CHOICES)
const SeveralRecords = z.array(Id).min(1).max(RECORDS)

const value = <F extends z.ZodType, T extends z.ZodType>(fact: F, text: T) =>
  z.union([Figure, z.boolean(), AttributeKey, DayOf, SeveralKeys, SeveralRecords, AttributeSpan, fact, text])
export const AttributeValues = z.record(ValueKey, value(Fact, Text))
export type AttributeValues = Values
export type AttributeValue = Value
export const AttributeValuesInput = z
  .record(ValueKey, value(FactInput, textOf(300)))
  .refine((values) => Object.keys(values).length <= VALUES, wanted('values'))
