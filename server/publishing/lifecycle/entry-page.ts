// A page of working copies for a list of the console: the ids out of an index first, then only the rows that are shown.
import { type SelectQueryBuilder, sql } from 'kysely'
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

/**
 * The page of `rows` (filters alone, no columns) in the order of `sort`, which is `field` or `-field` of `order`.
 * Deep pages stay quick as long as an index holds the order and every filter.
 */
export async function entryPage<Content>(
  db: Db,
  rows: Rows,
  { order, rules }: Listed<Content>,
  { sort, page, limit }: { sort: string; page: number; limit: number },
): Promise<{ total: number; items: Entry<Content>[] }> {
  const way = sort.startsWith('-') ? 'desc' : 'asc'
  const column = order[sort.replace('-', '')] ?? 'updated_at'
  const ids = await rows
    .select('id')
    .orderBy(column, way)
    .orderBy('id', way)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  if (ids.length === 0) return { total: await totalOf(rows), items: [] }
  const found = await db
    .selectFrom('entry')
    .select(ENTRY_COLUMNS)
    .where(
      'id',
      'in',
      ids.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(found.map((row) => [row.id, row]))
  const items: Entry<Content>[] = []
  // A page of the largest records is read row by row, and others get a turn in between.
  const turn = createTurns()
  for (const { id } of ids) {
    const row = byId.get(id)
    if (row) items.push(entryOf<Content>(row, rules))
    await turn()
  }
  return { total: await totalOf(rows), items }
}

/** All rows in the order of `sort`, in batches; each goes on behind the last row of the one before, however much is written meanwhile. */
export async function* entryBatches<Content>(
  rows: Rows,
  { order, rules }: Listed<Content>,
  sort: string,
): AsyncGenerator<Entry<Content>[]> {
  const isDown = sort.startsWith('-')
  const way = isDown ? 'desc' : 'asc'
  const column = order[sort.replace('-', '')] ?? 'updated_at'
  const beyond = sql.raw(isDown ? '<' : '>')
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
