// The form of a product type: what it holds and how it becomes a write.
import { blankContent, contentIn } from '#contract/kinds/content.ts'
import type { ContentOf } from '#contract/kinds/kind.ts'
import { productTypeKind } from '#contract/kinds/product-type.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import type { StaffProductType } from '#contract/products/product-type.ts'
import { writeOf } from '#web/admin/kinds/form-values.ts'

/** What the drawer was opened for. */
export type TypeTask = { do: 'add'; level: string } | { do: 'edit'; type: StaffProductType }

export type TypeFields = ContentOf<typeof productTypeKind> & { productTypeLevel: string }

export const blankType = (level: string): TypeFields => ({
  ...blankContent(productTypeKind),
  productTypeLevel: level,
})

/** The part of a type that the form edits, or of a revision of it, whenever that was stored. */
export const fieldsOf = (type: Pick<StaffProductType, 'productTypeLevel'>): TypeFields => ({
  ...contentIn(productTypeKind, type),
  productTypeLevel: type.productTypeLevel,
})

/** As the server will keep it: white space around texts does not count as a change. */
export function tidied({ productTypeLevel, ...form }: TypeFields): TypeFields {
  const content = contentIn(productTypeKind, writeOf(productTypeKind.fields, form))
  return { ...content, attributes: content.attributes.map(tidyAttribute), productTypeLevel }
}

export const HAS_UNIT: readonly Attribute['type'][] = ['text', 'number', 'range']

/** Units belong to texts and numbers, choices to a choice. */
const tidyAttribute = (attribute: Attribute): Attribute => ({
  ...attribute,
  unit: HAS_UNIT.includes(attribute.type) ? attribute.unit : '',
  choices: attribute.type === 'choice' ? attribute.choices : [],
})
