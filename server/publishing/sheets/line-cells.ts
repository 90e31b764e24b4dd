// Lines of fields, such as the editions of a document, as they stand in cells: a line for each, its parts between bars. What holds
// lines itself begins with `#`, and they follow below it. Texts have a column for each language, which repeats what is said in none;
// lines with files have one column, in which a text has a part for each language at the end.
import type { Field, FieldMap, Lines, Value, Values } from '#contract/fields/field.ts'
import { linesIn, picturesIn } from '#contract/fields/places.ts'
import { blankFields, blankOf, textIn } from '#contract/fields/walk.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { Reason } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'
import { escaped, flagIn, joined, linesOf, partsOf } from './cell-text.ts'
import { type FieldCells, inEach, type Named, type ReadAt, typedIn, WIDE, type WriteAt } from './cells.ts'
import { mediaIn, mediaLine } from './media-cells.ts'
import { isMediaKey } from './sheet-media.ts'

const reasons = serverTexts('server/publishing/sheets')

/** How the other fields stand in a column of their own. */
type CellsOf = (field: Field) => FieldCells
/** A part of a line: a field, of which `of` says the language. */
type Part = { name: string; field: Field; of?: Language }
/** The fields of a line without the lines that it holds, which stand below it. */
type Level = { place: string; fields: FieldMap; below?: string }

const isMedia = ({ type }: Field) => type === 'file' || type === 'picture'
const holds = (fields: FieldMap, wanted: (field: Field) => boolean): boolean =>
  Object.values(fields).some((field) =>
    field.type === 'lines' ? holds(field.fields, wanted) : wanted(field),
  )
/** Whether there is a column for each language. */
const isByLanguage = ({ fields }: Lines) =>
  holds(fields, ({ type }) => type === 'words') && !holds(fields, isMedia)

function levelsOf(fields: FieldMap, place: string): Level[] {
  const [below] = Object.entries(fields).filter(([, { type }]) => type === 'lines')
  if (!below) return [{ place, fields }]
  const [name, { fields: inner }] = below as [string, Lines]
  return [{ place, fields, below: name }, ...levelsOf(inner, `${place}.${name}`)]
}
/** Pictures and files first, texts of a line in one column last. */
function partsIn({ fields }: Level, of: Language | undefined): Part[] {
  const all = Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'lines' ? [] : [{ name, field }],
  )
  if (of) return all.map((part) => (part.field.type === 'words' ? { ...part, of } : part))
  const texts = all.filter(({ field }) => field.type === 'words')
  const others = all.filter(({ field }) => field.type !== 'words')
  return [
    ...others.toSorted((one, other) => Number(isMedia(other.field)) - Number(isMedia(one.field))),
    ...texts.flatMap((part) => LANGUAGES.map((language) => ({ ...part, of: language }))),
  ]
}

type Line = { depth: number; values: Values }
/** The lines of a value and those below them, one after another. */
const flat = (levels: readonly Level[], value: Value, depth = 0): Line[] =>
  linesIn(value).flatMap((values) => {
    const below = levels[depth]?.below
    return [{ depth, values }, ...(below ? flat(levels, values[below] ?? [], depth + 1) : [])]
  })

/** The cells of lines; `cellsOf` says how a part stands that is no text. */
export const linesCells = (cellsOf: CellsOf): FieldCells<Lines> => ({
  columns: (name, field) =>
    isByLanguage(field)
      ? inEach(name, WIDE)
      : [{ key: name, place: name, ...WIDE, ...(holds(field.fields, isMedia) && { names: 'media' }) }],

  write(value, at, field, named) {
    const levels = levelsOf(field.fields, named.name)
    const cell = (of?: Language) =>
      joined(flat(levels, value).map((line) => written(line, levels, of, { at, named, cellsOf })))
    return isByLanguage(field) ? LANGUAGES.map((language) => cell(language)) : [cell()]
  },

  read(cell, { name, field, before, ...at }) {
    const levels = levelsOf(field.fields, name)
    const cells = isByLanguage(field)
      ? Object.entries(typedIn(cell, name))
      : [[undefined, cell(name)] as const]
    const given = cells.flatMap(([of, typed]) =>
      typed === undefined ? [] : [{ of: of as Language | undefined, lines: rawLines(typed, levels.length) }],
    )
    if (given.length === 0) return undefined
    const first = given.find(({ lines }) => lines.length > 0)
    if (!first) return given.length === LANGUAGES.length || !isByLanguage(field) ? { value: [] } : undefined
    const shape = (lines: readonly { depth: number }[]) => lines.map(({ depth }) => depth).join()
    const other = given.find(({ lines }) => lines.length > 0 && shape(lines) !== shape(first.lines))
    if (other) return { errors: { [`${name}.${other.of}`]: reasons.differs } }

    const old = flat(levels, before)
    const fits = shape(old) === shape(first.lines)
    const reading: Reading = {
      cellsOf,
      at,
      kind: at.kind,
      former: at.former,
      stored: mediaOf(field, before),
      old,
    }
    const lines: Line[] = []
    for (const [nth, { depth }] of first.lines.entries()) {
      const level = levels[depth]
      if (!level) continue
      const columns = given.map(({ of, lines: all }) => ({ of, raw: all[nth]?.raw ?? '' }))
      const kept = fits ? (old[nth]?.values ?? {}) : {}
      const read = lineIn(columns, level, kept, reading)
      if ('wrong' in read) return { errors: { [first.of ? `${name}.${first.of}` : name]: read.wrong } }
      lines.push({ depth, values: read.values })
    }
    return { value: nested(lines, levels) }
  },
})

const mediaOf = ({ fields }: Lines, value: Value) =>
  linesIn(value).flatMap((line) => picturesIn(fields, line).map(({ key }) => key))

