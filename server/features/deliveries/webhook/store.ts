// The queries over webhooks and their deliveries.
import type { Selectable, Updateable } from 'kysely'
import type { Webhook, WebhookDelivery } from '#contract/deliveries/webhook.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import type { SettingTables } from '#server/storage/tables/setting-tables.ts'

export type WebhookRow = Selectable<SettingTables['webhook']>

export function webhookStore(db: Db) {
  const deliveries = (within: Db = db) =>
    within
      .selectFrom('webhook_delivery as sent')
      .innerJoin('outbox', 'outbox.id', 'sent.outbox_id')
      .select(['outbox.id', 'outbox.version', 'event', 'event_id', 'payload', 'state', 'attempts', 'status'])
      .select(['duration', 'answer', 'error', 'outbox.created_at', 'tried_at', 'next_at', 'webhook_id'])

  return {
    list: (within: Db = db) => within.selectFrom('webhook').selectAll().orderBy('id').execute(),

    find: (id: number, within: Db = db) =>
      within.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst(),

    add: (within: Db, row: Omit<WebhookRow, 'id'>) =>
      within.insertInto('webhook').values(row).returningAll().executeTakeFirstOrThrow(),

    /** Changes it if it is of that version. */
    change: (
      within: Db,
      { id, version }: { id: number; version: number },
      set: Updateable<SettingTables['webhook']>,
    ) =>
      within
        .updateTable('webhook')
        .set({ ...set, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst(),

    /** What waits of it is not sent; the parcels that were sent stay in the outbox for their time. */
    async remove(within: Db, id: number, at: number) {
      await within
        .updateTable('outbox')
        .set((row) => ({ state: 'discarded', updated_at: at, version: row('version', '+', 1) }))
        .where('state', '=', 'waiting')
        .where('id', 'in', (rows) =>
          rows.selectFrom('webhook_delivery').select('outbox_id').where('webhook_id', '=', id),
        )
        .execute()
      await within.deleteFrom('webhook_delivery').where('webhook_id', '=', id).execute()
      await within.deleteFrom('webhook').where('id', '=', id).execute()
    },

    /** The latest first; one more than `limit` where there are more. */
    deliveries: (id: number, { before, limit }: { before?: number | undefined; limit: number }) =>
      deliveries()
        .where('sent.webhook_id', '=', id)
        .$if(before !== undefined, (rows) => rows.where('sent.outbox_id', '<', before ?? 0))
        .orderBy('sent.outbox_id', 'desc')
        .limit(limit + 1)
        .execute(),

    delivery: (id: number, within: Db) =>
      deliveries(within).where('sent.outbox_id', '=', id).executeTakeFirst(),
  }
}

type Store = ReturnType<typeof webhookStore>
export type DeliveryRow = NonNullable<Awaited<ReturnType<Store['delivery']>>>

export const webhookShown = (
  row: WebhookRow,
  needsSecret: boolean,
  last: DeliveryRow | undefined,
): Webhook => ({
  id: row.id,
  version: row.version,
  name: row.name,
  address: row.address,
  events: JSON.parse(row.events),
  kinds: JSON.parse(row.kinds),
  active: row.active === 1,
  needsSecret,
  createTime: isoTime(row.created_at),
  updateTime: isoTime(row.updated_at),
  last: last
    ? { state: last.state, status: last.status, time: isoTime(last.tried_at ?? last.created_at) }
    : null,
})

export const deliveryShown = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  version: row.version,
  event: row.event,
  eventId: row.event_id,
  body: row.payload,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  duration: row.duration,
  answer: row.answer,
  error: row.error,
  createTime: isoTime(row.created_at),
  triedTime: row.tried_at === null ? null : isoTime(row.tried_at),
  nextTime: row.state === 'waiting' ? isoTime(row.next_at) : null,
})
