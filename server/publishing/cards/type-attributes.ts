// The attributes that products of a type have: its own after those of the types above it, then the fields of the owner (decision 65).

import { NO_TEXT } from '#contract/content/blank.ts'
import { isDay } from '#contract/inputs/days.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { writeAside } from '#contract/languages/locales.ts'
import { isRecords, isSpan, isText } from '#contract/products/attribute-filter.ts'
import type { Attribute, AttributeValue } from '#contract/products/product-attribute.ts'
import { isFact } from '#contract/quantities/fact.ts'
import { endsOf, type Span } from '#contract/quantities/span.ts'
import { ownFields, staffFields } from '#server/publishing/fields/own-fields.ts'
import type { Db } from '#server/storage/open.ts'
import { readType, sharedType } from './type-tree.ts'

/** As deep as types nest, and one more that finds nothing. */
const STEPS = 5

/** What products of a type as staff wrote it are asked for, from the top down; without a type the fields of the owner alone. */
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
  return [...attributes, ...staffFields('product')]
}

/** What products of a type as visitors see it, or will by a plan, are asked for, without the fields of the owner. */
export async function publishedAttributes(db: Db, typeId: number | null): Promise<Attribute[]> {
  const attributes: Attribute[] = []
  for (let at = typeId, step = 0; at !== null && step < STEPS; step += 1) {
    const rows = await db
      .selectFrom('publication')
      .select(['parent_id', 'content'])
      .where('entry_id', '=', at)
      .where('kind', '=', 'productType')
      .orderBy('visible_from')
      .execute()
    attributes.push(...rows.flatMap(({ content }) => sharedType(content).attributes))
    at = rows[0]?.parent_id ?? null
  }
  return attributes
}

/**
 * What visitors know of along a path of types, from the top down, and the fields of the owner; of two attributes with one name each
 * says of which type it is.
 */
export function attributesAlong(
  path: readonly { productTypeName: Text; attributes: readonly Attribute[] }[],
): Attribute[] {
  const own = ownFields('product').map((attribute) => ({ attribute, productTypeName: NO_TEXT }))
  const typed = path.flatMap(({ productTypeName, attributes }) =>
    attributes.map((attribute) => ({ attribute, productTypeName })),
  )
  const all = [...typed, ...own].map((one) => ({ ...one, names: namesOf(one.attribute) }))
  const times = new Map<string, number>()
  for (const { names } of all) for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return all.map(({ attribute, productTypeName, names }) => {
    const isAlone = names.every((name) => times.get(name) === 1)
    return isAlone ? attribute : { ...attribute, name: within(attribute.name, productTypeName) }
  })
}

/** What an attribute is called in each language, as names are compared. */
const namesOf = ({ name }: { name: Text }): string[] =>
  LANGUAGES.flatMap((language) => {
    const folded = name[language].trim().toLowerCase()
    return folded === '' ? [] : [`${language} ${folded}`]
  })

/** Whether two attributes are called the same in a language. */
export function sameName(one: { name: Text }, other: { name: Text }): boolean {
  const names = namesOf(other)
  return namesOf(one).some((name) => names.includes(name))
}

function within(name: Text, type: Text): Text {
  const written = (language: Language) => {
    if (name[language] === '' || type[language] === '') return name[language]
    return writeAside(name[language], type[language], language)
  }
  return eachLanguage(written)
}

/** Whether a value is one that the attribute takes: figures of an attribute with a dimension have a unit of it. */
export function fitsAttribute({ type, choices, dimension }: Attribute, value: AttributeValue): boolean {
  const isChoice = (key: string) => choices.some((choice) => choice.key === key)
  if (type === 'yesNo') return typeof value === 'boolean'
  if (type === 'choice') return typeof value === 'string' && isChoice(value)
  if (type === 'records') return isRecords(value)
  if (type === 'choices') return Array.isArray(value) && !isRecords(value) && value.every(isChoice)
  if (type === 'text') return isText(value)
  if (type === 'date') return typeof value === 'string' && isDay(value)
  if (isFact(value)) return value.dimension === dimension && (type === 'range' || value.from === value.to)
  if (typeof value === 'number') return true
  return (
    type === 'range' && typeof value === 'object' && !Array.isArray(value) && isSpan(value) && isRange(value)
  )
}

const isRange = (span: Span) => {
  const [from, to] = endsOf(span)
  return from <= to && (Number.isFinite(from) || Number.isFinite(to))
}
