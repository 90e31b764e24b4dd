// The words of a published record as the search looks at them: what it is called, and every other text in it.

import type { Field, FieldMap, Value, Values } from '#contract/fields/field.ts'
import { placesOf } from '#contract/fields/places.ts'
import { attributeValuesIn, isObject, readFields, richIn, textIn } from '#contract/fields/walk.ts'
import { DECLARATIONS, SINGLE } from '#contract/kinds/declared.ts'
import type { AnyKindOf } from '#contract/kinds/kind.ts'
import type { Text } from '#contract/languages/language.ts'
import { FALLBACK, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { countryName } from '#contract/places/country-names.ts'
import { isMeasure, writeMeasure } from '#contract/quantities/measure.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { plainTextOf } from '#rich-text/rich-doc.ts'
import { hiddenTexts } from '#server/publishing/fields/own-fields.ts'

export type SearchTexts = {
  title: Text
  /** What else it is called, one text per language. */
  called: { language: Language; text: string }[]
  /** The other texts in the order they stand in, each in one language. */
  rest: { language: Language; text: string }[]
}

/** The texts of the stored content of a record; null for a kind that is not searched. */
export function searchTexts(kind: Kind, content: object): SearchTexts | null {
  const declared = [...DECLARATIONS, ...SINGLE].find((one) => one.kind === kind)
  return declared ? declaredTexts(declared, content) : null
}

const SEARCHED: ReadonlySet<Field['type']> = new Set(['words', 'rich', 'quantity', 'range'])
const isSearched = (field: Field) =>
  field.search !== 'never' &&
  // A plain text is searched where it is a name, in every language the same.
  (SEARCHED.has(field.type) || isCountryField(field) || (field.type === 'plain' && field.search === 'title'))
const isCountryField = (field: Field) => field.type === 'plain' && field.form === 'country'

function textOf(field: Field, value: Value, language: Language): string {
  const { type } = field
  if (isCountryField(field)) return countryName(String(value), language)
  if (typeof value === 'string') return value
  // As no setting changes it: tokens are made once.
  if (isMeasure(value)) return writeMeasure(value, FALLBACK)
  return type === 'rich' ? plainTextOf(richIn(value)[language]) : textIn(value)[language]
}

/** Each field counts as it says of itself; the summary stands first, wherever it is stored. */
function declaredTexts(kind: AnyKindOf, content: object): SearchTexts | null {
  const { fields } = kind
  const title =
    'single' in kind ? Object.keys(fields).find((name) => fields[name]?.search === 'title') : kind.title
  if (title === undefined) return null
  const summary = 'single' in kind ? undefined : kind.summary
  const texts = [...placesOf(fields, shownValues(kind.kind, fields, readFields(fields, content)))].filter(
    ({ field, path }) => isSearched(field) && path !== title,
  )
  const isFirst = ({ path }: { path: string }) => path === summary
  const names = ({ field }: { field: Field }) => field.search === 'title'
  const written = ({ field, value }: { field: Field; value: Value }) =>
    LANGUAGES.flatMap((language) => {
      const text = textOf(field, value, language)
      return text === '' ? [] : [{ language, text }]
    })
  const rest = [...texts.filter(isFirst), ...texts.filter((one) => !isFirst(one) && !names(one))]
  return {
    title: textIn(isObject(content) ? content[title] : null),
    called: texts.filter(names).flatMap(written),
    rest: rest.flatMap(written),
  }
}

/** Without what is said to fields of the owner that show no text: removed ones, and those of another type now. */
function shownValues(kind: string, fields: FieldMap, values: Values): Values {
  const hidden = hiddenTexts(kind)
  if (hidden.size === 0 || fields.values?.type !== 'values') return values
  const said = Object.entries(attributeValuesIn(values.values ?? {})).filter(([key]) => !hidden.has(key))
  return { ...values, values: Object.fromEntries(said) }
}
