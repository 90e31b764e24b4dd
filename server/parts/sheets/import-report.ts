// What an import of a spreadsheet does or did: counted, and row by row.
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { RowOutcome } from '#contract/wire/sheet-import.ts'

/** Rows that a report shows. */
const SHOWN = 1_000

type Row = { row: number; does: RowOutcome }
type Shown<Of extends Row, Item> = { item: (row: Of) => Item; noted?: (row: Of) => boolean }

/** The report of all rows with the first thousand as `item` has them: refused ones first, then those that are `noted`. */
export function importReport<Of extends Row, Item>(
  planned: readonly Of[],
  { item, noted = () => false }: Shown<Of, Item>,
) {
  const count = (does: RowOutcome) => planned.filter((row) => row.does === does).length
  const weight = (row: Of) => (row.does === 'refused' ? 2 : Number(noted(row)))
  const worstFirst = planned.toSorted((one, other) => weight(other) - weight(one) || one.row - other.row)
  return {
    rows: planned.length,
    added: count('add'),
    updated: count('update'),
    unchanged: count('nothing'),
    refused: count('refused'),
    items: worstFirst.slice(0, SHOWN).map(item),
  }
}

/** What is wrong in which column, in one language. */
export const reasonsIn = (reasons: Readonly<Record<string, Text>>, language: Language) =>
  Object.fromEntries(Object.entries(reasons).map(([column, reason]) => [column, reason[language]]))
