// The form of a product type: what it holds and how it becomes a write.
import { NO_SEO, NO_TEXT } from '#contract/content/blank.ts'
import type { Seo } from '#contract/content/seo.ts'
import type { Text } from '#contract/languages/language.ts'
import { trimmed } from '#contract/languages/language-codes.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import type { StaffProductType } from '#contract/products/product-type.ts'
import { tidySeo } from '#web/admin/editor/seo/seo-fields.ts'

/** What the drawer was opened for. */
export type TypeTask = { do: 'add'; level: string } | { do: 'edit'; type: StaffProductType }

export type TypeFields = {
  productTypeName: Text
  productTypeLevel: string
  introduction: Text
  covers: string[]
  attributes: Attribute[]
  seo: Seo
}

export const blankType = (level: string): TypeFields => ({
  productTypeName: NO_TEXT,
  productTypeLevel: level,
  introduction: NO_TEXT,
  covers: [],
  attributes: [],
  seo: NO_SEO,
})

/** The part of a type that the form edits; revisions of before some fields lack them. */
export function fieldsOf(type: StaffProductType): TypeFields {
  const { productTypeName, productTypeLevel, introduction, covers, attributes = [], seo = NO_SEO } = type
  return { productTypeName, productTypeLevel, introduction, covers, attributes, seo }
}

/** As the server will keep it: white space around texts does not count as a change. */
export const tidied = (fields: TypeFields): TypeFields => ({
  ...fields,
  productTypeName: trimmed(fields.productTypeName),
  introduction: trimmed(fields.introduction),
  attributes: fields.attributes.map(tidyAttribute),
  seo: tidySeo(fields.seo),
})

export const HAS_UNIT: readonly Attribute['type'][] = ['text', 'number', 'range']

/** Units belong to texts and numbers, choices to a choice. */
const tidyAttribute = ({ key, name, type, unit, choices }: Attribute): Attribute => ({
  key: key.trim(),
  name: trimmed(name),
  type,
  unit: HAS_UNIT.includes(type) ? unit.trim() : '',
  choices: type === 'choice' ? choices.map((one) => ({ key: one.key, name: trimmed(one.name) })) : [],
})
