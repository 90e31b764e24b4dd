// The spreadsheet of a kind, the same for export and import, in each language: made from its fields in their order.
import type { FieldMap, Value, Values } from '#contract/fields/field.ts'
import { blankOf } from '#contract/fields/walk.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { languageName, writeAside } from '#contract/languages/locales.ts'
import { sheetHead } from '#server/kind-words.ts'
import { serverTexts } from '#server/texts.ts'
import { folded, KEPT, linesOf, namesIn, partsOf } from './cell-text.ts'
import type { Column, FieldCells, Former, Problems, ReadAt, WriteAt } from './cells.ts'
import { cellsOf } from './field-cells.ts'
import { SEO_COLUMNS } from './media-cells.ts'

const words = serverTexts('server/publishing/sheets')

/** What is special to the sheet of a kind. */
type OwnSheet<At extends ReadAt> = {
  /** Cells of fields that are its own. */
  cells: { readonly [field: string]: FieldCells<never, At> }
  /** Columns that are no fields, with their heads: one behind the first, others at the end, which no import reads. */
  second: Column
  last: { readonly [key: string]: Text }
  /** Words of earlier versions, which sheets that people kept still hold, by column or by option. */
  former: Former
}
/** What stands in a column of a row; undefined when the file has no such column. */
export type Cell = (column: string) => string | undefined

const HEADS: { readonly [place: string]: Text } = words.heads
export const LANGUAGE_WORDS = eachLanguage((of) => eachLanguage((language) => languageName(of, language)))

export function kindSheet<At extends ReadAt>(
  { kind, fields }: Pick<KindOf, 'kind'> & { fields: FieldMap },
  { cells: own, second, last, former }: OwnSheet<At>,
) {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    const cells = (own[name] ?? cellsOf(field)) as FieldCells<typeof field, At> | undefined
    return cells ? [{ name, field, cells, columns: cells.columns(name) }] : []
  })
  const [first, ...others] = parts.flatMap(({ columns }) => columns)
  const imported = [...(first ? [first] : []), second, ...others]
  const atEnd = Object.keys(last).map((key): Column => ({ key, place: key }))
  const exported = [...imported, ...atEnd]

  /** `产品名称（英文）`, `Product name (English)`. */
  function titleOf({ place, of }: Column, language: Language): string {
    const title = (last[place] ?? HEADS[place] ?? sheetHead(kind, place))?.[language] ?? place
    return of ? writeAside(title, LANGUAGE_WORDS[of][language], language) : title
  }

  return {
    head: (which: 'imported' | 'exported', language: Language) =>
      (which === 'imported' ? imported : exported).map((column) => ({
        title: titleOf(column, language),
        width: column.wide ? 36 : 18,
      })),

    /** The cells of a record, without those at the end; `beside` is that of the second column. */
    write(content: Values, beside: string, at: WriteAt): string[] {
      const [key = '', ...rest] = parts.flatMap(({ name, field, cells }) =>
        cells.write(content[name] ?? blankOf(field), at, field, { kind, name, former }),
      )
      return [key, beside, ...rest]
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
    read(cell: Cell, before: Values, at: At) {
      const raw: { [field: string]: unknown } = {}
      const errors: Problems = {}
      const notes: Problems = {}
      const said: Cell = (column) => (cell(column) === KEPT ? undefined : cell(column))
      for (const { name, field, cells } of parts) {
        const old: Value = before[name] ?? blankOf(field)
        const read = cells.read(said, { ...at, before: old, field, kind, name, former })
        if (read?.value !== undefined) raw[name] = read.value
        Object.assign(errors, read?.errors)
        Object.assign(notes, read?.notes)
      }
      return { raw, errors, notes }
    },

    /** What the cells of a row name in the library and among records; to be looked up before the row is read. */
    namedIn(cell: Cell) {
      const saidIn = (what: Column['names']) =>
        imported.flatMap((column) => (column.names === what ? (cell(column.key) ?? '') : []))
      return {
        media: saidIn('media').flatMap((said) => linesOf(said).flatMap((line) => partsOf(line)[0] || [])),
        records: saidIn('records').flatMap(namesIn),
      }
    },

    /** The column that a field of a write comes from: `summary.en`, `seo.title.zh`, `gallery.0`. */
    columnOf(path: string): string {
      const [, name = path, rest = ''] = /^(seo\.[a-z]+|[^.]+)(?:\.(.*))?$/i.exec(path) ?? []
      const key = SEO_COLUMNS[name] ?? name
      const of = LANGUAGES.find((one) => rest.split('.').at(-1) === one)
      const column =
        imported.find((one) => one.key === `${key}.${of ?? LANGUAGES[0]}`) ??
        imported.find((one) => one.key === key || one.place === key)
      return column?.key ?? key
    },
  }
}
