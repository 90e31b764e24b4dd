// What the tables of a store are: their columns, keys and links, in an order in which each comes after those it leads to.
import { sql } from 'kysely'
import type { Storage } from '#server/storage/open.ts'

export type StoreTable = {
  name: string
  columns: string[]
  key: string[]
  /** Columns that lead to rows of the table itself. */
  toItself: string[]
  /** Whether its ids are given out by the store. */
  numbered: boolean
}
type Link = { from: string; column: string; to: string }

/** Tables whose rows belong to one store and move to no other. */
const STAYING = new Set(['schema_version', 'lease'])
/** So do those that Litestream keeps in a SQLite file that it follows. */
const SIDECAR = '_litestream'

/** The tables of the store, each behind those that it leads to. */
export async function tablesOf(storage: Pick<Storage, 'db' | 'database'>): Promise<StoreTable[]> {
  const { columns, links, numbered } = await (storage.database === 'sqlite' ? ofSqlite : ofPostgres)(storage)
  const names = [...new Set(columns.map(({ table }) => table))].filter(
    (name) => !STAYING.has(name) && !name.startsWith(SIDECAR),
  )
  const ordered: string[] = []
  const take = (name: string) => {
    if (ordered.includes(name)) return
    for (const { from, to } of links) if (from === name && to !== name) take(to)
    if (!ordered.includes(name)) ordered.push(name)
  }
  for (const name of names.toSorted()) take(name)
  return ordered.map((name) => {
    const own = columns.filter(({ table }) => table === name)
    return {
      name,
      columns: own.map(({ column }) => column).toSorted(),
      key: own
        .filter(({ key }) => key > 0)
        .toSorted((one, other) => one.key - other.key)
        .map(({ column }) => column),
      toItself: links.filter(({ from, to }) => from === name && to === name).map(({ column }) => column),
      numbered: numbered.has(name),
    }
  })
}

/** `key`: the place of the column in the primary key, 0 outside of it. */
type Columns = { table: string; column: string; key: number }[]
type Shape = { columns: Columns; links: Link[]; numbered: ReadonlySet<string> }

async function ofSqlite({ db }: Pick<Storage, 'db'>): Promise<Shape> {
  const tables = sql`sqlite_master as t where t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'`
  const { rows: columns } = await sql<Columns[number]>`
    select t.name as "table", c.name as "column", c.pk as key from sqlite_master as t, pragma_table_info(t.name) as c
    where t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'`.execute(db)
  const { rows: links } = await sql<Link>`
    select t.name as "from", f."from" as "column", f."table" as "to"
    from sqlite_master as t, pragma_foreign_key_list(t.name) as f where t.type = 'table'`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select t.name from ${tables} and t.sql like '%autoincrement%'`.execute(db)
  return { columns, links, numbered: new Set(rows.map(({ name }) => name)) }
}

async function ofPostgres({ db }: Pick<Storage, 'db'>): Promise<Shape> {
  const { rows: columns } = await sql<Columns[number]>`
    select c.relname as "table", a.attname as "column",
      coalesce(array_position(i.indkey::int2[], a.attnum) + 1, 0)::int as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`.execute(db)
  const { rows: links } = await sql<Link>`
    select f.conrelid::regclass::text as "from", a.attname as "column", f.confrelid::regclass::text as "to"
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
    where f.contype = 'f' and f.connamespace = current_schema()::regnamespace`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attidentity <> ''`.execute(
    db,
  )
  return { columns, links, numbered: new Set(rows.map(({ name }) => name)) }
}
