// Checks of a product beside other records: its type, the values its type asks for, and the products it names.
import type { ProductContent } from '#contract/products/product.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { fitsAttribute } from '#server/publishing/cards/type-attributes.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/product/checks')

/** Refuses a type that is not there. */
export function checkType(exists: boolean) {
  if (!exists) throw invalid({ productTypeId: words.noSuchType })
}

type Values = ProductContent['values']

/**
 * What is wrong with values that are written; those that were there before stay, also when the type is another now
 * and no longer asks for them.
 */
export function wrongValues(
  declared: readonly Attribute[],
  values: Values,
  before: Values = {},
): Record<string, Reason> {
  const written = Object.entries(values).filter(
    ([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value),
  )
  const attributes = new Map(declared.map((one) => [one.key, one]))
  const wrong: Record<string, Reason> = {}
  for (const [key, value] of written) {
    const attribute = attributes.get(key)
    if (!attribute) wrong[`values.${key}`] = words.noSuchAttribute
    else if (!fitsAttribute(attribute, value)) wrong[`values.${key}`] = WRONG[attribute.type]
  }
  return wrong
}

/** A product names others, never itself. */
export function wrongSelf(id: number, { related, accessories, replacement }: ProductContent) {
  const wrong: Record<string, Reason> = {}
  for (const [index, one] of related.entries()) if (one === id) wrong[`related.${index}`] = words.itself
  for (const [index, one] of accessories.entries())
    if (one === id) wrong[`accessories.${index}`] = words.itself
  if (replacement === id) wrong.replacement = words.itself
  return wrong
}

/** Throws `Failure` 400 when there is something wrong. */
export function mustBeFine(wrong: Record<string, Reason>) {
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

const WRONG: Record<Attribute['type'], Reason> = words.wrong
