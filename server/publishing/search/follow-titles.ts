// Records are found by what those are called that they name (`record-words.ts`). When one of these is called otherwise, comes or goes,
// what names it is marked, and gets its words anew as after an upgrade (`fill.ts`).
import { titleOf } from '#server/publishing/references/addresses.ts'
import type { Db } from '#server/storage/open.ts'
import { OUT_OF_DATE } from './tokens.ts'

/** Does a write of what visitors see of a record; what names it is marked where it is called or shown otherwise after it. */
export async function followTitle<Result>(
  within: Db,
  id: number,
  write: () => Promise<Result>,
): Promise<Result> {
  const isNamed = await naming(within, [id]).limit(1).executeTakeFirst()
  if (!isNamed) return write()
  const before = await shownAs(within, id)
  const result = await write()
  if ((await shownAs(within, id)) !== before) await markNaming(within, [id])
  return result
}

/** Marks what names these records, of which visitors see others by now. */
export async function markNaming(within: Db, ids: readonly number[]) {
  if (ids.length === 0) return
  await within
    .updateTable('publication')
    .set({ search_version: OUT_OF_DATE })
    .where('entry_id', 'in', naming(within, ids))
    .execute()
}

const naming = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('entry_reference')
    .select('from_entry')
    .where('to', '=', 'own')
    .where('target', 'in', ids)
    .where('copy', '!=', 'working')

/** What a record is called, and from when to when, as one word. */
async function shownAs(db: Db, id: number): Promise<string> {
  const rows = await db
    .selectFrom('publication')
    .select(['content', 'visible_from', 'visible_until'])
    .where('entry_id', '=', id)
    .orderBy('visible_from')
    .execute()
  return JSON.stringify(
    rows.map(({ content, visible_from, visible_until }) => [titleOf(content), visible_from, visible_until]),
  )
}
