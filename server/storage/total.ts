// How many rows a query would answer.
import type { SelectQueryBuilder } from 'kysely'

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
