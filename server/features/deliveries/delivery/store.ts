// The queries over the outbox that staff see; what carries its parcels is `server/parts/outbox/outbox.ts`.
import { type RawBuilder, sql, type Updateable } from 'kysely'
import { COUNTED } from '#contract/wire/page.ts'
import type { Db } from '#server/storage/open.ts'
import type { OutboxTable } from '#server/storage/tables/enquiry-tables.ts'

type Condition = RawBuilder<unknown>
type Page = { page: number; limit: number; sort: 'createTime' | '-createTime'; before?: number | undefined }

const COUNTED_OF_ONE_STATE = 1_000

export function deliveryStore(db: Db) {
  const find = (id: number, within: Db = db) =>
    within.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()

  async function countTo(most: number, conditions: Condition[]): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*) as n from (
      select 1 as one from outbox where ${all(conditions)} limit ${most}) as counted`.execute(db)
    return Number(rows[0]?.n ?? 0)
  }

  const edge = (which: 'oldest' | 'newest', state: OutboxTable['state']) =>
    db
      .selectFrom('outbox')
      .select(['created_at', 'sent_at', 'error'])
      .where('state', '=', state)
      .orderBy('created_at', which === 'oldest' ? 'asc' : 'desc')
      .limit(1)
      .executeTakeFirst()

  return {
    find,

    /** The number of the message that a letter belongs to. */
    messageNumber: async (id: number, within: Db) =>
      (await within.selectFrom('message').select('number').where('id', '=', id).executeTakeFirst())?.number,

    /** Changes it if it is of that version and nobody carries it. */
    change: (
      within: Db,
      { id, version }: { id: number; version: number },
      set: Updateable<OutboxTable>,
      now: number,
    ) =>
      within
        .updateTable('outbox')
        .set({ ...set, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('leased_until', '<=', now)
        .returningAll()
        .executeTakeFirst(),

    async page(conditions: Condition[], { page, limit, sort, before }: Page) {
      const found = await countTo(COUNTED + 1, conditions)
      const total = { total: Math.min(found, COUNTED), more: found > COUNTED }
      const place = before === undefined ? undefined : await find(before)
      if (before !== undefined && !place) return { ...total, rows: [] }
      const beyond = sql.raw(sort === 'createTime' ? '>' : '<')
      const way = sql.raw(sort === 'createTime' ? 'asc' : 'desc')
      const after = place
        ? [
            sql`created_at ${beyond}= ${place.created_at} and (created_at, id) ${beyond} (${place.created_at}, ${place.id})`,
          ]
        : []
      const { rows: ids } = await sql<{ id: number }>`
        select id from outbox where ${all([...conditions, ...after])}
        order by created_at ${way}, id ${way} limit ${limit} offset ${(page - 1) * limit}`.execute(db)
      const wanted = ids.map(({ id }) => id)
      const rows =
        wanted.length === 0
          ? []
          : await db.selectFrom('outbox').selectAll().where('id', 'in', wanted).execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      return { ...total, rows: wanted.flatMap((id) => byId.get(id) ?? []) }
    },

    async status() {
      const oldest = await edge('oldest', 'waiting')
      const sent = await edge('newest', 'sent')
      const dead = await edge('newest', 'dead')
      return {
        waiting: await countTo(COUNTED_OF_ONE_STATE, [sql`state = 'waiting'`]),
        dead: await countTo(COUNTED_OF_ONE_STATE, [sql`state = 'dead'`]),
        oldest: oldest?.created_at ?? null,
        sent: sent?.sent_at ?? null,
        error: oldest?.error || dead?.error || '',
      }
    },
  }
}

const all = (conditions: Condition[]): Condition =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`
