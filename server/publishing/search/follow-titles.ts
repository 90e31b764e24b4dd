// Records are found by what those are called that they name (`record-words.ts`). Of one that is called otherwise, comes or goes, it
// is noted with that write; the upkeep marks what names it, however much that is, which gets its words anew as after an upgrade
// (`fill.ts`).
import { setImmediate as nextTurn } from 'node:timers/promises'
import { titleOf } from '#server/publishing/references/addresses.ts'
import type { Db } from '#server/storage/open.ts'
import { writeSetting } from '#server/storage/settings.ts'
import { OUT_OF_DATE } from './tokens.ts'

/** Each record has a note of its own, a setting, so that no write waits for that of another record. */
const NOTE = 'renamed.'
/** Records that are marked in one step, so that others get their turn. */
const AT_ONCE = 500

/** Does a write of what visitors see of a record; where it is called or shown otherwise after it, what names it will be marked. */
export async function followTitle<Result>(
  within: Db,
  id: number,
  write: () => Promise<Result>,
): Promise<Result> {
  const isNamed = await naming(within, [id]).select('target').limit(1).executeTakeFirst()
  if (!isNamed) return write()
  const before = await shownAs(within, id)
  const result = await write()
  if ((await shownAs(within, id)) !== before) await note(within, id)
  return result
}

/** Notes those of these records that others name: visitors see something else of each by now. */
export async function noteShown(within: Db, ids: readonly number[]) {
  if (ids.length === 0) return
  const named = await naming(within, ids).select('target').distinct().orderBy('target').execute()
  for (const { target } of named) await note(within, target)
}

/** Marks what names the records that were noted; stops when `goOn` says no, and begins anew then. */
export async function followTitles(db: Db, goOn: () => boolean | Promise<boolean> = () => true) {
  const notes = await db
    .selectFrom('setting')
    .select(['name', 'version'])
    .where('name', 'like', `${NOTE}%`)
    .execute()
  for (const { name, version } of notes) {
    if (!(await markNaming(db, Number(name.slice(NOTE.length)), goOn))) return
    // One that was noted again meanwhile is gone through again.
    await db.deleteFrom('setting').where('name', '=', name).where('version', '=', version).execute()
  }
}

/** False when it had to stop. */
async function markNaming(db: Db, id: number, goOn: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let last = 0; await goOn(); await nextTurn()) {
    const rows = await naming(db, [id])
      .select('from_entry')
      .distinct()
      .where('from_entry', '>', last)
      .orderBy('from_entry')
      .limit(AT_ONCE)
      .execute()
    const ids = rows.map(({ from_entry }) => from_entry)
    if (ids.length > 0)
      await db
        .updateTable('publication')
        .set({ search_version: OUT_OF_DATE })
        .where('entry_id', 'in', ids)
        .execute()
    if (rows.length < AT_ONCE) return true
    last = ids.at(-1) ?? last
  }
  return false
}

/** When it was noted is nobody's question. */
const note = (within: Db, id: number) => writeSetting(within, `${NOTE}${id}`, true, 0)

const naming = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('entry_reference')
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
