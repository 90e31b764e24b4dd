// How often pages of products were opened in the last months, which breaks ties; read now and then, since nobody waits for it to be exact.
import type { Db } from '#server/storage/open.ts'

const DAYS = 90
const DAY_MS = 86_400_000
const AGAIN_MS = 10 * 60_000
const PAGE = /^product:(\d+)$/
/** Different products that were opened on any day, at most. */
const ROWS = 20_000

export type Popularity = ReadonlyMap<number, number>
export type PopularityPart = { now: (db: Db, at: number) => Promise<Popularity> }

export function createPopularity(): PopularityPart {
  let known: { opened: Promise<Popularity>; at: number } | null = null
  return {
    now(db, at) {
      if (known && at - known.at < AGAIN_MS && at >= known.at) return known.opened
      const made = { opened: read(db, at), at }
      known = made
      made.opened.catch(() => {
        if (known === made) known = null
      })
      return made.opened
    },
  }
}

async function read(db: Db, at: number): Promise<Popularity> {
  const since = Number(new Date(at - DAYS * DAY_MS).toISOString().slice(0, 10).replaceAll('-', ''))
  const rows = await db
    .selectFrom('visit_day')
    .select((e) => ['value', e.fn.sum<number>('times').as('times')])
    .where('part', '=', 'page')
    .where('day', '>=', since)
    .where('value', 'like', 'product:%')
    .groupBy('value')
    .orderBy('times', 'desc')
    .limit(ROWS)
    .execute()
  return new Map(
    rows.flatMap(({ value, times }): [number, number][] => {
      const id = PAGE.exec(value)?.[1]
      return id === undefined ? [] : [[Number(id), Number(times)]]
    }),
  )
}
