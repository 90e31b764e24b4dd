// The order among siblings: numbers with gaps, so that moving one record rewrites one row, and rarely all of them.
import type { Kind } from '#contract/wire/kind.ts'
import type { Db } from '#server/storage/open.ts'

const GAP = 1024

const siblings = (db: Db, kind: Kind, parentId: number | null) =>
  db
    .selectFrom('entry')
    .where('kind', '=', kind)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .where('trashed_at', 'is', null)

/** The number that puts a new record behind its siblings. */
export async function lastSort(db: Db, kind: Kind, parentId: number | null): Promise<number> {
  const row = await siblings(db, kind, parentId)
    .select((e) => e.fn.max('sort').as('last'))
    .executeTakeFirst()
  return Number(row?.last ?? 0) + GAP
}

/** The number that puts record `id` at `position` (from 0) among its siblings; spreads them out when there is no gap left. */
export async function sortAt(db: Db, kind: Kind, id: number, parentId: number | null, position: number) {
  const others = await siblings(db, kind, parentId)
    .select(['id', 'sort'])
    .where('id', '!=', id)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const at = Math.min(position, others.length)
  const before = others[at - 1]?.sort ?? 0
  const after = others[at]?.sort ?? before + 2 * GAP
  const between = Math.floor((before + after) / 2)
  if (between > before && between < after) return between
  for (const [index, other] of others.entries()) {
    const sort = (index < at ? index + 1 : index + 2) * GAP
    if (other.sort === sort) continue
    await db.updateTable('entry').set({ sort }).where('id', '=', other.id).execute()
    await db
      .updateTable('publication')
      .set({ sort })
      .where('entry_id', '=', other.id)
      .where('parent_id', parentId === null ? 'is' : '=', parentId)
      .execute()
  }
  return (at + 1) * GAP
}
