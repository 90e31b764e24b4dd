// What the API document says of the fields that the owner added to kinds (decision 65). Anybody may read the document, so it names
// what visitors see.
import type { OwnField } from '#contract/kinds/own-fields.ts'
import { productKind } from '#contract/kinds/product.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import { FALLBACK, LANGUAGES } from '#contract/languages/language-codes.ts'
import { NARROWING_TYPES, RECORDS } from '#contract/products/attribute-filter.ts'
import { keyParts } from '#contract/products/regional.ts'
import type { Call } from '#contract/wire/call.ts'
import type { Schema } from './examples.ts'

/** The fields of the owner that visitors see, also what they are in each region, and who is told when they change. */
export type ShownFields = {
  shown: (kind: string) => readonly OwnField[]
  listen: (changed: () => void) => void
}
type FieldsOf = ShownFields['shown']

/** The kind that a call is about: calls of kinds stand below its name. */
export const kindOfCall = ({ path }: Call): string => path.split('/')[3] ?? ''

const nameOf = (kind: string) => `${kind}Fields`
/** Where a document describes the fields of a kind, once for all calls; null where a kind has none. */
export const fieldsRef = (shown: FieldsOf, kind: string): string | null =>
  shown(kind).length > 0 ? `#/components/schemas/${nameOf(kind)}` : null

/** The schemas of the fields of these kinds, by their names within a document. */
export const fieldSchemas = (shown: FieldsOf, kinds: readonly string[]): Record<string, Schema> =>
  Object.fromEntries(
    [...new Set(kinds)].flatMap((kind) =>
      shown(kind).length > 0 ? [[nameOf(kind), schemaOfAll(shown(kind))]] : [],
    ),
  )

const NARROWS: readonly string[] = NARROWING_TYPES
/** What a filter of visitors may name, beside the attributes of a type of products, in one sentence; null where there is nothing. */
export function filtersInWords(shown: FieldsOf, kind: string): string | null {
  // Products are narrowed by all that is not for the table alone, other kinds by what is marked for it.
  const isMarked = ({ tableOnly, narrows }: Pick<OwnField, 'tableOnly' | 'narrows'>) =>
    kind === productKind.kind ? !tableOnly : narrows
  const named = shown(kind)
    .filter(({ key, type, ...field }) => isMarked(field) && NARROWS.includes(type) && !keyParts(key).region)
    .map(({ key, name, unit }) => `${key} (${[english(name), unit].filter(Boolean).join(', ')})`)
  return named.length > 0 ? `Fields of the owner that it may name: ${named.join('; ')}.` : null
}

const english = (text: Text) => pickText(text, FALLBACK).text

const schemaOfAll = (fields: readonly OwnField[]): Schema => ({
  type: 'object',
  description: 'What a record says to the fields that the owner added, by their keys.',
  properties: Object.fromEntries(fields.map((field) => [field.key, schemaOf(field)])),
})

function schemaOf(field: OwnField): Schema {
  const { name, type, dimension, unit, required } = field
  return {
    title: english(name),
    ...(required && { description: 'Nothing is published without it.' }),
    ...schemaOfValue(field),
    'x-field': { type, dimension, unit, required, ...(type === 'records' && { of: field.of }) },
  }
}

/** The schema of a value; what a type is that is not told here is said by its name alone. */
function schemaOfValue({ type, dimension, unit, choices }: OwnField): Schema {
  const chosen = { oneOf: choices.map(({ key, name }) => ({ const: key, title: english(name) })) }
  switch (type) {
    case 'text': {
      const each = LANGUAGES.map((language) => [language, { type: 'string' }])
      return { type: 'object', properties: Object.fromEntries(each) }
    }
    case 'choice':
      return { type: 'string', ...chosen }
    case 'choices':
      return { type: 'array', items: { type: 'string', ...chosen } }
    case 'records':
      return { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: RECORDS, uniqueItems: true }
    case 'date':
      return { type: 'string', format: 'date' }
    case 'yesNo':
      return { type: 'boolean' }
    case 'number':
      return dimension === null ? { type: 'number' } : measured({ dimension, unit })
    case 'range':
      return dimension === null ? SPAN : measured({ dimension, unit })
    default:
      return {}
  }
}

const END = { type: ['number', 'null'] }
const SPAN = { type: 'object', properties: { from: END, to: END }, required: ['from', 'to'] }

/** A figure with a unit of its dimension; the unit of the field is what forms begin with. */
const measured = ({ dimension, unit }: { dimension: string; unit: string }): Schema => ({
  type: 'object',
  properties: {
    ...SPAN.properties,
    dimension: { const: dimension },
    unit: { type: 'string', default: unit },
  },
  required: ['from', 'to', 'dimension', 'unit'],
})
