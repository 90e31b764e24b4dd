// What an import knows of news that were taken in before, and of the addresses that are taken.
import type { Language } from '#contract/languages/language-codes.ts'
import type { Reason } from '#server/failure.ts'
import type { Db } from '#server/storage/open.ts'
import { PROBLEMS } from './import-problems.ts'
import type { ReadPost } from './import-reading.ts'

/** The record that a post became, with what stands in its way. */
export async function findImported(db: Db, origin: string) {
  const row = await db
    .selectFrom('imported')
    .innerJoin('entry', 'entry.id', 'imported.entry_id')
    .select(['entry.id', 'entry.trashed_at'])
    .where('origin', '=', origin)
    .executeTakeFirst()
  return row && { id: row.id, problems: row.trashed_at === null ? [] : [PROBLEMS.trashed] }
}

export async function addressProblems(db: Db, { path, does }: ReadPost): Promise<Reason[]> {
  if (path === '' || does !== 'add') return []
  const row = await db.selectFrom('redirect').select('entry_id').where('path', '=', path).executeTakeFirst()
  return row ? [PROBLEMS.addressTaken] : []
}

export async function isTaken(db: Db, lang: Language, slug: string) {
  const row = await db
    .selectFrom('slug')
    .select('entry_id')
    .where('kind', '=', 'news')
    .where('lang', '=', lang)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row !== undefined
}

/** Lets the old address lead to the record; false when it leads somewhere already. */
export async function claimPath(
  db: Db,
  { path, id, lang, at }: { path: string; id: number; lang: Language; at: number },
) {
  const claimed = await db
    .insertInto('redirect')
    .values({ path, entry_id: id, lang, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(claimed.numInsertedOrUpdatedRows ?? 0) === 1
}
