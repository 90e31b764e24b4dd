// How rows are looked up by the beginnings of their words, in a time that does not grow with the store.
import { type RawBuilder, sql } from 'kysely'
import { FIND_COUNTED } from '#contract/console/find.ts'
import type { Db } from '#server/storage/open.ts'
import { wordBegins } from '#server/storage/words/user-words.ts'

/** Where the words of a subject stand, and the column that names their row. */
export type WordTable = { table: string; row: string }

/** The ids of rows that have every beginning, as a query: the rarest is looked up, the others beside it. Null when there are none. */
export async function idsWith(
  db: Db,
  { table, row }: WordTable,
  prefixes: readonly string[],
): Promise<RawBuilder<unknown> | null> {
  const from = (prefix: string) => sql`${sql.table(table)} where ${wordBegins(prefix, `${table}.word`)}`
  const sizes = await Promise.all(
    prefixes.map(async (prefix) => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from (select 1 as one from ${from(prefix)} limit ${FIND_COUNTED}) as found`.execute(
        db,
      )
      return { prefix, size: Number(rows[0]?.n ?? 0) }
    }),
  )
  const [rarest, ...others] = sizes.toSorted((one, other) => one.size - other.size)
  if (!rarest || rarest.size === 0) return null
  const beside = others.map(
    ({ prefix }) => sql`and exists (select 1 from ${sql.table(table)} as other
      where ${sql.ref(`other.${row}`)} = ${sql.ref(`${table}.${row}`)} and ${wordBegins(prefix, 'other.word')})`,
  )
  return sql`select distinct ${sql.ref(`${table}.${row}`)} from ${from(rarest.prefix)} ${sql.join(beside, sql` `)} limit ${FIND_COUNTED}`
}

/** Lower for a better hit: what is called exactly so, what begins so, then all else. */
export function rankOf(names: readonly string[], keyword: string): number {
  const typed = keyword.trim().toLowerCase()
  const ranks = names.map((name) => {
    const own = name.toLowerCase()
    if (own === typed) return 0
    return own.startsWith(typed) ? 1 : 2
  })
  return Math.min(2, ...ranks)
}
