// Texts that were stored as plain words before step 3 are documents after it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { NO_RICH_TEXT } from '#rich-text/rich-doc.ts'
import { openPostgres } from '#server/storage/postgres/open-postgres.ts'
import { freshDatabase } from '#server/testing/stores/fresh-database.ts'
import { MIGRATIONS, migrate } from './migrate.ts'
import { openSqlite } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-store-'))
const fresh = process.env.TEST_DATABASE === 'postgres' ? await freshDatabase() : null
const storage = fresh ? openPostgres(fresh.url) : openSqlite(join(folder, 'store.sqlite'))
afterAll(async () => {
  await storage.close()
  await fresh?.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('running text of working and published copies becomes documents, headings and all', async () => {
  const { db } = storage
  await migrate(storage, { migrations: MIGRATIONS.filter(({ version }) => version < 3) })
  const name = { zh: '阀', en: 'Valve', es: '' }
  const content = JSON.stringify({
    productName: name,
    summary: name,
    description: { zh: '一。\n\n## 二\n\n三。', en: '', es: 'Uno.' },
  })
  await sql`insert into entry (id, kind, sort, code, label, hot, dated, search, version, working, created_at, updated_at)
    values (7, 'product', 1, '', '', 0, 0, '', 1, ${content}, 1, 1)`.execute(db)
  await sql`insert into publication (entry_id, kind, sort, code, label, hot, dated, search, version, content, visible_from, visible_until, published_at)
    values (7, 'product', 1, '', '', 0, 0, '', 1, ${content}, 1, 9, 1)`.execute(db)
  await migrate(storage)

  const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '二' }] }
  const description = {
    ...NO_RICH_TEXT,
    zh: { type: 'doc', content: [line('一。'), heading, line('三。')] },
    es: { type: 'doc', content: [line('Uno.')] },
  }
  const { working } = await db.selectFrom('entry').select('working').executeTakeFirstOrThrow()
  const seen = await db.selectFrom('publication').select('content').executeTakeFirstOrThrow()
  for (const stored of [working, seen.content])
    expect(JSON.parse(stored)).toEqual({ productName: name, summary: name, description })
})
