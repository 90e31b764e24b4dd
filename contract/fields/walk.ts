// What code does with the fields of any kind: a blank, stored JSON of any age made whole, what is missing, what is in use.
// One walk over the declaration; the types of a kind are put on in `contract/kinds/kind.ts`.
import { NO_SEO, NO_SLUGS, NO_TEXT } from '#contract/content/blank.ts'
import type { Seo } from '#contract/content/seo.ts'
import { DAY } from '#contract/inputs/days.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, isByLanguage } from '#contract/languages/language-codes.ts'
import {
  type AttributeValue,
  type AttributeValues,
  isAttributeValue,
} from '#contract/products/attribute-filter.ts'
import { factIn } from '#contract/quantities/fact.ts'
import { quantityIn, rangeIn } from '#contract/quantities/quantity.ts'
import { NO_RICH_TEXT, type RichDoc, type RichText } from '#rich-text/rich-doc.ts'
import type { Choice, Field, FieldMap, MapPoint, Value, Values } from './field.ts'

/** What a field holds before anything was written; `today` is what a new record's days begin with. */
export function blankOf(field: Field, today = ''): Value {
  switch (field.type) {
    case 'words':
      return NO_TEXT
    case 'rich':
      return NO_RICH_TEXT
    case 'plain':
      return ''
    case 'date':
      return field.first ? today : ''
    case 'flag':
      return false
    case 'pictures':
    case 'records':
    case 'lines':
    case 'texts':
      return []
    case 'values':
      return {}
    case 'seo':
      return NO_SEO
    case 'slugs':
      return NO_SLUGS
    case 'choice':
      return field.first ?? null
    case 'group':
      return field.always ? blankFields(field.fields) : null
    default:
      return null
  }
}

/** In a loop, because every card of every list is read by it. */
function mapped<V>(fields: FieldMap, make: (field: Field, name: string) => V): { [name: string]: V } {
  const made: { [name: string]: V } = {}
  for (const [name, field] of Object.entries(fields)) made[name] = make(field, name)
  return made
}

export const blankFields = (fields: FieldMap, today = ''): Values =>
  mapped(fields, (field) => blankOf(field, today))

/**
 * Stored JSON, whenever it was stored: what it lacks is blank, a field that was renamed is found under its old name, one
 * that is gone is left out, and a value of another shape than the field has today counts as missing. Never throws.
 */
export const readFields = (fields: FieldMap, stored: unknown): Values => {
  const from = isObject(stored) ? stored : {}
  return mapped(fields, (field, name) => {
    const found = from[name] === undefined ? field.was?.find((one) => from[one] !== undefined) : name
    return readValue(field, found === undefined ? undefined : from[found])
  })
}

/** One stored value as the field has it today; blank when it is of another shape. */
export function readValue(field: Field, stored: unknown): Value {
  switch (field.type) {
    case 'words':
    case 'slugs':
      return textIn(stored)
    case 'rich':
      return richIn(stored)
    case 'seo':
      return seoIn(stored)
    case 'plain':
      return typeof stored === 'string' ? stored : ''
    case 'date':
      return typeof stored === 'string' && DAY.test(stored) ? stored : ''
    case 'wholeNumber':
      return typeof stored === 'number' && Number.isInteger(stored) ? stored : null
    case 'quantity':
      return quantityIn(field.dimension, stored)
    case 'range':
      return rangeIn(field.dimension, stored)
    case 'flag':
      return stored === true
    case 'choice':
      return optionIn(field, stored)
    case 'picture':
    case 'file':
      return typeof stored === 'string' ? stored : null
    case 'texts':
      return items(stored).map(textIn)
    case 'record':
      return typeof stored === 'number' ? stored : null
    case 'values':
      return attributeValuesIn(stored)
    case 'pictures':
      return items(stored).filter((key) => typeof key === 'string')
    case 'records':
      return [...new Set(items(stored).filter((id) => typeof id === 'number'))]
    case 'lines':
      return items(stored)
        .map((line) => readFields(field.fields, line))
        .filter((line) => hasFile(field.fields, line))
    case 'group':
      return isObject(stored) ? readFields(field.fields, stored) : blankOf(field)
    case 'place':
      return pointIn(stored)
  }
}
/** The field that holds the file which lines of these fields begin with. */
export const fileIn = (fields: FieldMap): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.type === 'file')
const hasFile = (fields: FieldMap, line: Values) => {
  const name = fileIn(fields)
  return name === undefined || line[name] !== null
}
/** The items of a list; none of what is no list. */
export const items = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : [])
const optionIn = ({ options, first }: Choice, stored: unknown) =>
  options.find((option) => option === stored) ?? first ?? null

/** A point on the map; null when it is none. */
export function pointIn(stored: unknown): MapPoint | null {
  if (!isObject(stored)) return null
  const { latitude, longitude } = stored
  return isDegree(latitude, 90) && isDegree(longitude, 180) ? { latitude, longitude } : null
}
const isDegree = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most

/** Whether something is an object with names; a list is not. */
export const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is said in each language; `''` where nothing is, or no text. */
export function textIn(value: unknown): Text {
  if (!isObject(value)) return NO_TEXT
  return eachLanguage((language) => {
    const own = value[language]
    return typeof own === 'string' ? own : ''
  })
}

/** A text out of its column, whole whenever it was stored: a language that came since has none. */
export const storedText = (json: string): Text => textIn(JSON.parse(json))

/** The running text of each language; `null` where there is none. Documents were judged when they were written. */
export function richIn(value: unknown): RichText {
  if (!isObject(value)) return NO_RICH_TEXT
  return eachLanguage((language) => (isDocument(value[language]) ? value[language] : null))
}
const isDocument = (value: unknown): value is RichDoc =>
  isObject(value) && value.type === 'doc' && Array.isArray(value.content)

/** What is said to attributes, by their keys; whether it fits them is judged where they are known. */
export const attributeValuesIn = (stored: unknown): AttributeValues =>
  Object.fromEntries(
    Object.entries(isObject(stored) ? stored : {}).flatMap(([key, value]) =>
      isAttributeValue(value) ? [[key, attributeValueIn(value)]] : [],
    ),
  )
function attributeValueIn(value: AttributeValue): AttributeValue {
  const fact = factIn(value)
  if (fact) return fact.conditions ? { ...fact, conditions: textIn(fact.conditions) } : fact
  return isObject(value) && isByLanguage(value) ? textIn(value) : value
}

/** What a record says to search engines; may be listed when nothing else is said. */
export function seoIn(stored: unknown): Seo {
  if (!isObject(stored)) return NO_SEO
  const { title, description, picture, listed } = stored
  const key = typeof picture === 'string' ? picture : null
  return { title: textIn(title), description: textIn(description), picture: key, listed: listed !== false }
}
