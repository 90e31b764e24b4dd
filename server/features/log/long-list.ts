// Pages of a table of a million entries in the order of time: what is read grows with the page and not with the table.
import { type RawBuilder, sql } from 'kysely'
import { COUNTED } from '#contract/wire/page.ts'
import type { Db } from '#server/storage/open.ts'

type Condition = RawBuilder<unknown>

/** What is looked for, on columns that have an index each. */
export type Wanted = {
  equal: Record<string, string | number | undefined>
  /** What a column begins with. */
  begins: { username_key: string | undefined; address: string | undefined }
  from: string | undefined
  until: string | undefined
}

export type Page = { page: number; limit: number; sort: 'time' | '-time'; before?: number | undefined }

/** Up to here, what begins alike is taken from its own index and sorted; what is more frequent is met soon enough in the order of time. */
const RARE = 30_000
/** How many rows one statement counts on the way to a large number, so that others get their turn. */
const STEP = 10_000
/** Above every character that text can hold, on both databases. */
const LAST = '\u{10ffff}'

/** Lists of one of the two logs. */
export function longList(db: Db, table: 'login_log' | 'operation_log') {
  const rows = sql.table(table)

  /** The ids of one page, and how many there are, counted to `COUNTED`. */
  async function page(wanted: Wanted, { page, limit, sort, before }: Page) {
    const found = await countTo(COUNTED + 1, wanted)
    const total = Math.min(found, COUNTED)
    const more = found > COUNTED
    const start = before === undefined ? null : await placeOf(before)
    if (before !== undefined && !start) return { total, more, ids: [] }
    const after = start ? [afterPlace(start, sort)] : []
    const order = sort === '-time' ? sql`at desc, id desc` : sql`at, id`
    const offset = (page - 1) * limit
    const rare = beginsAny(wanted) && (found <= COUNTED || (await countTo(RARE + 1, wanted)) <= RARE)
    const { rows: ids } = rare
      ? await sql<{ id: number }>`select id from (
          select id, at from ${rows} where ${all([...conditions(wanted, 'own index'), ...after])} limit ${RARE + 1}
        ) as found order by ${order} limit ${limit} offset ${offset}`.execute(db)
      : await sql<{ id: number }>`select id from ${rows}
          where ${all([...conditions(wanted, 'order of time'), ...after])}
          order by ${order} limit ${limit} offset ${offset}`.execute(db)
    return { total, more, ids: ids.map(({ id }) => id) }
  }

  /** The ids of the next `limit` entries, newest first, after the one before; for walking through all of them. */
  async function next(wanted: Wanted, after: { at: number; id: number } | null, limit: number) {
    const found = [...conditions(wanted, 'order of time'), ...(after ? [afterPlace(after, '-time')] : [])]
    const { rows: ids } = await sql<{ id: number }>`
      select id from ${rows} where ${all(found)} order by at desc, id desc limit ${limit}`.execute(db)
    return ids.map(({ id }) => id)
  }

  async function countTo(most: number, wanted: Wanted): Promise<number> {
    const { rows: counted } = await sql<{ n: number }>`select count(*) as n from (
      select 1 as one from ${rows} where ${all(conditions(wanted, 'own index'))} limit ${most}) as found`.execute(
      db,
    )
    return Number(counted[0]?.n ?? 0)
  }

  async function placeOf(id: number): Promise<{ at: number; id: number } | undefined> {
    const { rows: places } = await sql<{
      at: number
      id: number
    }>`select at, id from ${rows} where id = ${id}`.execute(db)
    return places[0]
  }

  /** Counts to `most`, a step at a time: ids go up with the time, so a step is a span of them. */
  async function count(wanted: Wanted, most: number): Promise<number> {
    const few = await countTo(STEP + 1, wanted)
    if (few <= STEP) return few
    const { rows: ends } = await sql<{ first: number; last: number }>`
      select min(id) as first, max(id) as last from ${rows}`.execute(db)
    const { first = 0, last = 0 } = ends[0] ?? {}
    let found = 0
    for (let from = Number(first); from <= Number(last) && found < most; from += STEP) {
      const span = sql`id >= ${from} and id < ${from + STEP}`
      const { rows: counted } = await sql<{ n: number }>`
        select count(*) as n from ${rows} where ${all([span, ...conditions(wanted, 'order of time')])}`.execute(
        db,
      )
      found += Number(counted[0]?.n ?? 0)
    }
    return Math.min(found, most)
  }

  return { page, next, count }
}

const all = (conditions: Condition[]): Condition =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`

/** `at` alone as well, since not every database sees a range of the index in the comparison of a pair. */
const afterPlace = ({ at, id }: { at: number; id: number }, sort: Page['sort']): Condition =>
  sort === '-time'
    ? sql`at <= ${at} and (at, id) < (${at}, ${id})`
    : sql`at >= ${at} and (at, id) > (${at}, ${id})`

const beginsAny = ({ begins }: Wanted) => Boolean(begins.username_key || begins.address)

/** With `order of time`, a database that knows nothing of how frequent a beginning is cannot choose its index. */
function conditions({ equal, begins, from, until }: Wanted, way: 'own index' | 'order of time'): Condition[] {
  const found: Condition[] = []
  for (const [column, value] of Object.entries(equal)) {
    if (value !== undefined) found.push(sql`${sql.ref(column)} = ${value}`)
  }
  for (const [column, text] of Object.entries(begins)) {
    if (!text) continue
    const plain = way === 'own index' ? sql.ref(column) : sql`${sql.ref(column)} || ''`
    found.push(sql`${plain} >= ${text} and ${plain} <= ${text + LAST}`)
  }
  if (from !== undefined) found.push(sql`at >= ${Date.parse(from)}`)
  if (until !== undefined) found.push(sql`at < ${Date.parse(until)}`)
  return found
}
