// Published news as the cards that several pages show.
import type { NewsContent } from '#contract/news.ts'
import { picturesOf } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'

/** Cards of these rows, in their order, with all three languages. */
export async function newsCards(db: Db, rows: readonly { entry_id: number; content: string }[]) {
  const contents = rows.map((row) => JSON.parse(row.content) as NewsContent)
  const pictures = await picturesOf(
    db,
    contents.flatMap((content) => content.cover ?? []),
  )
  return rows.map((row, index) => {
    const { title, summary, category, cover, date } = contents[index] as NewsContent
    return { id: row.entry_id, title, summary, category, date, cover: pictures.get(cover ?? '') ?? null }
  })
}
