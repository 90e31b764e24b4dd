// Makes the tokens of publications that have none, or older ones, and notes in which languages they have a title: after an
// upgrade or with a new language, a few at a time, so that it may end anywhere.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { titledIn } from '#server/publishing/references/titled.ts'
import type { Db } from '#server/storage/open.ts'
import { keepTokens, SEARCH_VERSION } from './tokens.ts'

/** Publications in one transaction, so that no other waits long. */
const AT_ONCE = 20

/** Works until all are done as they are at `at`, `most` are, or `goOn` says no; answers how many publications that were. */
export async function fillSearch(
  db: Db,
  most: number,
  at: number,
  goOn: () => boolean | Promise<boolean> = () => true,
): Promise<number> {
  let done = 0
  while (done < most && (await goOn())) {
    const filled = await db.transaction().execute((within) => fillSome(within, at))
    done += filled
    if (filled < AT_ONCE) break
    await nextTurn()
  }
  return done
}

async function fillSome(db: Db, at: number): Promise<number> {
  const rows = await db
    .selectFrom('publication')
    .select('id')
    .where('search_version', '<', SEARCH_VERSION)
    .orderBy('search_version')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of rows) {
    // Whoever says it first makes them, of what the row says then: a publication that went meanwhile has none any more.
    const row = await db
      .updateTable('publication')
      .set({ search_version: SEARCH_VERSION })
      .where('id', '=', id)
      .where('search_version', '<', SEARCH_VERSION)
      .returning(['id', 'entry_id', 'parent_id', 'kind', 'code', 'content'])
      .executeTakeFirst()
    if (!row) continue
    const titled = titledIn(row.kind, row.content)
    await db.updateTable('publication').set({ titled }).where('id', '=', id).execute()
    await db.deleteFrom('search_token').where('publication_id', '=', id).execute()
    await keepTokens(db, { ...row, content: JSON.parse(row.content) }, at)
  }
  return rows.length
}
