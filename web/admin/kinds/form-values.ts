// The form of a kind: its fields, but that lines get an identity while they are moved; and the write that a form makes.
import type { Field, FieldMap, Group, Value, Values } from '#contract/fields/field.ts'
import { blankFields, blankOf, linesIn, readFields, seoIn, textIn, valuesIn } from '#contract/fields/walk.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { same } from '#web/admin/differences/difference.ts'
import { newId } from '#web/admin/editor/inputs/lines.ts'
import { tidySeo, tidySlugs } from '#web/admin/editor/seo/seo-fields.ts'

/** A line of a form: an `id` beside its fields, which never leaves the form. */
export type FormLine = Values & { id: string }

/** The lines of a form. */
export const formLines = (value: Value): FormLine[] =>
  linesIn(value).filter((line): line is FormLine => typeof line.id === 'string')

/** The form of these fields. */
export const formOf = (fields: FieldMap, values: Values): Values =>
  mapped(fields, values, (field, value) => {
    if (field.type === 'group') return value === null ? null : formOf(field.fields, groupIn(field, value))
    if (field.type !== 'lines') return value
    return linesIn(value).map((line) => ({ ...formOf(field.fields, line), id: newId() }))
  })

/** What a form writes: white space around texts is cut, lines that say nothing are left out, identities go. */
export const writeOf = (fields: FieldMap, form: Values): Values =>
  readFields(fields, mapped(fields, form, tidy))

function tidy(field: Field, value: Value): Value {
  switch (field.type) {
    case 'words': {
      const text = textIn(value)
      return eachLanguage((language) => text[language].trim())
    }
    case 'plain':
      return typeof value === 'string' ? value.trim() : value
    case 'lines':
      return linesIn(value)
        .map((line) => writeOf(field.fields, line))
        .filter((line) => !same(line, blankFields(field.fields)))
    case 'group':
      return value === null ? null : writeOf(field.fields, groupIn(field, value))
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
  if (field?.type !== 'lines' || at === undefined) return path
  const written = linesIn(form[name] ?? []).flatMap((line, place) =>
    same(writeOf(field.fields, line), blankFields(field.fields)) ? [] : [{ line, place }],
  )
  const found = written[Number(at)]
  if (!found) return path
  return [name, found.place, formPath(field.fields, found.line, rest.join('.'))]
    .filter((part) => part !== '')
    .join('.')
}

/** The fields of a group that is there. */
const groupIn = ({ fields }: Group, value: Value): Values => valuesIn(value) ?? blankFields(fields)

const mapped = (fields: FieldMap, values: Values, make: (field: Field, value: Value) => Value): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, make(field, values[name] ?? blankOf(field))]),
  )
