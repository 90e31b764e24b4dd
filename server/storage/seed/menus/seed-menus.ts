// Adds the menus of this release that the store was never given: all of them to a new store, new ones after an upgrade.
import type { Db } from '#server/storage/open.ts'
import type { FirstMenu } from './first-menu.ts'
import { FIRST_MENUS } from './menus.ts'

/** The setting that remembers what was given, so that a menu which somebody deleted stays deleted. */
const GIVEN = 'givenMenus'

/** Call it inside a transaction that only one node runs at a time. */
export async function seedMenus(db: Db, at: number) {
  const row = await db.selectFrom('setting').select('value').where('name', '=', GIVEN).executeTakeFirst()
  const there = await db.selectFrom('menu').select(['id', 'resources']).execute()
  const ids = new Map(there.map(({ id, resources }) => [resources, id]))
  const given = new Set<string>(row ? JSON.parse(row.value) : ids.keys())
  const known = given.size
  await give(db, FIRST_MENUS, null, ids, given)
  if (row && given.size === known) return
  const value = JSON.stringify([...given])
  await db
    .insertInto('setting')
    .values({ name: GIVEN, value, version: 1, updated_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: at }))
    .execute()
}

async function give(
  db: Db,
  menus: readonly FirstMenu[],
  parentId: number | null,
  ids: Map<string, number>,
  given: Set<string>,
) {
  for (const [index, { children = [], hidden, ...menu }] of menus.entries()) {
    if (!given.has(menu.resources)) {
      const { id } = await db
        .insertInto('menu')
        .values({
          ...menu,
          parent_id: parentId,
          title: JSON.stringify(menu.title),
          address: '',
          sort: (index + 1) * 10,
          hidden: hidden ? 1 : 0,
          always_show: 0,
          flag: 'enabled',
          version: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.set(menu.resources, id)
      given.add(menu.resources)
    }
    // Below a parent that somebody deleted nothing is added: there is no place for it.
    const id = ids.get(menu.resources)
    if (id !== undefined) await give(db, children, id, ids, given)
  }
}
