// Published news as the cards that several pages show.
import { NO_SEO, NO_SLUGS, NO_TEXT } from '#contract/content/blank.ts'
import type { NewsContent } from '#contract/news-and-cases/news.ts'
import { picturesOf } from '#server/publishing/published.ts'
import { ADDRESS_COLUMNS, pathsOf } from '#server/publishing/references/addresses.ts'
import type { Db } from '#server/storage/open.ts'

/** What news had not yet when the oldest stored pieces were written. */
const LATER = {
  source: NO_TEXT,
  author: NO_TEXT,
  pinned: false,
  attachments: [],
  seo: NO_SEO,
  slugs: NO_SLUGS,
}

/** Stored news, whenever it was stored. */
export const wholeNews = (stored: NewsContent): NewsContent => ({ ...LATER, ...stored })

/** The columns of a publication that a card is made from. */
export const NEWS_COLUMNS = [...ADDRESS_COLUMNS, 'content'] as const
type Row = { entry_id: number; parent_id: number | null; slugs: string; content: string }

/** Cards of these rows, in their order, with all three languages. */
export async function newsCards(db: Db, rows: readonly Row[]) {
  const contents = rows.map((row) => wholeNews(JSON.parse(row.content)))
  const pictures = await picturesOf(
    db,
    contents.flatMap((content) => content.cover ?? []),
  )
  return rows.map((row, index) => {
    const { title, summary, category, pinned, cover, date } = contents[index] as NewsContent
    return {
      id: row.entry_id,
      address: pathsOf('news', row),
      title,
      summary,
      category,
      pinned,
      date,
      cover: pictures.get(cover ?? '') ?? null,
    }
  })
}
