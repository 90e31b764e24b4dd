// The products that messages ask for, as they are stored.
import type { Selectable } from 'kysely'
import type { MessageLineTable } from '#server/storage/tables/enquiry-tables.ts'
import type { Db } from './open.ts'

export type LineRow = Selectable<MessageLineTable>

/** The lines of these messages, by message, in their order. */
export async function linesOf(db: Db, ids: readonly number[]): Promise<(id: number) => LineRow[]> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('message_line')
          .selectAll()
          .where('message_id', 'in', ids)
          .orderBy('message_id')
          .orderBy('place')
          .execute()
  const found = Map.groupBy(rows, (row) => row.message_id)
  return (id) => found.get(id) ?? []
}
