// The queries of roles.
import type { Flag } from '#contract/people/staff.ts'
import type { Db } from '#server/storage/open.ts'

/** A role as it is stored; titles are JSON. */
export type RoleRow = {
  id: number
  version: number
  name: string
  title: string
  sort: number
  flag: Flag
  remark: string
  second_step: 0 | 1
  limits: string
  created_at: number
  updated_at: number
}
const COLUMNS = [
  'id',
  'version',
  'name',
  'title',
  'sort',
  'flag',
  'remark',
  'second_step',
  'limits',
  'created_at',
  'updated_at',
] as const
const ORDER = { sort: 'sort', name: 'name', updateTime: 'updated_at' } as const

type Fields = Pick<RoleRow, 'name' | 'title' | 'sort' | 'flag' | 'remark' | 'second_step' | 'limits'>

export function roleStore(db: Db) {
  return {
    /** Every role: there are few (`ROLE_COUNT`). */
    all(sort: keyof typeof ORDER | `-${keyof typeof ORDER}`, within: Db = db): Promise<RoleRow[]> {
      const direction = sort.startsWith('-') ? 'desc' : 'asc'
      const column = ORDER[sort.replace('-', '') as keyof typeof ORDER]
      return within
        .selectFrom('role')
        .select(COLUMNS)
        .orderBy(column, direction)
        .orderBy('id', direction)
        .execute()
    },

    find: (id: number, within: Db = db): Promise<RoleRow | undefined> =>
      within.selectFrom('role').select(COLUMNS).where('id', '=', id).executeTakeFirst(),

    /** The stored keys of a role, sorted. */
    async grants(id: number, within: Db = db): Promise<string[]> {
      const rows = await within
        .selectFrom('role_grant')
        .select('resource')
        .where('role_id', '=', id)
        .execute()
      return rows.map(({ resource }) => resource).sort()
    },

    /** How many people outside the trash have each role; counted as all less those in the trash, who are few. */
    async memberCounts(ids: readonly number[], within: Db = db): Promise<Map<number, number>> {
      if (ids.length === 0) return new Map()
      const all = await within
        .selectFrom('user_role')
        .select((e) => ['role_id', e.fn.countAll().as('count')])
        .where('role_id', 'in', ids)
        .groupBy('role_id')
        .execute()
      // Without the ids, so that the search begins at the few people instead of the many roles.
      const trashed = await within
        .selectFrom('user_role')
        .select((e) => ['role_id', e.fn.countAll().as('count')])
        .where('user_id', 'in', (e) =>
          e.selectFrom('user_account').select('id').where('trashed_at', 'is not', null),
        )
        .groupBy('role_id')
        .execute()
      const gone = new Map(trashed.map((row) => [row.role_id, Number(row.count)]))
      return new Map(all.map((row) => [row.role_id, Number(row.count) - (gone.get(row.role_id) ?? 0)]))
    },

    async insert(within: Db, fields: Fields, at: number): Promise<number> {
      const { id } = await within
        .insertInto('role')
        .values({ ...fields, version: 1, created_at: at, updated_at: at })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** Writes the fields and lifts the version; without fields the version alone. */
    async update(within: Db, id: number, fields: Partial<Fields>, at: number) {
      await within
        .updateTable('role')
        .set((row) => ({ ...fields, version: row('version', '+', 1), updated_at: at }))
        .where('id', '=', id)
        .execute()
    },

    remove: (within: Db, id: number) => within.deleteFrom('role').where('id', '=', id).execute(),

    async changeGrants(within: Db, id: number, added: readonly string[], removed: readonly string[]) {
      if (removed.length > 0) {
        const rows = within.deleteFrom('role_grant').where('role_id', '=', id)
        await rows.where('resource', 'in', removed).execute()
      }
      if (added.length === 0) return
      const rows = added.map((resource) => ({ role_id: id, resource }))
      await within.insertInto('role_grant').values(rows).execute()
    },

    /** The keys that menus have. */
    async menuKeys(within: Db): Promise<Set<string>> {
      const rows = await within.selectFrom('menu').select('resources').execute()
      return new Set(rows.map(({ resources }) => resources))
    },
  }
}
