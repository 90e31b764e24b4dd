// Rows that only those may change who have seen their newest version.
import type { Updateable } from 'kysely'
import type { Tables } from '#server/storage/tables/tables.ts'
import type { Db } from './open.ts'

type Versioned = 'media' | 'media_folder' | 'message' | 'quote' | 'release' | 'user_account'
type Target = { id: number; version: number }

/** Changes a row that still has the version, and counts that up; answers whether it had. */
export async function changeVersion<Table extends Versioned>(
  db: Db,
  table: Table,
  { id, version }: Target,
  set: Updateable<Tables[Table]>,
): Promise<boolean> {
  const changed = await db
    // Of any of them no more is used here than its number and its version.
    .updateTable(table as 'message')
    .set({ ...(set as Updateable<Tables['message']>), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows) === 1
}
