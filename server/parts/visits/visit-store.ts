// The queries that keep what was seen: sums by day, who was seen today, and the salt of the day.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/storage/open.ts'
import type { VisitPart } from '#server/storage/tables/visit-tables.ts'
import type { Sum } from './visit-sums.ts'

const ROWS_AT_ONCE = 200
/** Values of a part that a day is remembered by when it is over; the rest is summed up as `''`. */
const VALUES_KEPT = 300
/** As long as the day lasts, the small ones may still grow. */
const VALUES_TODAY = 3_000
const TRIMMED: VisitPart[] = ['page', 'referrer', 'country', 'search']

export const visitStore = (db: Db) => ({
  /** The salt of a day, which all nodes share. */
  async salt(day: number): Promise<string> {
    const salt = randomBytes(24).toString('base64url')
    await db
      .insertInto('visit_salt')
      .values({ day, salt })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await db.selectFrom('visit_salt').select('salt').where('day', '=', day).executeTakeFirst()
    return row?.salt ?? salt
  },

  /** Adds what was seen, all or nothing. */
  keep: (sums: readonly Sum[], visitors: readonly { day: number; hash: string }[]) =>
    db.transaction().execute(async (within) => {
      const fresh = new Map<number, number>()
      // In one order on all nodes, so that none waits for another in a circle.
      for (const rows of batches([...visitors].sort((a, b) => (a.hash < b.hash ? -1 : 1)))) {
        const added = await within
          .insertInto('visit_visitor')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .returning('day')
          .execute()
        for (const { day } of added) fresh.set(day, (fresh.get(day) ?? 0) + 1)
      }
      const counted = [...fresh].map(([day, times]) => ({ part: 'visitor' as const, day, value: '', times }))
      await add(within, [...sums, ...counted])
    }),

  /** Forgets who was seen on days before this one, and their salts. */
  async forget(today: number) {
    await db.deleteFrom('visit_salt').where('day', '<', today).execute()
    await db.deleteFrom('visit_visitor').where('day', '<', today).execute()
  },

  /** Sums up the smallest values of a day. */
  async trim(day: number, over: boolean) {
    const kept = over ? VALUES_KEPT : VALUES_TODAY
    for (const part of TRIMMED) {
      await db.transaction().execute(async (within) => {
        const ofDay = within.selectFrom('visit_day').where('part', '=', part).where('day', '=', day)
        const small = await ofDay
          .select(['value', 'times'])
          .where('value', '<>', '')
          .orderBy('times', 'desc')
          .orderBy('value')
          .limit(1_000_000)
          .offset(kept)
          .execute()
        for (const rows of batches(small)) {
          const gone = await within
            .deleteFrom('visit_day')
            .where('part', '=', part)
            .where('day', '=', day)
            .where(
              'value',
              'in',
              rows.map(({ value }) => value),
            )
            .returning('times')
            .execute()
          const times = gone.reduce((sum, row) => sum + row.times, 0)
          if (times > 0) await add(within, [{ part, day, value: '', times }])
        }
      })
    }
  },
})

async function add(db: Db, sums: readonly Sum[]) {
  const key = ({ part, day, value }: Sum) => `${part} ${day} ${value}`
  for (const rows of batches([...sums].sort((a, b) => (key(a) < key(b) ? -1 : 1)))) {
    await db
      .insertInto('visit_day')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['part', 'day', 'value'])
          .doUpdateSet({ times: sql<number>`visit_day.times + excluded.times` }),
      )
      .execute()
  }
}

function* batches<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE)
}
