// What the cells of a field are: its columns in a spreadsheet, how they are written, how they are read.
import type { Field, Value } from '#contract/fields/field.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { Reason } from '#server/failure.ts'
import type { MediaIn } from './sheet-media.ts'

/** A column: `summary.en`. Its head is what `place` is called; `of` is the language that it is for. */
export type Column = {
  key: string
  place: string
  of?: Language
  wide?: true
  /** Its cells name pictures or files, or records by what they are known by. */
  names?: 'media' | 'records'
}
export type Names = ReadonlyMap<string, string>
/** What the cells of a row are written with: the language of the reader, names in the library, what records are known by. */
export type WriteAt = { language: Language; media: Names; records: ReadonlyMap<number, string> }
/** What they are read with. `self` is what the record is known by itself. */
export type ReadAt = {
  media: MediaIn
  record: (kind: string, said: string) => number | undefined
  self: string
}
export type Problems = { [column: string]: Reason }
/** What the cells give; without a value the field stays as it is. */
export type Said = { value?: unknown; errors?: Problems; notes?: Problems }
/** The kind and the field; `former` are words of earlier versions, which sheets that people kept still hold. */
export type Named = { kind: string; name: string; former: Former }
export type Former = { readonly [word: string]: readonly string[] }

export type FieldCells<F extends Field = Field, At extends ReadAt = ReadAt> = {
  columns: (name: string) => Column[]
  /** A cell for each column. */
  write: (value: Value, at: WriteAt, field: F, named: Named) => string[]
  /** `cell` answers what stands in a column; undefined when the file has none, or what is too long for a cell. */
  read: (
    cell: (column: string) => string | undefined,
    at: At & { before: Value; field: F } & Named,
  ) => Said | undefined
}

/** One column for each language. */
export const inEach = (key: string, more: { place?: string; wide?: true } = {}): Column[] =>
  LANGUAGES.map((of) => ({ key: `${key}.${of}`, place: key, of, ...more }))
/** What the columns of a field for each language say, by language. */
export const saidIn = (cell: (column: string) => string | undefined, name: string) =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const said = cell(`${name}.${language}`)
      return said === undefined ? [] : [[language, said]]
    }),
  ) as Partial<Record<Language, string>>
export const hasAny = (part: object) => Object.keys(part).length > 0
export const WIDE = { wide: true } as const
