// The queries of the cards about visitors; each is answered from the key of its table alone.

import { sql } from 'kysely'
import type { Ranked } from '#contract/console/dashboard.ts'
import { storedText } from '#contract/fields/walk.ts'
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { isoDay, type SiteDays } from '#server/storage/site-days.ts'
import type { VisitPart } from '#server/storage/tables/visit-tables.ts'

type Edges = { first: number; last: number }
export const edgesOf = (days: readonly number[]): Edges => ({ first: days[0] ?? 0, last: days.at(-1) ?? 0 })

export const visitReports = (db: Db, site: SiteDays) => ({
  /** Views or visitors of each day. */
  async byDay(part: 'view' | 'visitor', days: readonly number[]): Promise<number[]> {
    const { first, last } = edgesOf(days)
    const rows = await db
      .selectFrom('visit_day')
      .select(['day', 'times'])
      .where('part', '=', part)
      .where('day', '>=', first)
      .where('day', '<=', last)
      .execute()
    const times = new Map(rows.map((row) => [row.day, row.times]))
    return days.map((day) => times.get(day) ?? 0)
  },

  /** Messages of each day, without spam; days of one length are counted by one query. */
  async enquiries(days: readonly number[]): Promise<number[]> {
    const counts: number[] = []
    for (const { from, until, length } of site.stretches(days)) {
      const { rows } = await sql<{ day: number; count: number }>`
        select (created_at - ${sql.lit(from)}) / ${sql.lit(length)} as day, count(*) as count from message
        where created_at >= ${from} and created_at < ${until} and state <> 'spam' group by 1`.execute(db)
      const byDay = new Map(rows.map(({ day, count }) => [Number(day), Number(count)]))
      for (let day = 0; day < (until - from) / length; day += 1) counts.push(byDay.get(day) ?? 0)
    }
    return counts
  },

  /** The values that were counted most; `beginning` narrows to those that begin so. */
  async ranked(part: VisitPart, { first, last }: Edges, limit: number, beginning = ''): Promise<Ranked> {
    const sum = sql<number>`sum(times)`
    const rows = await db
      .selectFrom('visit_day')
      .select(['value', sum.as('sum')])
      .where('part', '=', part)
      .where('day', '>=', first)
      .where('day', '<=', last)
      .$if(beginning !== '', (some) =>
        some.where('value', '>=', beginning).where('value', '<', `${beginning}\uffff`),
      )
      // Without a referrer is an answer; of everything else the empty value is what was summed up.
      .$if(part !== 'referrer' && part !== 'view', (some) => some.where('value', '<>', ''))
      .groupBy('value')
      .orderBy(sum, 'desc')
      .orderBy('value')
      .limit(limit)
      .execute()
    return rows.map(({ value, sum: times }) => ({ value, times: Number(times) }))
  },

  /** The first day that was ever counted. */
  async since(): Promise<string | null> {
    const row = await db
      .selectFrom('visit_day')
      .select('day')
      .where('part', '=', 'view')
      .orderBy('day')
      .limit(1)
      .executeTakeFirst()
    return row ? isoDay(row.day) : null
  },

  /** Pages with the titles of their records; a record that is gone for good has none. */
  async withTitles(ranked: Ranked) {
    const pages = ranked.map(({ value, times }) => {
      const [name = '', id] = value.split(':')
      const kind = id === undefined ? null : (KINDS.find((one) => one === name) ?? null)
      return { page: name, kind: kind as Kind | null, id: kind ? Number(id) : null, times }
    })
    const ids = pages.flatMap(({ id }) => (id === null ? [] : [id]))
    const rows =
      ids.length === 0
        ? []
        : await db.selectFrom('entry').select(['id', 'kind', 'title']).where('id', 'in', ids).execute()
    const titles = new Map(rows.map(({ id, kind, title }) => [`${kind}:${id}`, storedText(title)]))
    return pages.map((page) => ({ ...page, title: titles.get(`${page.kind}:${page.id}`) ?? null }))
  },
})
