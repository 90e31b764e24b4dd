// Lists of any length by an index that holds their filters: pages, what comes behind a row, counts that stop, and rows by words.
import { type RawBuilder, sql } from 'kysely'
import { wordBegins } from '#server/storage/words/user-words.ts'
import type { Db } from './open.ts'

export type Condition = RawBuilder<unknown>
/** The column that a list stands in the order of, and whether the greatest comes first. */
export type Order = { column: string; falling: boolean }

/** A word that at most so many rows have is looked up first; a commoner one is met soon enough in the order of the list. */
const FEW = 5_000

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`1 = 1`

/** How many rows there are, counted no further than `most`. */
export async function countTo(db: Db, most: number, rows: Condition): Promise<number> {
  const { rows: counted } = await sql<{ n: number }>`
    select count(*) as n from (select 1 as one from ${rows} limit ${most}) as counted`.execute(db)
  return Number(counted[0]?.n ?? 0)
}

/** The ids of a page. */
export async function idsIn(
  db: Db,
  table: string,
  conditions: readonly Condition[],
  { column, falling }: Order,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<number[]> {
  const way = sql.raw(falling ? 'desc' : 'asc')
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${all(conditions)}
    order by ${sql.ref(column)} ${way}, id ${way} limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What comes behind a row in the order asked for. */
export function behind({ column, falling }: Order, value: string | number, id: number): Condition {
  const beyond = sql.raw(falling ? '<' : '>')
  return sql`${sql.ref(column)} ${beyond}= ${value} and (${sql.ref(column)}, id) ${beyond} (${value}, ${id})`
}

/** Rows with these beginnings of words, of which `table` keeps those of each `row`; `id` is what the list calls that. */
export async function havingWords(
  db: Db,
  prefixes: readonly string[],
  { table, row, id }: { table: string; row: string; id: string },
): Promise<Condition[]> {
  const word = `${table}.word`
  const found: Condition[] = []
  for (const prefix of prefixes) {
    const holds = sql`select ${sql.ref(row)} from ${sql.table(table)} where ${wordBegins(prefix, word)}`
    const few = (await countTo(db, FEW + 1, sql`(${holds} limit ${FEW + 1}) as found`)) <= FEW
    found.push(
      few
        ? sql`${sql.ref(id)} in (${holds})`
        : sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${row}`)} = ${sql.ref(id)} and ${wordBegins(prefix, word)})`,
    )
  }
  return found
}
