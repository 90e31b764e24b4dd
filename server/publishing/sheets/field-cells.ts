// How a field stands in a spreadsheet: its columns, what its cells say, and what is read out of them. A field of these types is in
// exports and imports by its declaration alone.
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Choice, Day, Field, Value } from '#contract/fields/field.ts'
import { typedPoint, writtenPoint } from '#contract/fields/map-point.ts'
import { textsIn } from '#contract/fields/places.ts'
import { pointIn, richIn, textIn } from '#contract/fields/walk.ts'
import type { Text } from '#contract/languages/language.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { plainOfDoc } from '#rich-text/plain-doc.ts'
import { plainTextOf, type RichDoc } from '#rich-text/rich-doc.ts'
import type { Reason } from '#server/failure.ts'
import { optionName } from '#server/kind-words.ts'
import { serverTexts } from '#server/texts.ts'
import { noSuch, onlyOneOf, wrongFlag } from './cell-reasons.ts'
import { CELL, FLAG_WORDS, flagIn, joined, KEPT, line, linesOf, matches, namesIn } from './cell-text.ts'
import { type FieldCells, hasAny, inEach, type Named, type Problems, typedIn, WIDE } from './cells.ts'
import { groupCells } from './group-cells.ts'
import { linesCells } from './line-cells.ts'
import { measureCells } from './measure-cells.ts'
import { mediaCells, seo } from './media-cells.ts'
import { typedDay } from './typed-day.ts'
import { attributeValues } from './value-cells.ts'

const reasons = serverTexts('server/publishing/sheets')

/** One column with a word for each value; an empty cell leaves the value. */
const oneWord = <F extends Field>(
  write: (value: Value, field: F, named: Named, language: Language) => string,
  read: (typed: string, field: F, named: Named) => { value: unknown } | { wrong: Reason },
  empty: (field: F) => { value: unknown } | undefined = () => undefined,
): FieldCells<F> => ({
  columns: (name) => [{ key: name, place: name }],
  write: (value, { language }, field, named) => [write(value, field, named, language)],
  read(cell, { field, ...named }) {
    const { name } = named
    const typed = cell(name)
    if (typed === undefined || typed === '') return typed === '' ? empty(field) : undefined
    const found = read(typed, field, named)
    return 'wrong' in found ? { errors: { [name]: found.wrong } } : found
  },
})
const asIs = oneWord(
  (value) => (typeof value === 'string' ? value : ''),
  (value) => ({ value }),
  () => ({ value: '' }),
)
/** A day as spreadsheets and people write it: `2026-3-5`, `30.11.2026`, or the number of days since the end of 1899. */
function dayIn(typed: string): string {
  if (/^\d{5}(?:\.\d+)?$/.test(typed))
    return new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(typed)))).toISOString().slice(0, 10)
  return typedDay(typed) ?? typed
}

const optionsOf = ({ options }: Choice, { kind, name }: Named) =>
  options.map((option) => ({ option, word: optionName(kind, name, option) }))

/** The text of a document, or the words alone of one that holds more than a cell can say. */
export function descriptionCell(doc: RichDoc | null): string {
  const text = plainOfDoc(doc) ?? plainTextOf(doc)
  return text.length > CELL ? KEPT : text
}
const idsIn = (value: Value) =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number')

/** A line for each place; languages whose column is missing keep what stands there. */
function typedTexts(cells: Partial<Record<Language, string>>, before: readonly Text[]): Text[] {
  const given = LANGUAGES.flatMap((language) => {
    const cell = cells[language]
    return cell === undefined ? [] : [{ language, lines: linesOf(cell) }]
  })
  const kept = given.length < LANGUAGES.length ? before.length : 0
  const count = Math.max(kept, ...given.map(({ lines }) => lines.length))
  return Array.from({ length: count }, (_, at) => ({
    ...(before[at] ?? NO_TEXT),
    ...Object.fromEntries(given.map(({ language, lines }) => [language, lines[at] ?? ''])),
  })).filter((text) => Object.values(text).some((typed) => typed !== ''))
}

