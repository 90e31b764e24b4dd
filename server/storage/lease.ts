// A lease: one holder at a time across all nodes, and it expires, so a holder that died blocks nobody for ever.
import { randomUUID } from 'node:crypto'
import type { Db } from './open.ts'

export type Lease = {
  /** Prolongs the lease; false when it was lost meanwhile, and then the work must stop. */
  renew: () => Promise<boolean>
  release: () => Promise<void>
}

/** Takes the lease `name` for `forMs`, or answers null while another holds it. */
export async function takeLease(
  db: Db,
  name: string,
  forMs: number,
  now: () => number,
): Promise<Lease | null> {
  const holder = randomUUID()
  const taken = await db
    .insertInto('lease')
    .values({ name, holder, until: now() + forMs })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((row) => ({ holder: row.ref('excluded.holder'), until: row.ref('excluded.until') }))
        .where('lease.until', '<', now()),
    )
    .executeTakeFirst()
  if (Number(taken.numInsertedOrUpdatedRows ?? 0) === 0) return null
  return {
    renew: async () => {
      const renewed = await db
        .updateTable('lease')
        .set({ until: now() + forMs })
        .where('name', '=', name)
        .where('holder', '=', holder)
        .executeTakeFirst()
      return Number(renewed.numUpdatedRows) > 0
    },
    release: async () => {
      await db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute()
    },
  }
}
