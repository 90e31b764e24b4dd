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
import { isRecords, isSpan, isText, RECORDS } from '#contract/products/attribute-filter.ts'
import type { Attribute, AttributeValue, AttributeValues } from '#contract/products/product-attribute.ts'
import { inRegions } from '#contract/products/regional.ts'
import { type FactValue, factIn, isFact } from '#contract/quantities/fact.ts'
import { typedRange } from '#contract/quantities/parse.ts'
import type { Span } from '#contract/quantities/span.ts'
import { unitsOf } from '#contract/quantities/units.ts'
import { fitsAttribute } from '#server/publishing/cards/type-attributes.ts'
import { staffFields } from '#server/publishing/fields/own-fields.ts'
import { regions } from '#server/publishing/fields/regions.ts'
import { wrongLine } from './cell-reasons.ts'
import { FLAG_WORDS, flagIn, joined, line, linesOf, namesIn } from './cell-text.ts'
import { type FieldCells, type ReadAt, WIDE, type WriteAt } from './cells.ts'
import { typedDay } from './typed-day.ts'

/** Read once the type of the record is known. */
export const attributeValues: FieldCells = {
  columns: (name) => [{ key: name, place: name, names: 'values', ...WIDE }],
  write: (value, at) => [valuesCell(attributeValuesIn(value), at)],
  read(cell, { name, attributes, before, record, self }) {
    const typed = cell(name)
    if (typed === undefined || attributes === null) return undefined
    const stood = attributeValuesIn(before)
    const found = valuesIn(typed, inRegions(attributes, regions()), (attribute, named) =>
      recordsIn(attribute, named, stood, { record, self }),
    )
    return 'wrong' in found ? { errors: { [name]: wrongLine(found.wrong) } } : { value: found.values }
  },
}

/** `dn = 25` or, of a range, `dn = 10..1200`; a text has a line for each language: `seal.en = Rubber`. */
const valuesCell = (values: AttributeValues, { language, records }: WriteAt) =>
  joined(
    Object.entries(values).flatMap(([key, value]) => {
      if (typeof value === 'boolean') return [`${key} = ${FLAG_WORDS[value ? 'yes' : 'no'][language]}`]
      if (typeof value !== 'object') return [`${key} = ${value}`]
      if (isRecords(value)) return [`${key} = ${value.flatMap((id) => records.get(id) ?? []).join(', ')}`]
      if (Array.isArray(value)) return [`${key} = ${value.join(', ')}`]
      if (isFact(value)) return factLines(key, value)
      if (isSpan(value)) return [`${key} = ${spanCell(value)}`]
      return LANGUAGES.flatMap((one) => (value[one] === '' ? [] : [`${key}.${one} = ${line(value[one])}`]))
    }),
  )

const spanCell = ({ from, to }: Span) => `${from ?? ''}..${to ?? ''}`
/** The figure, then a line for each more that it says: `size.list = 50, 65`, `accuracy.when.en = of reading`. */
function factLines(key: string, fact: FactValue): string[] {
  const { from, to, unit, list, tolerance, conditions = NO_TEXT } = fact
  return [
    `${key} = ${from === to ? from : spanCell(fact)} ${unit}`,
    ...(list ? [`${key}.list = ${list.join(', ')}`] : []),
    ...(tolerance === undefined ? [] : [`${key}.tolerance = ${tolerance}`]),
    ...LANGUAGES.flatMap((one) =>
      conditions[one] === '' ? [] : [`${key}.when.${one} = ${line(conditions[one])}`],
    ),
  ]
}

const LINE = new RegExp(
  `^([a-z][a-z0-9-]{0,39}(?:@r[1-9]\\d?)?)(?:\\.(list|tolerance|when))?(?:\\.(${ANY_LANGUAGE}))?\\s*[=＝:：]\\s*(.*)$`,
)

