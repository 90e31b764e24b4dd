// How many rows a query would answer.
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from './open.ts'

/** Counts the rows of `query`, which has filters but neither columns nor order. */
export async function totalOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const row = await query
    .clearSelect()
    .select((e) => e.fn.countAll().as('total'))
    .executeTakeFirst()
  return Number((row as { total: number | string } | undefined)?.total ?? 0)
}

/** Counts the rows of `query`, but no further than `most`: a long list takes no longer than one of that length. */
export async function totalUpTo<DB, TB extends keyof DB, O>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, O>,
  most: number,
): Promise<number> {
  const found = query.clearSelect().select(sql`1`.as('one')).limit(most)
  const { rows } = await sql<{
    total: number | string
  }>`select count(*) as total from (${found}) as found`.execute(db)
  return Number(rows[0]?.total ?? 0)
}
