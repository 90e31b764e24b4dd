// What visitors saw of the whole site at an earlier moment, beside what they see now.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kind } from '#contract/wire/kind.ts'
import type { Db } from '#server/storage/open.ts'
import type { PublicationRow } from '#server/storage/tables/publication-columns.ts'

/** Publications that are compared before others have their turn. */
const AT_ONCE = 200

/** What is published, and the moment at which it is looked at. */
export type Site = { db: Db; at: number }
type Shown = Pick<PublicationRow, 'entry_id' | 'kind' | 'parent_id' | 'sort' | 'content' | 'slugs'>

/** `changed`: visitors saw it otherwise; `hidden`: they saw it and see it no longer; `added`: they see it and did not then. */
export type Difference = {
  id: number
  kind: Kind
  change: 'changed' | 'hidden' | 'added'
  /** What it stood under then, or stands under if visitors did not see it then. */
  parentId: number | null
}

/** The records of which visitors see something else, by their ids. */
export async function* differences(then: Site, now: Site): AsyncGenerator<Difference> {
  const [before, after] = [shownIn(then), shownIn(now)]
  let [old, current] = [await before.next(), await after.next()]
  while (!old.done || !current.done) {
    const was = old.done ? null : old.value
    const is = current.done ? null : current.value
    const id = Math.min(was?.entry_id ?? Number.MAX_SAFE_INTEGER, is?.entry_id ?? Number.MAX_SAFE_INTEGER)
    const one = was?.entry_id === id ? was : null
    const other = is?.entry_id === id ? is : null
    const change = !other ? 'hidden' : !one ? 'added' : isSame(one, other) ? null : 'changed'
    const row = one ?? other
    if (change && row) yield { id, kind: row.kind, change, parentId: row.parent_id }
    if (one) old = await before.next()
    if (other) current = await after.next()
  }
}

async function* shownIn({ db, at }: Site): AsyncGenerator<Shown, undefined> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('publication')
      .select(['entry_id', 'kind', 'parent_id', 'sort', 'content', 'slugs'])
      .where('entry_id', '>', after)
      .where('visible_from', '<=', at)
      .where('visible_until', '>', at)
      .orderBy('entry_id')
      .limit(AT_ONCE)
      .execute()
    if (rows.length === 0) return
    after = rows.at(-1)?.entry_id ?? after
    yield* rows
    await nextTurn()
  }
}

const isSame = (one: Shown, other: Shown) =>
  one.content === other.content &&
  one.parent_id === other.parent_id &&
  one.sort === other.sort &&
  one.slugs === other.slugs

/** What visitors saw of these records then. */
export async function contentsOf({ db, at }: Site, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Pick<Shown, 'parent_id' | 'sort' | 'content'>>()
  const rows = await db
    .selectFrom('publication')
    .select(['entry_id', 'parent_id', 'sort', 'content'])
    .where('entry_id', 'in', ids)
    .where('visible_from', '<=', at)
    .where('visible_until', '>', at)
    .execute()
  return new Map(rows.map((row) => [row.entry_id, row]))
}

/** What shows others before what stands under it, and what is taken off after what stood under it. */
export function inTheirOrder(found: readonly Difference[]): Difference[] {
  const byId = new Map(found.map((one) => [one.id, one]))
  const depths = new Map<number, number>()
  const depth = ({ id, parentId }: Difference): number => {
    const known = depths.get(id)
    if (known !== undefined) return known
    // What somebody wrote into the store by hand may lead in a circle.
    depths.set(id, 0)
    const parent = parentId === null ? undefined : byId.get(parentId)
    const found = parent ? depth(parent) + 1 : 0
    depths.set(id, found)
    return found
  }
  const rank = (one: Difference) =>
    one.change === 'added' ? Number.MAX_SAFE_INTEGER - depth(one) : depth(one)
  return found
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => a.rank - b.rank || a.one.id - b.one.id)
    .map(({ one }) => one)
}
