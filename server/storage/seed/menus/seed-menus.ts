// Adds the menus of this release that the store was never given: all of them to a new store, new ones after an upgrade.
import type { Db } from '#server/storage/open.ts'
import type { FirstMenu } from './first-menu.ts'
import { FIRST_MENUS } from './menus.ts'

/** The setting that remembers what was given, so that a menu which somebody deleted stays deleted. */
const GIVEN = 'givenMenus'

/** Call it inside a transaction that only one node runs at a time. */
export async function seedMenus(db: Db, at: number) {
  const row = await db.selectFrom('setting').select('value').where('name', '=', GIVEN).executeTakeFirst()
  const rows = await db.selectFrom('menu').select(['id', 'resources', 'parent_id', 'sort']).execute()
  const there = new Map(rows.map((menu) => [menu.resources, menu]))
  const given = new Set<string>(row ? JSON.parse(row.value) : there.keys())
  const known = given.size
  await give(db, FIRST_MENUS, null, there, given)
  if (row && given.size === known) return
  const value = JSON.stringify([...given])
  await db
    .insertInto('setting')
    .values({ name: GIVEN, value, version: 1, updated_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: at }))
    .execute()
}

type There = { id: number; parent_id: number | null; sort: number }
/** Between the numbers of siblings. */
const STEP = 10

async function give(
  db: Db,
  menus: readonly FirstMenu[],
  parentId: number | null,
  there: Map<string, There>,
  given: Set<string>,
) {
  let before = 0
  for (const { children = [], hidden, ...menu } of menus) {
    if (!given.has(menu.resources)) {
      const sort = placeBehind(before, there, parentId)
      const { id } = await db
        .insertInto('menu')
        .values({
          ...menu,
          parent_id: parentId,
          title: JSON.stringify(menu.title),
          address: '',
          sort,
          hidden: hidden ? 1 : 0,
          always_show: 0,
          flag: 'enabled',
          version: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      there.set(menu.resources, { id, parent_id: parentId, sort })
      given.add(menu.resources)
    }
    const own = there.get(menu.resources)
    if (own?.parent_id === parentId) before = own.sort
    // Below a parent that somebody deleted nothing is added: there is no place for it.
    if (own) await give(db, children, own.id, there, given)
  }
}

/** The number that puts a new menu right behind its neighbour, wherever staff have moved that; of equal ones the older comes first. */
function placeBehind(before: number, there: ReadonlyMap<string, There>, parentId: number | null): number {
  const behind = [...there.values()].filter((menu) => menu.parent_id === parentId && menu.sort > before)
  if (behind.length === 0) return before + STEP
  return Math.floor((before + Math.min(...behind.map(({ sort }) => sort))) / 2)
}
