// What code does with the fields of any kind: a blank, stored JSON of any age made whole, what is missing, what is in use.
// One walk over the declaration; the types of a kind are put on in `contract/kinds/kind.ts`.
import { NO_SEO, NO_SLUGS, NO_TEXT } from '#contract/content/blank.ts'
import type { Seo } from '#contract/content/seo.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, isByLanguage, LANGUAGES } from '#contract/languages/language-codes.ts'
import { type AttributeValues, isAttributeValue } from '#contract/products/attribute-filter.ts'
import {
  NO_RICH_TEXT,
  type PictureInText,
  picturesInText,
  type RichDoc,
  type RichText,
} from '#rich-text/rich-doc.ts'
import type { Choice, Field, FieldMap, Value, Values } from './field.ts'

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
    default:
      return null
  }
}

const mapped = <V>(fields: FieldMap, make: (field: Field, name: string) => V): { [name: string]: V } =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field, name)]))

export const blankFields = (fields: FieldMap, today = ''): Values =>
  mapped(fields, (field) => blankOf(field, today))

/**
 * Stored JSON, whenever it was stored: what it lacks is blank, a field that was renamed is found under its old name, one
 * that is gone is left out, and a value of another shape than the field has today counts as missing. Never throws.
 */
export const readFields = (fields: FieldMap, stored: unknown): Values => {
  const from = isObject(stored) ? stored : {}
  return mapped(fields, (field, name) => {
    const found = [name, ...(field.was ?? [])].find((one) => from[one] !== undefined)
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
      return isObject(stored) ? readFields(field.fields, stored) : null
  }
}
const DAY = /^\d{4}-\d\d-\d\d$/
/** The field that holds the file which lines of these fields begin with. */
export const fileIn = (fields: FieldMap): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.type === 'file')
const hasFile = (fields: FieldMap, line: Values) => {
  const name = fileIn(fields)
  return name === undefined || line[name] !== null
}
const items = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : [])
const optionIn = ({ options, first }: Choice, stored: unknown) =>
  options.find((option) => option === stored) ?? first ?? null

/** Whether something is an object with names; a list is not. */
export const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is said in each language; `''` where nothing is, or no text. */
export function textIn(value: unknown): Text {
  if (!isObject(value)) return NO_TEXT
  return eachLanguage((language) => {
    const said = value[language]
    return typeof said === 'string' ? said : ''
  })
}

/** The running text of each language; `null` where there is none. Documents were judged when they were written. */
export function richIn(value: unknown): RichText {
  if (!isObject(value)) return NO_RICH_TEXT
  return eachLanguage((language) => (isDocument(value[language]) ? value[language] : null))
}
const isDocument = (value: unknown): value is RichDoc =>
  isObject(value) && value.type === 'doc' && Array.isArray(value.content)

/** What is said to attributes; whether it fits them is judged where they are known. */
const attributeValuesIn = (stored: unknown): AttributeValues =>
  Object.fromEntries(
    Object.entries(isObject(stored) ? stored : {}).flatMap(([key, value]) =>
      isAttributeValue(value) ? [[key, value]] : [],
    ),
  )

/** What a record says to search engines; may be listed when nothing else is said. */
export function seoIn(stored: unknown): Seo {
  if (!isObject(stored)) return NO_SEO
  const { title, description, picture, listed } = stored
  const key = typeof picture === 'string' ? picture : null
  return { title: textIn(title), description: textIn(description), picture: key, listed: listed !== false }
}

/** A field with its value: `path` is where it stands (`results.0.value`), `place` the same without numbers. */
type Placed = { path: string; place: string; field: Field; value: Value }

/** Every field with its value, those of lines and groups as well, in their order. */
export function* placesOf(
  fields: FieldMap,
  values: Values,
  within = { path: '', place: '' },
): Generator<Placed> {
  for (const [name, field] of Object.entries(fields)) {
    const path = within.path + name
    const place = within.place + name
    const value = values[name] ?? blankOf(field)
    yield { path, place, field, value }
    if (field.type === 'texts')
      for (const [at, text] of textsIn(value).entries())
        yield { path: `${path}.${at}`, place, field: { type: 'words', max: field.length }, value: text }
    if (field.type === 'values')
      for (const [key, said] of Object.entries(attributeValuesIn(value)))
        if (typeof said === 'object' && isByLanguage(said))
          yield { path: `${path}.${key}`, place, field: { type: 'words', max: 0 }, value: textIn(said) }
    if (field.type === 'lines')
      for (const [at, line] of linesIn(value).entries())
        yield* placesOf(field.fields, line, { path: `${path}.${at}.`, place: `${place}.` })
    if (field.type === 'group' && isValues(value))
      yield* placesOf(field.fields, value, { path: `${path}.`, place: `${place}.` })
  }
}
const isValues = (value: Value): value is Values => isObject(value)
/** The fields of a group; null when it is not there. */
export const valuesIn = (value: Value): Values | null => (isValues(value) ? value : null)
/** The texts of a value that holds several. */
export const textsIn = (value: Value): readonly Text[] => items(value).map(textIn)
/** The lines that a value holds. */
export const linesIn = (value: Value): readonly Values[] =>
  Array.isArray(value) ? value.filter(isValues) : []

/** Whether a value says nothing: no words in any language, no choice, no line. */
export function isEmpty({ type }: Field, value: Value): boolean {
  if (value === null || value === '' || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  if (type === 'words') return LANGUAGES.every((language) => textIn(value)[language] === '')
  return type === 'rich' && LANGUAGES.every((language) => richIn(value)[language] === null)
}

/** The fields that must be filled in before visitors see the record, and are not. */
export const missingIn = (fields: FieldMap, values: Values): Placed[] =>
  [...placesOf(fields, values)].filter(({ field, value }) => field.required && isEmpty(field, value))

type PictureUse = { field: string; key: string; inText?: PictureInText }

/** The keys of all pictures and files that the fields show, each with the path of the field that names it. */
export const picturesIn = (fields: FieldMap, values: Values): PictureUse[] =>
  [...placesOf(fields, values)].flatMap(({ path, field, value }): PictureUse[] => {
    switch (field.type) {
      case 'picture':
      case 'file':
        return typeof value === 'string' ? [{ field: path, key: value }] : []
      case 'pictures':
        return keysIn(value).map((key, at) => ({ field: `${path}.${at}`, key }))
      case 'rich':
        return picturesInText(richIn(value), path)
      case 'seo': {
        const { picture } = seoIn(value)
        return picture === null ? [] : [{ field: `${path}.picture`, key: picture }]
      }
      default:
        return []
    }
  })
/** The keys of the files that the fields offer. */
export const filesIn = (fields: FieldMap, values: Values): string[] =>
  [...placesOf(fields, values)].flatMap(({ field, value }) =>
    field.type === 'file' && typeof value === 'string' ? [value] : [],
  )
const keysIn = (value: Value) => items(value).filter((key) => typeof key === 'string')

type RecordUse = { field: string; kind: string; id: number }

/** The records that the fields point at. */
export const recordsIn = (fields: FieldMap, values: Values): RecordUse[] =>
  [...placesOf(fields, values)].flatMap(({ path, field, value }): RecordUse[] => {
    if (field.type === 'record')
      return typeof value === 'number' ? [{ field: path, kind: field.kind, id: value }] : []
    if (field.type !== 'records') return []
    return idsIn(value).map((id, at) => ({ field: `${path}.${at}`, kind: field.kind, id }))
  })
/** The ids that such a field holds. */
export const idsIn = (value: Value) => items(value).filter((id) => typeof id === 'number')