type Writing = { at: WriteAt; named: Named; cellsOf: CellsOf }
function written(
  { depth, values }: Line,
  levels: readonly Level[],
  of: Language | undefined,
  with_: Writing,
) {
  const { at, named, cellsOf } = with_
  const level = levels[depth]
  if (!level) return ''
  const parts = partsIn(level, of).flatMap(({ name, field, of: language }) => {
    const value = values[name] ?? blankOf(field)
    if (language) return [escaped(textIn(value)[language])]
    if (field.type === 'flag') return [value === true ? '*' : '']
    if (isMedia(field)) return [typeof value === 'string' ? mediaLine(value, at.media) : ' | ']
    const [typed = ''] = cellsOf(field).write(value, at, field, { ...named, name: `${level.place}.${name}` })
    return [escaped(typed)]
  })
  while (parts.length > 1 && parts.at(-1) === '') parts.pop()
  const typed = parts.join(' | ').trim()
  const mark = level.below ? `${'#'.repeat(depth + 1)} ` : ''
  // A line that says nothing is one all the same.
  return mark + (typed === '' && mark === '' ? '|' : typed)
}

type RawLine = { depth: number; raw: string }
/** The lines of a cell with how deep they stand; the innermost of `levels` have no mark. */
function rawLines(cell: string, levels: number): RawLine[] {
  return linesOf(cell).flatMap((one) => {
    if (one === '') return []
    const marks = Math.min(/^#*/.exec(one)?.[0].length ?? 0, levels - 1)
    return [marks > 0 ? { depth: marks - 1, raw: one.slice(marks).trim() } : { depth: levels - 1, raw: one }]
  })
}

type Reading = Pick<Named, 'kind' | 'former'> & {
  cellsOf: CellsOf
  at: ReadAt
  stored: readonly string[]
  old: readonly Line[]
}
type RawColumn = { of: Language | undefined; raw: string }

/** The fields that a line gives, read from each of its columns, over the line that stood in its place. */
function lineIn(
  columns: readonly RawColumn[],
  level: Level,
  kept: Values,
  reading: Reading,
): { values: Values } | { wrong: Reason } {
  const values: { [name: string]: Value } = { ...blankFields(level.fields) }
  const main = columns.find(({ raw }) => raw !== '') ?? columns[0]
  for (const { part, text = '' } of main ? partsOfLine(main, level) : []) {
    if (part.of) continue
    const read = partIn(text, part, level, reading)
    if ('wrong' in read) return read
    values[part.name] = read.value
  }
  // What no column says stays: texts in other languages, and those of a file that is named without them.
  const isLeftOut = (column: RawColumn) =>
    !column.of &&
    !isByKey(column.raw) &&
    !partsOfLine(column, level).some(({ part, text }) => part.of && text !== undefined)
  const before = main?.of ? kept : main && isLeftOut(main) ? sameLine(values, level, reading) : {}
  for (const [name, { type }] of Object.entries(level.fields))
    if (type === 'words') values[name] = textIn(before[name])
  for (const column of columns.filter((one) => !isLeftOut(one)))
    for (const { part, text = '' } of partsOfLine(column, level))
      if (part.of) values[part.name] = { ...textIn(values[part.name]), [part.of]: text }
  return { values }
}

const isByKey = (raw: string) => isMediaKey(partsOf(raw)[0] ?? '')
/** The parts of a line with what is said of each. */
function partsOfLine({ of, raw }: RawColumn, level: Level): { part: Part; text: string | undefined }[] {
  const typed = partsOf(raw)
  return partsIn(level, of).map((part) => {
    const text = typed.shift()
    // Behind a key stands the name that the file has.
    if (isMedia(part.field) && (text === '' || isMediaKey(text ?? ''))) typed.shift()
    return { part, text }
  })
}

/** The line that had the same files and the same of all else that is no text. */
const sameLine = (given: Values, { fields }: Level, { old }: Reading): Values =>
  old.find(({ values }) =>
    Object.entries(fields).every(([name, { type }]) => type === 'words' || values[name] === given[name]),
  )?.values ?? {}

function partIn(
  text: string,
  { name, field }: Part,
  { place }: Level,
  { cellsOf, at, stored, ...named }: Reading,
): { value: Value } | { wrong: Reason } {
  const blank = blankOf(field)
  if (field.type === 'flag') return { value: text === '*' || flagIn(text) === true }
  if (isMedia(field)) {
    if (text === '') return { value: null }
    const found = mediaIn(text, field.type === 'file' ? 'file' : 'picture', stored, at.media)
    return 'key' in found ? { value: found.key } : found
  }
  const as = { ...at, before: blank, field, kind: named.kind, former: named.former, name: `${place}.${name}` }
  const read = cellsOf(field).read(() => text, as)
  const [wrong] = Object.values(read?.errors ?? {})
  return wrong ? { wrong } : { value: (read?.value as Value | undefined) ?? blank }
}

/** Lines with those below them in their places. */
function nested(lines: readonly Line[], levels: readonly Level[]): Values[] {
  const roots: { [name: string]: Value }[] = []
  const open: { [name: string]: Value }[] = []
  for (const { depth, values } of lines) {
    for (let above = 0; above <= depth; above += 1) {
      if (above < depth && open[above]) continue
      const line = above === depth ? { ...values } : { ...blankFields(levels[above]?.fields ?? {}) }
      open.length = above
      open.push(line)
      const parent = open[above - 1]
      const name = levels[above - 1]?.below
      if (parent && name) parent[name] = [...linesIn(parent[name] ?? []), line]
      else roots.push(line)
    }
  }
  return roots
}
