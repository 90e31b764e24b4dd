// The queries of menus.

import { storedText } from '#contract/fields/walk.ts'
import type { Flag } from '#contract/people/staff.ts'
import type { Db } from '#server/storage/open.ts'
import type { MenuRecord } from './rules.ts'

/** Between the numbers of siblings, as a new store has them too. */
const STEP = 10

type Fields = Omit<MenuRecord, 'id' | 'version' | 'parentId' | 'type' | 'sort' | 'offByAdmin'>

export function menuStore(db: Db) {
  return {
    /** Every menu, siblings in their order. */
    async all(within: Db = db): Promise<MenuRecord[]> {
      const rows = await within.selectFrom('menu').selectAll().orderBy('sort').orderBy('id').execute()
      return rows.map(({ parent_id, always_show, hidden, title, off_by_admin, ...row }) => ({
        ...row,
        parentId: parent_id,
        title: storedText(title),
        hidden: hidden === 1,
        alwaysShow: always_show === 1,
        offByAdmin: off_by_admin === 1,
      }))
    },

    /** How many roles grant each key. */
    async grantCounts(within: Db = db): Promise<Map<string, number>> {
      const rows = await within
        .selectFrom('role_grant')
        .select((e) => ['resource', e.fn.countAll().as('count')])
        .groupBy('resource')
        .execute()
      return new Map(rows.map((row) => [row.resource, Number(row.count)]))
    },

    async insert(within: Db, menu: Fields & Pick<MenuRecord, 'parentId' | 'type'>, after: number) {
      const { id } = await within
        .insertInto('menu')
        .values({
          ...columnsOf(menu),
          parent_id: menu.parentId,
          type: menu.type,
          sort: after + STEP,
          version: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async update(within: Db, id: number, menu: Fields & Pick<MenuRecord, 'offByAdmin'>) {
      await within
        .updateTable('menu')
        .set((row) => ({
          ...columnsOf(menu),
          off_by_admin: menu.offByAdmin ? (1 as const) : (0 as const),
          version: row('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
    },

    /** Puts a menu under a parent whose children are then `order`; only rows whose number changes are written. */
    async place(within: Db, id: number, parentId: number | null, order: readonly MenuRecord[]) {
      for (const [index, menu] of order.entries()) {
        const sort = (index + 1) * STEP
        if (menu.id !== id && menu.sort === sort) continue
        await within
          .updateTable('menu')
          .set((row) => ({
            sort,
            ...(menu.id === id && { parent_id: parentId, version: row('version', '+', 1) }),
          }))
          .where('id', '=', menu.id)
          .execute()
      }
    },

    remove: (within: Db, id: number) => within.deleteFrom('menu').where('id', '=', id).execute(),
  }
}

const columnsOf = ({ resources, title, icon, address, hidden, alwaysShow, flag }: Fields) => ({
  resources,
  title: JSON.stringify(title),
  icon,
  address,
  hidden: hidden ? (1 as const) : (0 as const),
  always_show: alwaysShow ? (1 as const) : (0 as const),
  flag: flag satisfies Flag,
})
