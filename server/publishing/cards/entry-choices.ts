// Records that another record may name, as staff find them.
import { sql } from 'kysely'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { likePattern } from '#server/publishing/published.ts'
import { linkOf } from '#server/publishing/references/references.ts'
import type { Db } from '#server/storage/open.ts'

/** Records that a search answers. */
const CHOICES = 20

/** Working copies of a kind that hold the keyword, the latest changed first, or the one with this id; products with their model. */
export async function entryChoices(
  db: Db,
  { kind, keyword, id }: { kind: Kind; keyword?: string | undefined; id?: number | undefined },
) {
  let rows = db.selectFrom('entry').where('kind', '=', kind).where('trashed_at', 'is', null)
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
    const withCode = (name: string) =>
      name === '' || kind !== 'product' ? name : [row.code, name].filter(Boolean).join(' ')
    return { id: row.id, state, title: eachLanguage((language) => withCode(title[language])) }
  })
}
