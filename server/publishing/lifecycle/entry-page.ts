// A page of working copies for a list of the console: the ids out of an index first, then only the rows that are shown.
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { createTurns } from '#server/parts/long-work/turns.ts'
import { ENTRY_COLUMNS, type Entry, entryOf, type KindRules } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import type { Tables } from '#server/storage/tables/tables.ts'
import { totalOf } from '#server/storage/total.ts'

type Rows = SelectQueryBuilder<Tables, 'entry', object>
type Order = 'sort' | 'dated' | 'created_at' | 'updated_at' | 'code'
/** How a list is ordered, and how its records are read. */
type Listed<Content> = {
  order: Readonly<Record<string, Order>>
  rules: Pick<KindRules<Content>, 'read'>
}
/** Rows of one statement, of all that a list holds. */
const BATCH = 100
/** Rows whose contents are looked into in one statement, so that others are answered in between. */
const LOOKED_INTO = 1_000

/** Conditions on what contents say, which no index answers. */
type Conditions = readonly RawBuilder<boolean>[]

/**
 * The page of `rows` (filters alone, no columns) in the order of `sort`, which is `field` or `-field` of `order`.
 * Deep pages stay quick as long as an index holds the order and every filter. With conditions on contents all that the filters
 * leave are looked into, once for page and count.
 */
export async function entryPage<Content>(
  db: Db,
  rows: Rows,
  { order, rules }: Listed<Content>,
  { sort, page, limit }: { sort: string; page: number; limit: number },
  conditions: Conditions = [],
): Promise<{ total: number; items: Entry<Content>[] }> {
  const { column, way } = orderOf(order, sort)
  const offset = (page - 1) * limit
  if (conditions.length > 0) {
    const all = await lookedInto(db, rows, conditions, { column, way })
    return { total: all.length, items: await entriesOf(db, all.slice(offset, offset + limit), rules) }
  }
  const ids = await rows
    .select('id')
    .orderBy(column, way)
    .orderBy('id', way)
    .limit(limit)
    .offset(offset)
    .execute()
  const items = await entriesOf<Content>(
    db,
    ids.map(({ id }) => id),
    rules,
  )
  return { total: await totalOf(rows), items }
}

const orderOf = (order: Readonly<Record<string, Order>>, sort: string) => ({
  column: order[sort.replace('-', '')] ?? 'updated_at',
  way: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
})

/** The records of these ids, in their order. */
async function entriesOf<Content>(
  db: Db,
  ids: readonly number[],
  rules: Listed<Content>['rules'],
): Promise<Entry<Content>[]> {
  if (ids.length === 0) return []
  const found = await db.selectFrom('entry').select(ENTRY_COLUMNS).where('id', 'in', ids).execute()
  const byId = new Map(found.map((row) => [row.id, row]))
  const items: Entry<Content>[] = []
  // A page of the largest records is read row by row, and others get a turn in between.
  const turn = createTurns()
  for (const id of ids) {
    const row = byId.get(id)
    if (row) items.push(entryOf<Content>(row, rules))
    await turn()
  }
  return items
}

/** The ids of `rows` that meet the conditions, in an order. */
async function lookedInto(
  db: Db,
  rows: Rows,
  conditions: Conditions,
  { column, way }: ReturnType<typeof orderOf>,
): Promise<number[]> {
  const found: { id: number; at: number | string }[] = []
  for (let last = 0; ; ) {
    const end = await db
      .selectFrom('entry')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(1)
      .offset(LOOKED_INTO - 1)
      .executeTakeFirst()
    let some = rows.where('id', '>', last)
    if (end) some = some.where('id', '<=', end.id)
    for (const condition of conditions) some = some.where(condition)
    const met = await some.select(['id', sql<number | string>`${sql.ref(column)}`.as('at')]).execute()
    found.push(...met)
    if (!end) break
    last = end.id
  }
  const turn = way === 'desc' ? -1 : 1
  const order = (one: number | string, other: number | string) => (one < other ? -1 : one > other ? 1 : 0)
  found.sort((one, other) => turn * (order(one.at, other.at) || one.id - other.id))
  return found.map(({ id }) => id)
}

/** All records that meet the conditions in the order of `sort`, in batches. */
async function* metBatches<Content>(
  db: Db,
  rows: Rows,
  conditions: Conditions,
  { order, rules }: Listed<Content>,
  sort: string,
): AsyncGenerator<Entry<Content>[]> {
  const ids = await lookedInto(db, rows, conditions, orderOf(order, sort))
  for (let from = 0; from < ids.length; from += BATCH)
    yield entriesOf<Content>(db, ids.slice(from, from + BATCH), rules)
}

/** All rows in the order of `sort`, in batches; each goes on behind the last row of the one before, however much is written meanwhile. */
export async function* entryBatches<Content>(
  db: Db,
  rows: Rows,
  listed: Listed<Content>,
  sort: string,
  conditions: Conditions = [],
): AsyncGenerator<Entry<Content>[]> {
  if (conditions.length > 0) return yield* metBatches(db, rows, conditions, listed, sort)
  const { order, rules } = listed
  const { column, way } = orderOf(order, sort)
  const beyond = sql.raw(way === 'desc' ? '<' : '>')
  let last: { id: number; at: string | number } | null = null
  for (;;) {
    const left: Rows = last
      ? rows.where(sql<boolean>`(${sql.ref(column)}, id) ${beyond} (${last.at}, ${last.id})`)
      : rows
    const batch = await left
      .select([...ENTRY_COLUMNS, 'code', 'dated'])
      .orderBy(column, way)
      .orderBy('id', way)
      .limit(BATCH)
      .execute()
    const end = batch.at(-1)
    if (!end) return
    last = { id: end.id, at: end[column] }
    yield batch.map((row) => entryOf<Content>(row, rules))
    if (batch.length < BATCH) return
  }
}
