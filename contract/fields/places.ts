// What stands in the fields of a record and where: one walk over the declaration tells what is missing and what is in use.
import { isEmail } from '#contract/inputs/checks.ts'
import type { Text } from '#contract/languages/language.ts'
import { isByLanguage, LANGUAGES } from '#contract/languages/language-codes.ts'
import { type PictureInText, picturesInText } from '#rich-text/rich-doc.ts'
import type { Field, FieldMap, Value, Values } from './field.ts'
import { attributeValuesIn, blankOf, isObject, items, richIn, seoIn, textIn } from './walk.ts'

/** A field with its value: `path` is where it stands (`results.0.value`), `place` the same without numbers. */
type Placed = { path: string; place: string; field: Field; value: Value; wanted: boolean }

/** Every field with its value, those of lines and groups as well, in their order; `wanted`: it must not be empty. */
export function* placesOf(
  fields: FieldMap,
  values: Values,
  within = { path: '', place: '', enforced: true },
): Generator<Placed> {
  const saysSomething = (name: string) => {
    const field = fields[name]
    return field !== undefined && !isEmpty(field, values[name] ?? blankOf(field))
  }
  for (const [name, field] of Object.entries(fields)) {
    const { enforced } = within
    const path = within.path + name
    const place = within.place + name
    const value = values[name] ?? blankOf(field)
    const isRequired = field.required ?? saysSomething(field.requiredWith ?? '')
    yield { path, place, field, value, wanted: enforced && isRequired }
    const inside = (key: string | number, text: Value, max: number) =>
      ({ path: `${path}.${key}`, place, field: { type: 'words', max }, value: text, wanted: false }) as const
    if (field.type === 'texts')
      for (const [at, text] of textsIn(value).entries()) yield inside(at, text, field.length)
    if (field.type === 'values')
      for (const [key, stored] of Object.entries(attributeValuesIn(value)))
        if (typeof stored === 'object' && isByLanguage(stored)) yield inside(key, textIn(stored), 0)
    if (field.type === 'lines')
      for (const [at, line] of linesIn(value).entries())
        yield* placesOf(field.fields, line, { path: `${path}.${at}.`, place: `${place}.`, enforced })
    if (field.type === 'group' && isValues(value)) {
      const isLeftOut = field.silent === true && isSilent(field.fields, value)
      const below = { path: `${path}.`, place: `${place}.`, enforced: enforced && !isLeftOut }
      yield* placesOf(field.fields, value, below)
    }
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

/** Whether the fields of a group say nothing. */
const isSilent = (fields: FieldMap, values: Values) =>
  Object.entries(fields).every(([name, field]) => isEmpty(field, values[name] ?? null))

/** The fields that must be filled in, or put right, before visitors see the record. */
export const missingIn = (fields: FieldMap, values: Values): Placed[] =>
  [...placesOf(fields, values)].filter(({ field, value, wanted }) =>
    isEmpty(field, value) ? wanted : isWrong(field, value),
  )
const isWrong = (field: Field, value: Value) =>
  field.type === 'plain' && field.form === 'email' && typeof value === 'string' && !isEmail(value)

/** A picture that is shown, or a file that is offered, and where. */
type PictureUse = { field: string; key: string; inText?: PictureInText; isFile?: true }

/** The keys of all pictures and files that the fields show, each with the path of the field that names it. */
export const picturesIn = (fields: FieldMap, values: Values): PictureUse[] =>
  [...placesOf(fields, values)].flatMap(({ path, field, value }): PictureUse[] => {
    switch (field.type) {
      case 'picture':
        return typeof value === 'string' ? [{ field: path, key: value }] : []
      case 'file':
        return typeof value === 'string' ? [{ field: path, key: value, isFile: true }] : []
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
