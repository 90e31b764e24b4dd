// Published news as the cards that several pages show.
import { readContent, readerOf } from '#contract/kinds/content.ts'
import { newsKind } from '#contract/kinds/news.ts'
import { shownFields } from '#server/publishing/kinds/shown.ts'
import { ADDRESS_COLUMNS, pathsOf } from '#server/publishing/references/addresses.ts'
import type { Db } from '#server/storage/open.ts'

/** The columns of a publication that a card is made from. */
export const NEWS_COLUMNS = [...ADDRESS_COLUMNS, 'content'] as const
type Row = { entry_id: number; parent_id: number | null; slugs: string; content: string }
const ON_CARDS = ['title', 'summary', 'category', 'pinned', 'date', 'cover'] as const

const readCard = readerOf(newsKind, ON_CARDS)
export const readNews = (json: string) => readContent(newsKind, json)

/** Cards of these rows, in their order, with all three languages. */
export async function newsCards(db: Db, rows: readonly Row[]) {
  const pieces = rows.map((row) => ({ row, content: readCard(row.content) }))
  const contents = pieces.map(({ content }) => content)
  const shown = await shownFields(db, newsKind.fields, ON_CARDS, contents)
  return pieces.map(({ row, content }) => ({
    id: row.entry_id,
    address: pathsOf('news', row),
    ...shown(content),
  }))
}
