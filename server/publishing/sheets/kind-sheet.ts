// The spreadsheet of a kind, the same for export and import, in each language: made from its fields in their order. Its first column
// says which record a row is; behind it stands what the record is under, where it is under something.
import type { Value, Values } from '#contract/fields/field.ts'
import { blankOf } from '#contract/fields/walk.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { languageName, writeAside } from '#contract/languages/locales.ts'
import { sheetHead } from '#server/kind-words.ts'
import { serverTexts } from '#server/texts.ts'
import { folded, KEPT, linesOf, namesIn, partsOf } from './cell-text.ts'
import type { Cell, Column, Former, Problems, ReadAt, WriteAt } from './cells.ts'
import { cellsOf } from './field-cells.ts'
import { SEO_COLUMNS } from './media-cells.ts'
import { recordsTyped } from './value-cells.ts'

const words = serverTexts('server/publishing/sheets')

/** Heads of columns that are no fields, or no whole ones. */
const HEADS: { readonly [place: string]: Text } = { ...words.heads, ...words.last }
const LANGUAGE_WORDS = eachLanguage((of) => eachLanguage((language) => languageName(of, language)))
const ID: Column = { key: 'id', place: 'id' }
/** At the end of an export; no import reads them. */
const LAST = Object.keys(words.last).map((key): Column => ({ key, place: key }))

export type KindSheet = ReturnType<typeof kindSheet>
/** `former` are words of earlier versions, by column or by option: sheets that people kept still hold them. */
export function kindSheet({ kind, fields, knownBy, under }: KindOf, former: Former = {}) {
  const parts = Object.entries(fields).map(([name, field]) => {
    const cells = cellsOf(field)
    return { name, field, cells, columns: cells.columns(name, field) }
  })
  const ofFields = parts.flatMap(({ columns }) => columns)
  const key = ofFields.find((column) => column.key === knownBy) ?? ID
  const above: Column[] = under?.field ? [{ key: under.name, place: under.name, wide: true }] : []
  const imported = [key, ...above, ...ofFields.filter((column) => column !== key)]
  const exported = [...imported, ...LAST]

  /** `产品名称（英文）`, `Product name (English)`. */
  function titleOf({ place, of }: Column, language: Language): string {
    const title = (HEADS[place] ?? sheetHead(kind, place))?.[language] ?? place
    return of ? writeAside(title, LANGUAGE_WORDS[of][language], language) : title
  }

  return {
    /** The column that says which record a row is. */
    key: key.key,
    head: (which: 'imported' | 'exported', language: Language) =>
      (which === 'imported' ? imported : exported).map((column) => ({
        title: titleOf(column, language),
        width: column.wide ? 36 : 18,
      })),
    /** What a column is called, in every language. */
    titleOf: (column: string): Text => {
      const found = imported.find((one) => one.key === column)
      return eachLanguage((language) => (found ? titleOf(found, language) : column))
    },
    /** What each column is called, by its key. */
    titles: (language: Language) =>
      Object.fromEntries(imported.map((column) => [column.key, titleOf(column, language)])),

    /** The cells of a record, without those at the end; `beside` says its id and what it stands under. */
    write(content: Values, beside: { id: string; under: string }, at: WriteAt): string[] {
      const cells = new Map([
        [ID.key, beside.id],
        ...above.map((column) => [column.key, beside.under] as const),
      ])
      for (const { name, field, cells: of, columns } of parts) {
        const written = of.write(content[name] ?? blankOf(field), at, field, { kind, name, former })
        for (const [nth, column] of columns.entries()) cells.set(column.key, written[nth] ?? '')
      }
      return imported.map((column) => cells.get(column.key) ?? '')
    },

    /** Where each column stands, from the heading; its titles are known in every language. */
    placesOf(heading: readonly string[]): Map<string, number> {
      const titles = heading.map(folded)
      return new Map(
        imported.flatMap((column): [string, number][] => {
          const named = [column.key, ...LANGUAGES.map((language) => titleOf(column, language))]
          const names = [...named, ...(former[column.key] ?? [])].map(folded)
          const at = titles.findIndex((title) => names.includes(title))
          return at < 0 ? [] : [[column.key, at]]
        }),
      )
    },

    /** What the cells of a row give over `before`, what is wrong with them, and what is left as it is. */
    read(cell: Cell, before: Values, at: ReadAt) {
      const raw: { [field: string]: unknown } = {}
      const errors: Problems = {}
      const notes: Problems = {}
      const typed: Cell = (column) => (cell(column) === KEPT ? undefined : cell(column))
      for (const { name, field, cells } of parts) {
        const old: Value = before[name] ?? blankOf(field)
        const read = cells.read(typed, { ...at, before: old, field, kind, name, former })
        if (read?.value !== undefined) raw[name] = read.value
        Object.assign(errors, read?.errors)
        Object.assign(notes, read?.notes)
      }
      return { raw, errors, notes }
    },

    /** What the cells of a row name in the library and among records; to be looked up before the row is read. */
    namedIn: (cell: Cell) => namedIn(kind, imported, cell),

    /** The column that a field of a write comes from: `summary.en`, `seo.title.zh`, `gallery.0`, `quotation.text`. */
    columnOf: (path: string) => columnOf(imported, path),
  }
}

function namedIn(kind: string, columns: readonly Column[], cell: Cell) {
  return {
    media: columns.flatMap(({ key, names }) =>
      names === 'media' ? linesOf(cell(key) ?? '').flatMap((line) => partsOf(line)[0] || []) : [],
    ),
    records: columns.flatMap(({ key, names }) => {
      if (names === undefined || names === 'media') return []
      const typed = cell(key) ?? ''
      if (names === 'values') return recordsTyped(kind, typed)
      return namesIn(typed).map((one) => ({ kind: names.kind, typed: one }))
    }),
  }
}

function columnOf(columns: readonly Column[], path: string): string {
  const [, name = path, rest = ''] = /^(seo\.[a-z]+|[^.]+)(?:\.(.*))?$/i.exec(path) ?? []
  const steps = rest.split('.')
  const of = LANGUAGES.find((one) => steps.at(-1) === one) ?? LANGUAGES[0]
  const own = SEO_COLUMNS[name] ?? name
  const places = [`${own}.${steps[0]}`, own]
  const column =
    columns.find((one) => places.some((place) => one.place === place && one.of === of)) ??
    columns.find((one) => places.some((place) => one.key === place || one.place === place))
  return column?.key ?? own
}
