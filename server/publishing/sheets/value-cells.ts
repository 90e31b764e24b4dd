// What a record says to the attributes of its type, as it stands in a cell: `dn = 25`, a line for each.
import { NO_TEXT } from '#contract/content/blank.ts'
import { attributeValuesIn } from '#contract/fields/walk.ts'
import {
  ANY_LANGUAGE,
  eachLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
} from '#contract/languages/language-codes.ts'
import { isSpan } from '#contract/products/attribute-filter.ts'
import type { Attribute, AttributeValue, AttributeValues } from '#contract/products/product-attribute.ts'
import type { Span } from '#contract/quantities/span.ts'
import { fitsAttribute } from '#server/publishing/cards/type-attributes.ts'
import { wrongLine } from './cell-reasons.ts'
import { FLAG_WORDS, flagIn, joined, line, linesOf } from './cell-text.ts'
import { type FieldCells, WIDE } from './cells.ts'

/** Read once the type of the record is known. */
export const attributeValues: FieldCells = {
  columns: (name) => [{ key: name, place: name, ...WIDE }],
  write: (value, { language }) => [valuesCell(attributeValuesIn(value), language)],
  read(cell, { name, attributes }) {
    const typed = cell(name)
    if (typed === undefined || attributes === null) return undefined
    const found = valuesIn(typed, attributes)
    return 'wrong' in found ? { errors: { [name]: wrongLine(found.wrong) } } : { value: found.values }
  },
}

/** `dn = 25` or, of a range, `dn = 10..1200`; a text has a line for each language: `seal.en = Rubber`. */
const valuesCell = (values: AttributeValues, language: Language) =>
  joined(
    Object.entries(values).flatMap(([key, value]) => {
      if (typeof value === 'boolean') return [`${key} = ${FLAG_WORDS[value ? 'yes' : 'no'][language]}`]
      if (typeof value !== 'object') return [`${key} = ${value}`]
      if (isSpan(value)) return [`${key} = ${value.from ?? ''}..${value.to ?? ''}`]
      return LANGUAGES.flatMap((one) => (value[one] === '' ? [] : [`${key}.${one} = ${line(value[one])}`]))
    }),
  )

const LINE = new RegExp(`^([a-z][a-z0-9-]{0,39})(?:\\.(${ANY_LANGUAGE}))?\\s*[=＝:：]\\s*(.*)$`)

/** The values in a cell, or the line that says none. A choice may be named by its key or in any language. */
function valuesIn(
  cell: string,
  attributes: readonly Attribute[],
): { values: Record<string, AttributeValue> } | { wrong: string } {
  const values: Record<string, AttributeValue> = {}
  for (const one of linesOf(cell)) {
    if (one === '') continue
    const found = LINE.exec(one)
    const attribute = attributes.find(({ key }) => key === found?.[1])
    if (!found || !attribute) return { wrong: one }
    const [, key = '', language, typed = ''] = found
    if (typed === '') continue
    const value = typedValue(attribute, typed, isLanguage(language) ? language : undefined, values[key])
    if (value === undefined || !fitsAttribute(attribute, value)) return { wrong: one }
    values[key] = value
  }
  return { values }
}

function typedValue(
  { type, choices }: Attribute,
  typed: string,
  language: Language | undefined,
  before: AttributeValue | undefined,
): AttributeValue | undefined {
  if (type === 'yesNo') return flagIn(typed)
  if (type === 'number') return numberIn(typed)
  if (type === 'range') return numberIn(typed) ?? spanIn(typed)
  if (type === 'choice') {
    const named = choices.find(({ key, name }) => key === typed || Object.values(name).includes(typed))
    return named?.key
  }
  const text = typeof before === 'object' && !isSpan(before) ? before : NO_TEXT
  return language ? { ...text, [language]: typed } : eachLanguage(() => typed)
}

const numberIn = (typed: string) =>
  /^[-+]?\d+([.]\d+)?(e[-+]?\d+)?$/i.test(typed) ? Number(typed) : undefined

/** `10..1200`, `10–1200` or `10-1200`; one end may be left open. */
function spanIn(typed: string): Span | undefined {
  const ends = typed.replace(/(?<=\d)\s*-\s*(?=[-+]?\d)/, '..').split(/\.\.|[…–~～至]/)
  if (ends.length !== 2) return undefined
  const [from, to] = ends.map((end) => (end.trim() === '' ? null : numberIn(end.trim())))
  if (from === undefined || to === undefined || (from === null && to === null)) return undefined
  return { from, to }
}
