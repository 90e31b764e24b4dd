// Kinds of which there is one record: the home page and the about-us page.
import type { Kind } from '#contract/kind.ts'
import { notFound } from '#server/failure.ts'
import { published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'

/** The published copy of the one record of `kind`; throws `Failure` 404 while there is none. */
export async function publishedOne<Content>(db: Db, kind: Kind, at: number): Promise<Content> {
  const row = await published(db, kind, at).select('content').orderBy('entry_id').executeTakeFirst()
  if (!row) throw notFound()
  return JSON.parse(row.content)
}
