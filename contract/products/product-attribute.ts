// The values that products give to the attributes of their type. What an attribute is is said in `kinds/product-type.ts`.
import { z } from 'zod'
import { wanted } from '#contract/inputs/wanted.ts'
import type { ContentOf } from '#contract/kinds/kind.ts'
import type { productTypeKind } from '#contract/kinds/product-type.ts'
import { Text, textOf } from '#contract/languages/language.ts'
import {
  ATTRIBUTE_KEY,
  type AttributeValue as Value,
  type AttributeValues as Values,
} from './attribute-filter.ts'

/** Values that one product keeps: those of a whole chain of types (`docs/limits.md`). */
const VALUES = 200

const AttributeKey = z.string().regex(ATTRIBUTE_KEY, wanted('key'))

/** What products of a type say of themselves, each in the same way, such as a diameter in millimetres. */
export type Attribute = ContentOf<typeof productTypeKind>['attributes'][number]

const Figure = z.number().min(-1e15).max(1e15)
/** From one number to another, such as the nominal sizes of a meter; one of the ends may be open. */
const AttributeSpan = z.strictObject({ from: Figure.nullable(), to: Figure.nullable() })
const value = <T extends z.ZodType>(text: T) =>
  z.union([Figure, z.boolean(), AttributeKey, AttributeSpan, text])
export const AttributeValues = z.record(AttributeKey, value(Text))
export type AttributeValues = Values
export type AttributeValue = Value
export const AttributeValuesInput = z
  .record(AttributeKey, value(textOf(300)))
  .refine((values) => Object.keys(values).length <= VALUES, wanted('values'))
