// Published success cases as the cards that several pages show.
import { NO_SEO, NO_SLUGS } from '#contract/content/blank.ts'
import type { CaseContent } from '#contract/news-and-cases/success-case.ts'
import { picturesOf } from '#server/publishing/published.ts'
import { ADDRESS_COLUMNS, pathsOf } from '#server/publishing/references/addresses.ts'
import type { Db } from '#server/storage/open.ts'

/** What cases had not yet when the oldest stored ones were written. */
const LATER = { gallery: [], seo: NO_SEO, slugs: NO_SLUGS }

/** A stored case, whenever it was stored. */
export const wholeCase = (stored: CaseContent): CaseContent => ({ ...LATER, ...stored })

/** The columns of a publication that a card is made from. */
export const CASE_COLUMNS = [...ADDRESS_COLUMNS, 'content'] as const
type Row = { entry_id: number; parent_id: number | null; slugs: string; content: string }

/** Cards of these rows, in their order, with all three languages. */
export async function caseCards(db: Db, rows: readonly Row[]) {
  const contents = rows.map((row) => wholeCase(JSON.parse(row.content)))
  const pictures = await picturesOf(
    db,
    contents.flatMap((content) => content.cover ?? []),
  )
  return rows.map((row, index) => {
    const { title, summary, industry, region, results, cover } = contents[index] as CaseContent
    return {
      id: row.entry_id,
      address: pathsOf('successCase', row),
      title,
      summary,
      industry,
      region,
      results,
      cover: pictures.get(cover ?? '') ?? null,
    }
  })
}
