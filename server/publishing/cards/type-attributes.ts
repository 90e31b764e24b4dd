// The attributes that products of a type have: its own after those of the types above it.

import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { writeAside } from '#contract/languages/locales.ts'
import { isSpan } from '#contract/products/attribute-filter.ts'
import type { ProductContent } from '#contract/products/product.ts'
import type { Attribute, AttributeValue, AttributeValues } from '#contract/products/product-attribute.ts'
import { endsOf, type Span, writeFigure, writeSpan } from '#contract/quantities/span.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { readType } from './type-tree.ts'

const words = serverTexts('server/publishing/cards')

/** As deep as types nest, and one more that finds nothing. */
const STEPS = 5

/** The attributes of a type as staff wrote it, from the top down; none when there is no type. */
export async function workingAttributes(db: Db, typeId: number | null): Promise<Attribute[]> {
  let attributes: Attribute[] = []
  for (let at = typeId, step = 0; at !== null && step < STEPS; step += 1) {
    const row = await db
      .selectFrom('entry')
      .select(['parent_id', 'working'])
      .where('id', '=', at)
      .where('kind', '=', 'productType')
      .executeTakeFirst()
    const own = row ? readType(row.working).attributes : []
    attributes = [...own, ...attributes]
    at = row?.parent_id ?? null
  }
  return attributes
}

/** The attributes along a path of types, from the top down; of two with one name each says of which type it is. */
export function attributesAlong(
  path: readonly { productTypeName: Text; attributes: readonly Attribute[] }[],
): Attribute[] {
  const all = path.flatMap(({ productTypeName, attributes }) =>
    attributes.map((attribute) => ({ attribute, productTypeName })),
  )
  return all.map(({ attribute, productTypeName }) => {
    const isAlone = all.every(
      (other) => other.attribute === attribute || !sameName(other.attribute, attribute),
    )
    return isAlone ? attribute : { ...attribute, name: within(attribute.name, productTypeName) }
  })
}

/** Whether two attributes are called the same in a language. */
export const sameName = (one: { name: Text }, other: { name: Text }) =>
  LANGUAGES.some((language) => {
    const name = one.name[language].trim().toLowerCase()
    return name !== '' && name === other.name[language].trim().toLowerCase()
  })

function within(name: Text, type: Text): Text {
  const written = (language: Language) => {
    if (name[language] === '' || type[language] === '') return name[language]
    return writeAside(name[language], type[language], language)
  }
  return eachLanguage(written)
}

/** Whether a value is one that the attribute takes. */
export function fitsAttribute({ type, choices }: Attribute, value: AttributeValue): boolean {
  if (type === 'number') return typeof value === 'number'
  if (type === 'range')
    return typeof value === 'number' || (typeof value === 'object' && isSpan(value) && isRange(value))
  if (type === 'yesNo') return typeof value === 'boolean'
  if (type === 'choice') return choices.some(({ key }) => key === value)
  return typeof value === 'object' && !isSpan(value)
}

const isRange = (span: Span) => {
  const [from, to] = endsOf(span)
  return from <= to && (Number.isFinite(from) || Number.isFinite(to))
}

/**
 * Rows for the table of a product, in the order of the attributes; values that fit none are left out, and what the
 * product's own `specs` say under the same name, or with the same range under another.
 */
export function attributeRows(
  attributes: readonly Attribute[],
  values: AttributeValues,
  specs: ProductContent['specs'],
) {
  const table = specs.flatMap((group) => group.rows)
  return attributes.flatMap((attribute) => {
    const value = values[attribute.key]
    if (value === undefined || !fitsAttribute(attribute, value)) return []
    const written = writtenValue(attribute, value)
    if (!written) return []
    const isWhole = typeof value === 'object' && isSpan(value) && endsOf(value).every(Number.isFinite)
    const isThere = table.some((row) =>
      LANGUAGES.some(
        (language) =>
          (row.name[language] !== '' && row.name[language] === attribute.name[language]) ||
          (isWhole && row.value[language].includes(written[language])),
      ),
    )
    return isThere ? [] : [{ name: attribute.name, value: written, unit: attribute.unit }]
  })
}

function writtenValue({ choices }: Attribute, value: AttributeValue): Text | undefined {
  if (typeof value === 'boolean') return value ? YES : NO
  if (typeof value === 'number') return eachLanguage((language) => writeFigure(value, language))
  if (typeof value === 'string') return choices.find(({ key }) => key === value)?.name
  if (isSpan(value)) return eachLanguage((language) => writeSpan(value, language))
  return Object.values(value).some((text) => text !== '') ? value : undefined
}

/** The words of an attribute that is answered by yes or no. */
export const YES: Text = words.yes
export const NO: Text = words.no
/** What stands above the rows. */
export const ATTRIBUTES_TITLE: Text = words.attributesTitle
