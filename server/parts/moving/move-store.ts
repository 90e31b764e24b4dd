// Moves a whole store from one database to the other: SQLite to PostgreSQL when a site grows, or back. All rows go over in one
// transaction, and both sides are counted and summed up before it ends.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { migrate, versionOf } from '#server/storage/migrate.ts'
import { type Db, type Storage, StoreRefused } from '#server/storage/open.ts'
import { type StoreTable, tablesOf } from './store-tables.ts'

/** Values of one insert: both databases take more than that. */
const VALUES = 20_000
const ROWS = 2_000

type Row = Record<string, unknown>
export type Moved = { table: string; rows: number; sum: string }
type Told = (table: string, rows: number) => void

/**
 * Copies every row of `from` to `to`, which must be empty, and answers what went over by table. Nothing is left in `to` when it
 * fails. Throws `StoreRefused` when `to` holds something, or the stores are not of one version.
 */
export async function moveStore(from: Storage, to: Storage, told: Told = () => {}): Promise<Moved[]> {
  await migrate(to)
  const [own, other] = [await versionOf(from.db), await versionOf(to.db)]
  if (own !== other)
    throw new StoreRefused(
      `The store is at version ${own}, this program writes version ${other}. Start the program once with it.`,
    )
  const tables = await tablesOf(from)
  return to.db.transaction().execute(async (within) => {
    if (await holdsContent(within))
      throw new StoreRefused('The store to move to holds people or content already; name an empty one.')
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(within)
    const moved = await from.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (reading) => {
        const all: Moved[] = []
        for (const table of tables) all.push(await moveTable(reading, within, table, told))
        for (const { name } of tables.filter(({ numbered }) => numbered))
          await goOnFrom(within, to.database, name, await lastIdOf(reading, from.database, name))
        return all
      })
    for (const [at, table] of tables.entries()) {
      const there = await sumOf(within, table)
      const here = moved[at]
      if (there.rows !== here?.rows || there.sum !== here.sum)
        throw new StoreRefused(`${table.name} did not arrive as it was: nothing was moved.`)
    }
    return moved
  })
}

/** How many rows each table has, and their sum: the same on either database, in whatever order rows lie. */
export async function sumUp(storage: Pick<Storage, 'db' | 'database'>): Promise<Moved[]> {
  const sums: Moved[] = []
  for (const table of await tablesOf(storage))
    sums.push({ table: table.name, ...(await sumOf(storage.db, table)) })
  return sums
}

/** Whether anybody or anything is in it. */
export async function holdsContent(db: Db) {
  const [person, entry] = [
    await db.selectFrom('user_account').select('id').limit(1).executeTakeFirst(),
    await db.selectFrom('entry').select('id').limit(1).executeTakeFirst(),
  ]
  return person !== undefined || entry !== undefined
}

async function moveTable(from: Db, to: Db, table: StoreTable, told: Told): Promise<Moved> {
  const sum = createSum()
  const { name, toItself, columns, key } = table
  for await (const rows of rowsOf(from, table)) {
    for (const row of rows) sum.add(row)
    // What leads to rows of its own table is filled in once all are there.
    const first = rows.map((row) => ({
      ...row,
      ...Object.fromEntries(toItself.map((column) => [column, null])),
    }))
    await insert(to, name, columns, first)
    told(name, sum.rows())
  }
  for (const column of toItself)
    for await (const rows of rowsOf(from, table))
      for (const row of rows)
        if (row[column] !== null)
          await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${row[column]}
            where ${sql.join(
              key.map((own) => sql`${sql.ref(own)} = ${row[own]}`),
              sql` and `,
            )}`.execute(to)
  return { table: name, ...sum.done() }
}

async function insert(db: Db, name: string, columns: readonly string[], rows: readonly Row[]) {
  const atOnce = Math.max(1, Math.floor(VALUES / columns.length))
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows
      .slice(from, from + atOnce)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(db)
  }
}

/** All rows in the order of the key, some at a time. */
async function* rowsOf(db: Db, { name, columns, key }: StoreTable): AsyncGenerator<Row[]> {
  const refs = (of: readonly string[]) => sql.join(of.map((column) => sql.ref(column)))
  let last: Row | undefined
  for (;;) {
    const after = last
    const behind = after
      ? sql`where (${refs(key)}) > (${sql.join(key.map((column) => after[column]))})`
      : sql``
    const { rows } = await sql<Row>`select ${refs(columns)} from ${sql.table(name)} ${behind}
      order by ${refs(key)} limit ${sql.lit(ROWS)}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < ROWS) return
    last = rows.at(-1)
  }
}

/** A sum over rows that is the same in whatever order they come: databases sort texts differently. */
function createSum() {
  let rows = 0
  const sum = new BigUint64Array(4)
  return {
    add(row: Row) {
      rows += 1
      const text = JSON.stringify(
        Object.keys(row)
          .toSorted()
          .map((column) => row[column]),
      )
      const digest = createHash('sha256').update(text).digest()
      for (let at = 0; at < 4; at++) sum[at] = (sum[at] ?? 0n) + digest.readBigUInt64LE(at * 8)
    },
    rows: () => rows,
    done: () => ({ rows, sum: [...sum].map((part) => part.toString(16).padStart(16, '0')).join('') }),
  }
}

async function sumOf(db: Db, table: StoreTable) {
  const sum = createSum()
  for await (const rows of rowsOf(db, table)) for (const row of rows) sum.add(row)
  return sum.done()
}

/** The last id that the store gave out, also when its row is gone: no id is given out twice. */
async function lastIdOf(db: Db, database: Storage['database'], name: string): Promise<number> {
  if (database === 'sqlite') {
    const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${name}`.execute(
      db,
    )
    return rows[0]?.seq ?? 0
  }
  const { rows: found } = await sql<{
    place: string
  }>`select pg_get_serial_sequence(${name}, 'id') as place`.execute(db)
  const { rows } = await sql<{ last: number }>`
    select case when is_called then last_value else 0 end as last from ${sql.raw(found[0]?.place ?? '')}`.execute(
    db,
  )
  return Number(rows[0]?.last ?? 0)
}

async function goOnFrom(db: Db, database: Storage['database'], name: string, last: number) {
  if (database === 'postgres') {
    if (last > 0) await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${last})`.execute(db)
    return
  }
  await sql`delete from sqlite_sequence where name = ${name}`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(db)
}
