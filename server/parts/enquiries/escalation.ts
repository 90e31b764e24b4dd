// What waits longer than was promised: somebody else is told, once, and the inbox says so.
import type { SiteSettings } from '#contract/site/site.ts'
import { putParcel } from '#server/parts/outbox/outbox-parcel.ts'
import type { Db } from '#server/storage/open.ts'
import { staffLetter } from './staff-letters.ts'

export type Escalation = {
  /** Who is told. */
  recipients: () => readonly string[]
  site: () => Pick<SiteSettings, 'language'>
  publicUrl: string | undefined
  /** After the commit: other nodes hear of it, and letters leave. */
  told: () => void
}

/** Tells of some of them; answers how many. */
export async function escalate(db: Db, now: number, batch: number, to: Escalation): Promise<number> {
  const rows = await db
    .selectFrom('message')
    .select(['id', 'number', 'name'])
    .where('promised_at', '>', 0)
    .where('promised_at', '<', now)
    .where('escalated_at', '=', 0)
    .where('state', 'in', ['new', 'assigned'])
    .orderBy('promised_at')
    .limit(batch)
    .execute()
  const options = { language: to.site().language, publicUrl: to.publicUrl }
  for (const row of rows) {
    await db.transaction().execute(async (within) => {
      const { numUpdatedRows } = await within
        .updateTable('message')
        .set((one) => ({ escalated_at: now, updated_at: now, version: one('version', '+', 1) }))
        .where('id', '=', row.id)
        .where('escalated_at', '=', 0)
        .where('state', 'in', ['new', 'assigned'])
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) return
      await within
        .insertInto('message_event')
        .values({ message_id: row.id, at: now, user_id: null, did: 'escalated', detail: '{}' })
        .execute()
      for (const address of to.recipients())
        await putParcel(within, staffLetter('late', address, row, options), now)
    })
  }
  if (rows.length > 0) to.told()
  return rows.length
}
