// A store moves from one database to the other and back, and is the same.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closeParts } from '#server/open-parts.ts'
import { type Moved, moveStore } from '#server/parts/moving/move-store.ts'
import { type Db, openSqlite } from '#server/storage/open.ts'
import { openPostgres } from '#server/storage/postgres/open-postgres.ts'
import { openDemoStore } from '#server/testing/demo-store.ts'
import { freshDatabase } from '#server/testing/stores/fresh-database.ts'

const there = process.env.TEST_DATABASE === 'postgres'
const folder = mkdtempSync(join(tmpdir(), 'move-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Adds a folder of pictures and takes it away again; answers its id. */
async function nextId(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('media_folder')
    .values({ parent_id: null, name: 'Next', sort: 0, version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('media_folder').where('id', '=', id).execute()
  return Number(id)
}
const byName = (moved: readonly Moved[]) =>
  Object.fromEntries(moved.map(({ table, ...told }) => [table, told]))

test.runIf(there)(
  'a whole site goes to PostgreSQL and back, and each row arrives as it was',
  {
    timeout: 120_000,
  },
  async () => {
    const parts = await openDemoStore(join(folder, 'data'))
    const last = await nextId(parts.storage.db)
    const database = await freshDatabase()
    const grown = openPostgres(database.url)
    const back = openSqlite(join(folder, 'back.sqlite'))
    const told = new Map<string, number>()
    const over = byName(await moveStore(parts.storage, grown, (table, rows) => told.set(table, rows)))
    expect(over.entry?.rows).toBeGreaterThan(60)
    expect(over.search_token?.rows).toBeGreaterThan(1_000)
    expect(told.get('search_token')).toBe(over.search_token?.rows)
    expect(byName(await moveStore(grown, back))).toEqual(over)

    // No id is given out twice, also not that of a row which is gone.
    expect(await nextId(grown.db)).toBe(last + 1)
    expect(await nextId(back.db)).toBe(last + 1)
    await expect(moveStore(parts.storage, grown)).rejects.toThrow('an empty one')

    await back.close()
    await grown.close()
    await closeParts(parts)
    await database.drop()
  },
)
