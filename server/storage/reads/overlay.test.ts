// Reading other copies than the published ones costs no more than reading those: along the same indexes.
import { type Compilable, sql } from 'kysely'
import { expect, test } from 'vitest'
import { firstUnder, published } from '#server/publishing/published.ts'
import { totalOf } from '#server/storage/total.ts'
import { testApp } from '#server/testing/app.ts'

const { parts } = await testApp()
const { db, database, over } = parts.storage
const PREVIEWED = { working: [7], planned: [8], hidden: [9] }

/** How SQLite answers what is asked of the overlaid publications. */
const planOf = (query: Compilable) =>
  over(PREVIEWED, async () => {
    const asked = query.compile()
    const { rows } = await db.executeQuery<{ detail: string }>({
      ...asked,
      sql: `explain query plan ${asked.sql}`,
    })
    return rows.map(({ detail }) => detail)
  })

test.skipIf(database === 'postgres')('a list walks along its index, whatever it answers', async () => {
  const list = published(db, 'product', 0).select(['content']).orderBy('sort').orderBy('entry_id').limit(20)
  const plan = await planOf(list)
  expect(plan).toContain('SEARCH publication USING INDEX publication_list_order (kind=?)')
  expect(plan.join('\n')).not.toMatch(/SCAN|CO-ROUTINE/)
})

test.skipIf(database === 'postgres')(
  'what stands under some parents is picked along their index',
  async () => {
    const plan = await planOf(firstUnder(db, 'product', { parents: [1, 2], limit: 24 }, 0).select('content'))
    expect(plan.join('\n')).toMatch(/publication_list_parent \(parent_id=\? AND kind=\?\)/)
    expect(plan.join('\n')).not.toContain('publication_list_order')
  },
)

test.skipIf(database === 'postgres')('a count reads an index and no record', async () => {
  const rows = published(db, 'product', 0)
  const plan = await planOf(rows.select(({ fn }) => fn.countAll().as('total')))
  expect(plan.find((step) => step.includes('publication_list_'))).toMatch(/COVERING INDEX/)
  expect(await over(PREVIEWED, () => totalOf(rows))).toBe(0)
})

test('what a query says in SQL of its own is there as well', async () => {
  const query = db
    .selectFrom('publication')
    .where('kind', '=', 'product')
    .select(sql<number>`length(slugs)`.as('length'))
    .orderBy(sql`dated + hot`)
  expect(await over(PREVIEWED, () => query.execute())).toEqual([])
  expect(await over(PREVIEWED, () => db.selectFrom('publication').selectAll().execute())).toEqual([])
})
