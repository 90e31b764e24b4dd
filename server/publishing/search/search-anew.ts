// Words of records that the search takes otherwise from now on: those of a field of the owner that was changed.
import { sql } from 'kysely'
import type { OwnFieldKind } from '#contract/kinds/own-fields.ts'
import { says } from '#server/publishing/fields/said-values.ts'
import type { Db, Storage } from '#server/storage/open.ts'

/**
 * Publications that say something to one of these fields get their words anew, within a transaction: `fillSearch` makes them, at
 * once or with the upkeep, so that nothing is forgotten when the program ends in between. Answers how many there are.
 */
export async function searchAnew(
  within: Db,
  database: Storage['database'],
  kind: OwnFieldKind,
  keys: readonly string[],
): Promise<number> {
  if (keys.length === 0) return 0
  const said = keys.map((key) => says(database, 'publication', key))
  const { numUpdatedRows } = await within
    .updateTable('publication')
    .set({ search_version: 0 })
    .where('kind', '=', kind)
    .where(sql<boolean>`(${sql.join(said, sql` or `)})`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
