// The records that can be put into a release.
import { sql } from 'kysely'
import type { Kind } from '#contract/wire/kind.ts'
import { likePattern } from '#server/publishing/published.ts'
import { linkOf } from '#server/publishing/references/references.ts'
import type { Db } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'

/** A page of the records of a kind, the latest changed first. */
export async function candidatePage(
  db: Db,
  { kind, keyword, page, limit }: { kind: Kind; keyword?: string | undefined; page: number; limit: number },
) {
  let rows = db.selectFrom('entry').where('kind', '=', kind).where('trashed_at', 'is', null)
  if (keyword) rows = rows.where(sql<boolean>`search like ${likePattern(keyword)} escape '\\'`)
  const items = await rows
    .select(['id', 'kind', 'title', 'version', 'published_version', 'publish_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { total: await totalOf(rows), items: items.map((row) => linkOf(row)) }
}
