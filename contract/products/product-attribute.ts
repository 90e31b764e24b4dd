// The attribute set of a product type, and the values that its products give.
import { z } from 'zod'
import { wanted } from '#contract/inputs/wanted.ts'
import { Text, textOf } from '#contract/languages/language.ts'
import { ATTRIBUTE_KEY, CHOICES } from './attribute-filter.ts'

/** Limits of one type (`docs/limits.md`); sub-types inherit the attributes above them. */
export const ATTRIBUTES = 40
/** Values that one product keeps: those of a whole chain of types. */
const VALUES = 200

export const AttributeKey = z.string().regex(ATTRIBUTE_KEY, wanted('key'))
export const ATTRIBUTE_TYPES = ['text', 'number', 'range', 'choice', 'yesNo'] as const

const attribute = <T extends z.ZodType>(name: T) => ({
  key: AttributeKey,
  name,
  type: z.enum(ATTRIBUTE_TYPES),
  unit: z.string().trim().max(20).default(''),
  choices: z
    .array(z.strictObject({ key: AttributeKey, name }))
    .max(CHOICES)
    .default([]),
})

/** What products of a type say of themselves, each in the same way, such as a diameter in millimetres. */
export const Attribute = z.object(attribute(Text))
export type Attribute = z.output<typeof Attribute>
export const AttributeInput = z.strictObject(attribute(textOf(120)))

const Figure = z.number().min(-1e15).max(1e15)
/** From one number to another, such as the nominal sizes of a meter; one of the ends may be open. */
const AttributeSpan = z.strictObject({ from: Figure.nullable(), to: Figure.nullable() })
/** A text, a number, a range, the key of a choice, or yes and no. */
const value = <T extends z.ZodType>(text: T) =>
  z.union([Figure, z.boolean(), AttributeKey, AttributeSpan, text])
/** Key of the attribute to the value; an attribute without a value is left out. */
export const AttributeValues = z.record(AttributeKey, value(Text))
export type AttributeValues = z.output<typeof AttributeValues>
export type AttributeValue = AttributeValues[string]
export const AttributeValuesInput = z
  .record(AttributeKey, value(textOf(300)))
  .refine((values) => Object.keys(values).length <= VALUES, wanted('values'))
