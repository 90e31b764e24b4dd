// Products that another record may name, as staff find them.
import { sql } from 'kysely'
import { likePattern } from '#server/publishing/published.ts'
import { linkOf } from '#server/publishing/references.ts'
import type { Db } from '#server/storage/open.ts'

/** Products that a search answers. */
const CHOICES = 20

/** Those that hold the keyword, the latest changed first, or the one with this id. */
export async function productChoices(
  db: Db,
  { keyword, id }: { keyword?: string | undefined; id?: number | undefined },
) {
  let rows = db.selectFrom('entry').where('kind', '=', 'product').where('trashed_at', 'is', null)
  if (id !== undefined) rows = rows.where('id', '=', id)
  if (keyword) rows = rows.where(sql<boolean>`search like ${likePattern(keyword)} escape '\\'`)
  const found = await rows
    .select(['id', 'kind', 'code', 'title', 'version', 'published_version', 'publish_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CHOICES)
    .execute()
  return found.map((row) => {
    const { title, state } = linkOf(row)
    const said = (name: string) => (name === '' ? '' : [row.code, name].filter(Boolean).join(' '))
    return { id: row.id, state, title: { zh: said(title.zh), en: said(title.en), es: said(title.es) } }
  })
}