/** Records by what they are known by, in one column; `most` of them. */
const records = (most?: 1): FieldCells<Field & { kind: string }> => ({
  columns: (name, { kind }) => [{ key: name, place: name, names: { kind } }],
  write: (value, at) => [
    idsIn(value)
      .flatMap((id) => at.records.get(id) || [])
      .join(', '),
  ],
  read(cell, { name, field, record, self, before }) {
    const typed = cell(name)
    if (typed === undefined) return undefined
    const named = namesIn(typed)
    const ids = named.map((one) => record(field.kind, one, idsIn(before)))
    const missing = named.find((_, at) => ids[at] === undefined)
    const wrong =
      (missing !== undefined && noSuch(field.kind, missing)) ||
      (self !== null && ids.includes(self) && reasons.itself) ||
      (most !== undefined && ids.length > most && reasons.oneRecord)
    if (wrong) return { errors: { [name]: wrong } }
    return { value: most === 1 ? (ids[0] ?? null) : ids }
  },
})

const words: FieldCells = {
  columns: (name) => inEach(name, WIDE),
  write: (value) => LANGUAGES.map((of) => textIn(value)[of]),
  read(cell, { name }) {
    const value = typedIn(cell, name)
    return hasAny(value) ? { value } : undefined
  },
}

const texts: FieldCells = {
  columns: (name) => inEach(name, WIDE),
  write: (value) => LANGUAGES.map((of) => joined(textsIn(value).map((text) => line(text[of])))),
  read(cell, { name, before }) {
    const typed = typedIn(cell, name)
    return hasAny(typed) ? { value: typedTexts(typed, textsIn(before)) } : undefined
  },
}

const rich: FieldCells = {
  columns: (name) => inEach(name, WIDE),
  write: (value) => LANGUAGES.map((of) => descriptionCell(richIn(value)[of])),
  read(cell, { name, before }) {
    const value: Partial<Record<Language, string | null>> = {}
    const notes: Problems = {}
    for (const language of LANGUAGES) {
      const typed = cell(`${name}.${language}`)?.replace(/\r\n?/g, '\n')
      const doc = richIn(before)[language]
      if (typed === undefined || typed === descriptionCell(doc).trim()) continue
      if (plainOfDoc(doc) === null) notes[`${name}.${language}`] = reasons.keptRich
      else value[language] = typed === '' ? null : typed
    }
    return { notes, ...(hasAny(value) && { value }) }
  },
}

const slugs: FieldCells = {
  columns: (name) => inEach(name),
  write: (value) => LANGUAGES.map((of) => textIn(value)[of]),
  read: (cell, { name, before }) => ({ value: { ...textIn(before), ...typedIn(cell, name) } }),
}

const CELLS: { readonly [T in Field['type']]: FieldCells<Extract<Field, { type: T }>> } = {
  words,
  texts,
  rich,
  plain: asIs,
  date: oneWord<Day>(
    (value) => (typeof value === 'string' ? value : ''),
    (typed) => ({ value: dayIn(typed) }),
    ({ first }) => (first ? undefined : { value: '' }),
  ),
  wholeNumber: oneWord(
    (value) => (typeof value === 'number' ? String(value) : ''),
    (typed) => (/^-?\d{1,15}$/.test(typed) ? { value: Number(typed) } : { wrong: reasons.wrongNumber }),
    () => ({ value: null }),
  ),
  flag: oneWord(
    (value, _, __, language) => FLAG_WORDS[value === true ? 'yes' : 'no'][language],
    (typed) => {
      const value = flagIn(typed)
      return value === undefined ? { wrong: wrongFlag() } : { value }
    },
  ),
  choice: oneWord<Choice>(
    (value, field, named, language) =>
      optionsOf(field, named).find(({ option }) => option === value)?.word[language] ?? '',
    (typed, field, named) => {
      const options = optionsOf(field, named)
      const found = options.find(({ option, word }) => matches(typed, option, word, named.former[option]))
      return found ? { value: found.option } : { wrong: onlyOneOf(options.map(({ word }) => word)) }
    },
  ),
  place: oneWord(
    (value) => writtenPoint(pointIn(value)),
    (typed) => {
      const value = typedPoint(typed)
      return value ? { value } : { wrong: reasons.noPoint }
    },
    () => ({ value: null }),
  ),
  quantity: measureCells,
  range: measureCells,
  picture: mediaCells('picture', 1),
  pictures: mediaCells('picture'),
  file: mediaCells('file', 1),
  record: records(1),
  records: records(),
  values: attributeValues,
  lines: linesCells(cellsOf),
  group: groupCells(cellsOf),
  seo,
  slugs,
}
/** The cells of a field by its type. */
export function cellsOf(field: Field): FieldCells {
  return CELLS[field.type] as FieldCells
}
