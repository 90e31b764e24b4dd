// Published success cases as the cards that several pages show.
import { readContent, readerOf } from '#contract/kinds/content.ts'
import { successCaseKind } from '#contract/kinds/success-case.ts'
import { shownFields } from '#server/publishing/kinds/shown.ts'
import { ADDRESS_COLUMNS, pathsOf } from '#server/publishing/references/addresses.ts'
import type { Db } from '#server/storage/open.ts'

/** The columns of a publication that a card is made from. */
export const CASE_COLUMNS = [...ADDRESS_COLUMNS, 'content'] as const
type Row = { entry_id: number; parent_id: number | null; slugs: string; content: string }
const ON_CARDS = ['title', 'summary', 'industry', 'region', 'results', 'cover'] as const

const readCard = readerOf(successCaseKind, ON_CARDS)
export const readCase = (json: string) => readContent(successCaseKind, json)

/** Cards of these rows, in their order, with all three languages. */
export async function caseCards(db: Db, rows: readonly Row[]) {
  const cases = rows.map((row) => ({ row, content: readCard(row.content) }))
  const contents = cases.map(({ content }) => content)
  const shown = await shownFields(db, successCaseKind.fields, ON_CARDS, contents)
  return cases.map(({ row, content }) => ({
    id: row.entry_id,
    address: pathsOf('successCase', row),
    ...shown(content),
  }))
}
