// The form of a kind: its fields, but that lines get an identity while they are moved; and the write that a form makes.

import { same } from '#contract/content/same.ts'
import type { Field, FieldMap, Group, Lines, Texts, Value, Values } from '#contract/fields/field.ts'
import { linesIn, textsIn, valuesIn } from '#contract/fields/places.ts'
import { blankFields, blankOf, readFields, seoIn, textIn } from '#contract/fields/walk.ts'
import { isByLanguage, trimmed } from '#contract/languages/language-codes.ts'
import { newId } from '#web/admin/editor/inputs/lines.ts'
import { tidySeo, tidySlugs } from '#web/admin/editor/seo/seo-fields.ts'
import { hasText } from '#web/admin/forms/completeness.ts'

/** A line of a form: an `id` beside its fields, which never leaves the form. */
export type FormLine = Values & { id: string }

/** The lines of a form. */
export const formLines = (value: Value): FormLine[] =>
  linesIn(value).filter((line): line is FormLine => typeof line.id === 'string')

/** The form of these fields. */
export const formOf = (fields: FieldMap, values: Values): Values =>
  mapped(fields, values, (field, value) => {
    if (field.type === 'group') return value === null ? null : formOf(field.fields, groupIn(field, value))
    if (field.type === 'texts') return textsIn(value).map((text) => ({ text, id: newId() }))
    if (field.type !== 'lines') return value
    return linesIn(value).map((line) => ({ ...formOf(field.fields, line), id: newId() }))
  })

/** What a form writes: white space around texts is cut, lines that say nothing are left out, identities go. */
export const writeOf = (fields: FieldMap, form: Values): Values =>
  readFields(
    fields,
    mapped(fields, form, (field, value) => (isThere(field, form) ? tidy(field, value) : blankOf(field))),
  )

/** Whether the choice that a field depends on has been made. */
export const isThere = ({ when }: Field, form: Values) =>
  when === undefined || [when.is].flat().some((choice) => form[when.field] === choice)

/** A line of a list of texts or of fields that says nothing is not written: a mark beside empty fields is no line. */
function saysSomething(field: Lines | Texts, line: Values): boolean {
  if (field.type === 'texts') return hasText(textIn(line.text))
  const [written, blank] = [writeOf(field.fields, line), blankFields(field.fields)]
  return Object.keys(field.fields).some(
    (name) => field.fields[name]?.type !== 'flag' && !same(written[name], blank[name]),
  )
}

function tidy(field: Field, value: Value): Value {
  switch (field.type) {
    case 'words':
      return trimmed(textIn(value))
    case 'plain':
      return typeof value === 'string' ? value.trim() : value
    case 'lines':
      return linesIn(value)
        .filter((line) => saysSomething(field, line))
        .map((line) => writeOf(field.fields, line))
    case 'texts':
      return linesIn(value)
        .filter((line) => saysSomething(field, line))
        .map(({ text }) => trimmed(textIn(text)))
    case 'values':
      return Object.fromEntries(
        Object.entries(valuesIn(value) ?? {}).flatMap(([key, one]): [string, Value][] => {
          if (typeof one !== 'object' || one === null || !isByLanguage(one)) return [[key, one]]
          const text = trimmed(textIn(one))
          return hasText(text) ? [[key, text]] : []
        }),
      )
    case 'group': {
      if (value === null) return null
      const group = writeOf(field.fields, groupIn(field, value))
      const isGone = field.silent && !field.always && same(group, blankFields(field.fields))
      return isGone ? null : group
    }
    case 'seo':
      return tidySeo(seoIn(value))
    case 'slugs':
      return tidySlugs(textIn(value))
    default:
      return value
  }
}

/** Where a field of the write stands in the form: `results.1.says` is the second line that says something. */
export function formPath(fields: FieldMap, form: Values, path: string): string {
  const [name = '', at, ...rest] = path.split('.')
  const field = fields[name]
  if ((field?.type !== 'lines' && field?.type !== 'texts') || at === undefined) return path
  const written = linesIn(form[name] ?? []).flatMap((line, place) =>
    saysSomething(field, line) ? [{ line, place }] : [],
  )
  const found = written[Number(at)]
  if (!found) return path
  const inside = field.type === 'lines' ? formPath(field.fields, found.line, rest.join('.')) : rest.join('.')
  return [name, found.place, inside].filter((part) => part !== '').join('.')
}

/** The fields of a group that is there. */
const groupIn = ({ fields }: Group, value: Value): Values => valuesIn(value) ?? blankFields(fields)

const mapped = (fields: FieldMap, values: Values, make: (field: Field, value: Value) => Value): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, make(field, values[name] ?? blankOf(field))]),
  )
