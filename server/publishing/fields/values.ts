// What a record says to the attributes of its type and to the fields of the owner, as it is judged when it is written.
import type { Value, Values } from '#contract/fields/field.ts'
import { attributeValuesIn } from '#contract/fields/walk.ts'
import type { AttributeValues } from '#contract/products/attribute-filter.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { inRegions } from '#contract/products/regional.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { fitsAttribute } from '#server/publishing/cards/type-attributes.ts'
import { serverTexts } from '#server/texts.ts'
import { isEmptied, staffFields } from './own-fields.ts'
import { regions } from './regions.ts'

const words = serverTexts('server/publishing/fields')

const WRONG: Record<Attribute['type'], Reason> = words.wrong

/**
 * What is wrong with values that are written, by the path of the field; those that were there before stay, also when what is
 * asked for is something else now.
 */
export function wrongValues(
  declared: readonly Attribute[],
  values: AttributeValues,
  before: AttributeValues = {},
): Record<string, Reason> {
  const written = Object.entries(values).filter(
    ([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value),
  )
  const attributes = new Map(inRegions(declared, regions()).map((one) => [one.key, one]))
  const wrong: Record<string, Reason> = {}
  for (const [key, value] of written) {
    const attribute = attributes.get(key)
    if (!attribute) wrong[`values.${key}`] = words.unknown
    else if (!fitsAttribute(attribute, value)) wrong[`values.${key}`] = WRONG[attribute.type]
  }
  return wrong
}

/** Throws `Failure` 400 when there is something wrong. */
export function mustBeFine(wrong: Record<string, Reason>) {
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

/** Values without what was emptied on purpose. */
export function keptValues(kind: string, value: Value): AttributeValues {
  const values = attributeValuesIn(value)
  const isThere = ([key]: [string, unknown]) => !isEmptied(kind, key)
  return Object.fromEntries(Object.entries(values).filter(isThere))
}

/** The fields of the owner that nothing is published without, and to which a record says nothing. */
export function missingOwn(kind: string, { values }: Values): Record<string, Reason> {
  const said = attributeValuesIn(values ?? {})
  const isMissing = (field: ReturnType<typeof staffFields>[number]) => {
    const value = said[field.key]
    return field.required && (value === undefined || !fitsAttribute(field, value))
  }
  return Object.fromEntries(
    staffFields(kind)
      .filter(isMissing)
      .map(({ key }) => [`values.${key}`, words.required]),
  )
}
