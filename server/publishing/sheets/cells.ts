// What the cells of a field are: its columns in a spreadsheet, how they are written, how they are read.
import type { Field, Value } from '#contract/fields/field.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import type { Reason } from '#server/failure.ts'
import type { MediaIn } from './sheet-media.ts'
import type { RecordsIn } from './sheet-records.ts'

/** A column: `summary.en`. Its head is what `place` is called; `of` is the language that it is for. */
export type Column = {
  key: string
  place: string
  of?: Language
  wide?: true
  /** Its cells name pictures or files, each line at its beginning, records of this kind, or what fields of the owner lead to. */
  names?: 'media' | 'values' | { kind: string }
}
export type Names = ReadonlyMap<string, string>
/** What the cells of a row are written with: the language of the reader, names in the library, what records are known by. */
export type WriteAt = { language: Language; media: Names; records: ReadonlyMap<number, string> }
/** What they are read with. */
export type ReadAt = {
  media: MediaIn
  record: RecordsIn
  /** The record that the row changes; null for a new one. */
  self: number | null
  /** What is asked for by the type that the record stands under; null when nobody knows that type. */
  attributes: readonly Attribute[] | null
}
export type Problems = { [column: string]: Reason }
/** What the cells give; without a value the field stays as it is. */
export type Typed = { value?: unknown; errors?: Problems; notes?: Problems }
/** The kind and the field; `former` are words of earlier versions, which sheets that people kept still hold. */
export type Named = { kind: string; name: string; former: Former }
export type Former = { readonly [word: string]: readonly string[] }
/** What stands in a column of a row; undefined when the file has no such column, or says that it is to stay. */
export type Cell = (column: string) => string | undefined

export type FieldCells<F extends Field = Field> = {
  columns: (name: string, field: F) => Column[]
  /** A cell for each column. */
  write: (value: Value, at: WriteAt, field: F, named: Named) => string[]
  read: (cell: Cell, at: ReadAt & { before: Value; field: F } & Named) => Typed | undefined
}

/** One column for each language. */
export const inEach = (key: string, more: { place?: string; wide?: true } = {}): Column[] =>
  LANGUAGES.map((of) => ({ key: `${key}.${of}`, place: key, of, ...more }))
/** What the columns of a field for each language say, by language. */
export const typedIn = (cell: Cell, name: string) =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const typed = cell(`${name}.${language}`)
      return typed === undefined ? [] : [[language, typed]]
    }),
  ) as Partial<Record<Language, string>>
export const hasAny = (part: object) => Object.keys(part).length > 0
export const WIDE = { wide: true } as const
