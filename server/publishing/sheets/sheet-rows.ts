// The rows of an uploaded spreadsheet of a kind: which record each of them is, judged beside the others of its file.
import type { Values } from '#contract/fields/field.ts'
import { textIn } from '#contract/fields/walk.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { missingReason } from '#server/kind-words.ts'
import { mapInTurns } from '#server/parts/long-work/turns.ts'
import type { SheetRow } from '#server/parts/sheets/sheet-reading.ts'
import { ENTRY_COLUMNS, type Entry, entryOf, type KindRules } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { type Cell, type Problems, typedIn } from './cells.ts'
import type { KindSheet } from './kind-sheet.ts'
import { idsByCode, idsByTitle, inBatches } from './sheet-records.ts'

const words = serverTexts('server/publishing/sheets')

/** A row; `said` is what its record is known by, with the column that says so. */
export type ReadRow = {
  row: number
  cell: Cell
  by: 'code' | 'id' | 'title'
  typed: Typed[]
  errors: Problems
}
type Typed = { column: string; text: string }
/** A row with the record that it changes; null when it is a new one. */
export type KnownRow = ReadRow & { before: Entry<Values> | null }

/** Reads the rows below the heading; refuses a file without a column that says which records they are. */
export async function readRows(
  sheet: readonly SheetRow[],
  { title, knownBy }: KindOf,
  columns: KindSheet,
): Promise<ReadRow[]> {
  const [heading, ...below] = sheet
  const places = columns.placesOf(heading?.cells ?? [])
  const titles = LANGUAGES.map((language) => `${title}.${language}`)
  const named = knownBy ? [columns.key] : [columns.key, ...titles]
  if (!named.some((column) => places.has(column)))
    throw invalid({ file: words.noHeading({ column: columns.titleOf(named.at(knownBy ? 0 : 1) ?? '') }) })
  return mapInTurns(below, ({ row, cells }): ReadRow => {
    const cell: Cell = (column) => {
      const at = places.get(column)
      return at === undefined ? undefined : (cells[at] ?? '').trim()
    }
    const typedAt = (column: string): Typed[] => {
      const text = cell(column)
      return text ? [{ column, text }] : []
    }
    const own = typedAt(columns.key)
    if (knownBy || own.length > 0) return { row, cell, by: knownBy ? 'code' : 'id', typed: own, errors: {} }
    return { row, cell, by: 'title', typed: titles.flatMap(typedAt), errors: {} }
  })
}

/** What a record is called in the report. */
export function nameOf({ cell, typed, by, before }: KnownRow, title: string, language: Language): string {
  if (by === 'code') return typed[0]?.text ?? ''
  const text: Text = { ...textIn(before?.content[title]), ...typedIn(cell, title) }
  return pickText(text, language).text || (typed[0] ? `#${typed[0].text}` : '')
}

/** Finds the record of each row, and what is wrong with how it is named; `taken` is why one that is there is refused. */
export async function knownRows(
  db: Db,
  rows: readonly ReadRow[],
  { kind, knownBy }: KindOf & { kind: Kind },
  { rules, taken }: { rules: Pick<KindRules<Values>, 'read'>; taken: Reason | null },
): Promise<KnownRow[]> {
  const typed = (by: ReadRow['by']) =>
    rows.flatMap((row) => (row.by === by ? row.typed.map(({ text }) => text) : []))
  // Apart, because a title may be written as the ID of another record.
  const named = {
    code: await idsByCode(db, kind, typed('code')),
    title: await idsByTitle(db, kind, typed('title')),
    id: new Map(typed('id').map((text) => [text, /^[1-9]\d{0,14}$/.test(text) ? [Number(text)] : []])),
  }
  const idsOf = ({ by, typed }: ReadRow) => [
    ...new Set(typed.flatMap(({ text }) => named[by].get(text) ?? [])),
  ]
  const found = await entriesById(db, kind, rows.flatMap(idsOf), rules)
  const [newNames, records] = [new Map<string, number>(), new Map<number, number>()]

  return mapInTurns(rows, (row) => {
    const [entry, another] = idsOf(row).flatMap((id) => found.get(id) ?? [])
    const column = row.typed[0]?.column ?? knownBy ?? ''
    const earlier =
      (entry && records.get(entry.id)) ??
      row.typed.map(({ column: where, text }) => newNames.get(where + text)).find((one) => one !== undefined)
    const wrong =
      (row.typed.length === 0 && knownBy !== undefined && missingReason(kind, knownBy)) ||
      (earlier !== undefined && words.repeated({ row: earlier })) ||
      (row.by === 'id' && !entry && words.noSuchId) ||
      (another && words.ambiguous) ||
      (entry && taken)
    if (entry) records.set(entry.id, records.get(entry.id) ?? row.row)
    for (const { column: where, text } of row.typed)
      newNames.set(where + text, newNames.get(where + text) ?? row.row)
    return { ...row, errors: wrong ? { [column]: wrong } : {}, before: entry ?? null }
  })
}

async function entriesById(
  db: Db,
  kind: Kind,
  ids: readonly number[],
  rules: Pick<KindRules<Values>, 'read'>,
): Promise<Map<number, Entry<Values>>> {
  const rows = await inBatches(ids, (some) =>
    db
      .selectFrom('entry')
      .select(ENTRY_COLUMNS)
      .where('id', 'in', some)
      .where('kind', '=', kind)
      .where('trashed_at', 'is', null)
      .execute(),
  )
  return new Map(await mapInTurns(rows, (row) => [row.id, entryOf<Values>(row, rules)] as const))
}