/** The values in a cell, or the line that says none. A choice may be named by its key or in any language. */
function valuesIn(
  cell: string,
  attributes: readonly Attribute[],
  records: (attribute: Attribute, typed: string) => AttributeValue | undefined,
): { values: Record<string, AttributeValue> } | { wrong: string } {
  const values: Record<string, AttributeValue> = {}
  for (const one of linesOf(cell)) {
    if (one === '') continue
    const found = LINE.exec(one)
    const attribute = attributes.find(({ key }) => key === found?.[1])
    if (!found || !attribute) return { wrong: one }
    const [, key = '', part, named, typed = ''] = found
    if (typed === '') continue
    const language = isLanguage(named) ? named : undefined
    const before = values[key]
    const value = part
      ? factWith(before, part, typed, language)
      : attribute.type === 'records'
        ? records(attribute, typed)
        : typedValue(attribute, typed, language, before)
    if (value === undefined || !fitsAttribute(attribute, value)) return { wrong: one }
    values[key] = value
  }
  return { values }
}

/** The ids of the records that a line names; of several with one name the one that stood there before. */
function recordsIn(
  { key, of }: Attribute,
  typed: string,
  before: AttributeValues,
  { record, self }: Pick<ReadAt, 'record' | 'self'>,
): number[] | undefined {
  const stood = before[key]
  const ids = namesIn(typed).map((one) => record(of ?? '', one, isRecords(stood) ? stood : []))
  if (!ids.every((id) => id !== undefined && id !== self) || ids.length > RECORDS) return undefined
  return [...new Set(ids.filter((id) => id !== undefined))]
}

/** The records that the lines of a cell name under the fields of a kind that lead to records. */
export const recordsTyped = (kind: string, cell: string) =>
  linesOf(cell).flatMap((one) => {
    const [, key, , , typed = ''] = LINE.exec(one) ?? []
    const field = staffFields(kind).find((field) => field.key === key && field.type === 'records')
    return field?.of ? namesIn(typed).map((named) => ({ kind: field.of ?? '', typed: named })) : []
  })

/** What was typed as a value of the attribute; undefined where it cannot be read, or does not fit. */
export function typedValue(
  attribute: Attribute,
  typed: string,
  language: Language | undefined,
  before: AttributeValue | undefined,
): AttributeValue | undefined {
  const { type } = attribute
  if (type === 'yesNo') return flagIn(typed)
  if (type === 'number') return typedFact(attribute, typed) ?? numberIn(typed)
  if (type === 'range') return typedFact(attribute, typed) ?? numberIn(typed) ?? spanIn(typed)
  if (type === 'date') return typedDay(typed)
  if (type === 'choice') return choiceIn(attribute, typed)
  if (type === 'choices') {
    const keys = namesIn(typed).map((name) => choiceIn(attribute, name))
    return keys.every((key) => key !== undefined) ? keys : undefined
  }
  const text = isText(before) ? before : NO_TEXT
  return language ? { ...text, [language]: typed } : eachLanguage(() => typed)
}

const choiceIn = ({ choices }: Attribute, typed: string) =>
  choices.find(({ key, name }) => key === typed || Object.values(name).includes(typed))?.key

/** `10..1200 mm`, `0.2 %`; a figure of an attribute with a dimension, in its own unit where none is typed. */
function typedFact({ dimension, unit }: Attribute, typed: string): FactValue | undefined {
  if (dimension === null) return undefined
  const own = unitsOf(dimension).includes(unit) ? unit : (unitsOf(dimension)[0] ?? '')
  const open = typed.replace(/^\.\.\s*/, '≤ ').replace(/^(\S+)\.\.(?=\s|$)/, '≥ $1')
  const span = typedRange({ dimension, unit: own }, open)
  return (span && factIn({ ...span, dimension })) ?? undefined
}

/** The fact of the lines before with one thing more that it says. */
function factWith(
  fact: AttributeValue | undefined,
  part: string,
  typed: string,
  language: Language | undefined,
): FactValue | undefined {
  if (!isFact(fact)) return undefined
  if (part === 'when') {
    const { conditions = NO_TEXT } = fact
    return {
      ...fact,
      conditions: language ? { ...conditions, [language]: typed } : eachLanguage(() => typed),
    }
  }
  const numbers = namesIn(typed).map(numberIn)
  if (!numbers.every((number) => number !== undefined)) return undefined
  if (part === 'list') return { ...fact, list: numbers }
  const [tolerance] = numbers
  return tolerance === undefined ? undefined : { ...fact, tolerance }
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
