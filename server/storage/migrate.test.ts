import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { judgeWords } from '#server/publishing/texts/words.ts'
import { openPostgres } from '#server/storage/postgres/open-postgres.ts'
import { freshDatabase } from '#server/testing/stores/fresh-database.ts'
import { takeLease } from './lease.ts'
import { MIGRATIONS, migrate, versionOf } from './migrate.ts'
import type { Migration } from './migration.ts'
import { openSqlite, type Storage, StoreRefused } from './open.ts'
import { readSettingRow } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-store-'))
const cleanUp: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const undo of cleanUp.reverse()) await undo()
  rmSync(folder, { recursive: true, force: true })
})
let stores = 0

async function emptyStore(): Promise<Storage> {
  if (process.env.TEST_DATABASE === 'postgres') {
    const { url, drop } = await freshDatabase()
    const storage = openPostgres(url)
    cleanUp.push(drop, () => storage.close())
    return storage
  }
  const storage = openSqlite(join(folder, `${++stores}.sqlite`))
  cleanUp.push(() => storage.close())
  return storage
}

const step = (version: number, ...statements: string[]): Migration => ({
  version,
  name: `step ${version}`,
  statements: () => statements,
})

test('migrating twice changes nothing the second time', async () => {
  const storage = await emptyStore()
  expect(await migrate(storage)).toBeGreaterThan(0)
  expect(await migrate(storage)).toBe(0)
})

test('a key that opens nothing is gone from menus and grants of a store that had it', async () => {
  const storage = await emptyStore()
  await migrate(storage, { migrations: MIGRATIONS.filter(({ version }) => version < 11) })
  await sql`insert into role (id, version, name, title, sort, flag, remark, created_at, updated_at)
    values (7, 1, 'press', '{}', 0, 'enabled', '', 0, 0)`.execute(storage.db)
  await sql`insert into role_grant (role_id, resource) values (7, 'news_form'), (7, 'web_news')`.execute(
    storage.db,
  )
  await sql`insert into menu (type, resources, title, icon, address, sort, hidden, always_show, flag, version)
    values ('page', 'news_form', '{}', '', '', 1, 1, 0, 'enabled', 1)`.execute(storage.db)
  await migrate(storage)
  expect(await storage.db.selectFrom('role_grant').select('resource').execute()).toEqual([
    { resource: 'web_news' },
  ])
  expect(await storage.db.selectFrom('menu').select('resources').execute()).toEqual([])
})

test('whoever could write product types, and so published them, may publish them', async () => {
  const storage = await emptyStore()
  await migrate(storage, { migrations: MIGRATIONS.filter(({ version }) => version < 16) })
  for (const id of [7, 8, 9])
    await sql`insert into role (id, version, name, title, sort, flag, remark, created_at, updated_at)
      values (${id}, 1, ${`role ${id}`}, '{}', 0, 'enabled', '', 0, 0)`.execute(storage.db)
  await sql`insert into role_grant (role_id, resource) values (7, 'web_product_type:add'), (7, 'web_product_type:update'),
    (8, 'web_product_type:update'), (8, 'web_product_type:publish'), (9, 'web_product_type:delete')`.execute(
    storage.db,
  )
  await migrate(storage)
  const rows = await storage.db
    .selectFrom('role_grant')
    .select('role_id')
    .where('resource', '=', 'web_product_type:publish')
    .orderBy('role_id')
    .execute()
  expect(rows.map(({ role_id }) => role_id)).toEqual([7, 8])
})

test('what records lack in each language is a row afterwards, of those outside the trash that lack something', async () => {
  const storage = await emptyStore()
  await migrate(storage, { migrations: MIGRATIONS.filter(({ version }) => version < 18) })
  const entry = (id: number, words: readonly number[], trashed: number | null = null) =>
    sql`insert into entry (id, kind, sort, code, label, hot, dated, search, version, title, working, stale, trashed_at,
        created_at, updated_at, words_zh, words_en, words_es)
      values (${id}, 'news', ${id}, '', '', 0, 0, '', 3, '{"zh":"闻","en":"News","es":""}', '{}', '["x"]', ${trashed},
        0, 0, ${sql.join(words)})`.execute(storage.db)
  await entry(1, [0, 0, 0])
  await entry(2, [0, 1, 2])
  await entry(3, [2, 2, 2], 5)
  await migrate(storage)
  const rows = await storage.db
    .selectFrom('entry_gap')
    .selectAll()
    .orderBy('entry_id')
    .orderBy('language')
    .execute()
  expect(rows).toEqual([
    { entry_id: 2, language: 'en', gap: 'stale', kind: 'news' },
    { entry_id: 2, language: 'es', gap: 'missing', kind: 'news' },
  ])
  const kept = await storage.db.selectFrom('entry').select(['id', 'title', 'stale']).orderBy('id').execute()
  expect(kept).toEqual(
    [1, 2, 3].map((id) => ({ id, title: '{"zh":"闻","en":"News","es":""}', stale: '["x"]' })),
  )
  // They are judged anew for languages that came since.
  expect((await readSettingRow(storage.db, 'judgedLanguages')).value).toEqual(['zh', 'en', 'es'])
  await storage.db.deleteFrom('entry').where('id', '=', 2).execute()
  expect(await storage.db.selectFrom('entry_gap').select('gap').execute()).toEqual([])
})

test('a store with records that were never judged is judged after the step', async () => {
  const storage = await emptyStore()
  await migrate(storage, { migrations: MIGRATIONS.filter(({ version }) => version < 18) })
  await sql`insert into entry (id, kind, sort, code, label, hot, dated, search, version, working, created_at, updated_at)
    values (1, 'news', 1, '', '', 0, 0, '', 1, '{"title":{"zh":"闻","en":"","es":""}}', 0, 0)`.execute(
    storage.db,
  )
  await migrate(storage)
  expect(await judgeWords(storage, 0)).toBe(1)
  expect(
    await storage.db.selectFrom('entry_gap').select(['language', 'gap']).orderBy('language').execute(),
  ).toEqual(
    LANGUAGES.filter((language) => language !== 'zh')
      .toSorted()
      .map((language) => ({ language, gap: 'missing' })),
  )
  expect(await judgeWords(storage, 0)).toBe(0)
})

test('a step that fails leaves the store at the step before it, and the next start goes on', async () => {
  const storage = await emptyStore()
  const one = step(1, 'create table one (id integer)')
  const broken = step(2, 'create table two (id integer)', 'create nonsense')
  await expect(migrate(storage, { migrations: [one, broken] })).rejects.toThrow()
  expect(await versionOf(storage.db)).toBe(1)
  await expect(sql`select * from two`.execute(storage.db)).rejects.toThrow()
  const mended = step(2, 'create table two (id integer)')
  expect(await migrate(storage, { migrations: [one, mended] })).toBe(1)
})

test('a store newer than the code is refused with both versions named, and nothing is changed', async () => {
  const storage = await emptyStore()
  await migrate(storage, {
    migrations: [step(1, 'create table one (id integer)'), step(7, 'create table seven (id integer)')],
  })
  await expect(
    migrate(storage, { migrations: [step(1), step(2, 'create table two (id integer)')] }),
  ).rejects.toThrow(/version 7.*up to 2/)
  expect(await versionOf(storage.db)).toBe(7)
})

test('a program runs on a newer store whose steps only added, and refuses one that took away what it needs', async () => {
  const storage = await emptyStore()
  const newest = Math.max(...MIGRATIONS.map(({ version }) => version))
  const adding = step(newest + 1, 'create table more (id integer)')
  await migrate(storage, { migrations: [...MIGRATIONS, adding] })
  expect(await migrate(storage)).toBe(0)
  const taking = { ...step(newest + 2, 'drop table more'), least: newest + 1 }
  await migrate(storage, { migrations: [...MIGRATIONS, adding, taking] })
  await expect(migrate(storage)).rejects.toThrow(StoreRefused)
  expect(await migrate(storage, { migrations: [...MIGRATIONS, adding] })).toBe(0)
})

test('nodes that start at once migrate once', async () => {
  const storage = await emptyStore()
  const migrations = [step(1, 'create table one (id integer)')]
  const done = await Promise.all([migrate(storage, { migrations }), migrate(storage, { migrations })])
  expect(done.sort()).toEqual([0, 1])
})

test('a lease that its holder left behind expires; until then nobody else gets it', async () => {
  const storage = await emptyStore()
  await migrate(storage)
  let clock = 1_000_000
  const now = () => clock
  const first = await takeLease(storage.db, 'work', 60_000, now)
  expect(await takeLease(storage.db, 'work', 60_000, now)).toBeNull()
  clock += 60_001
  const second = await takeLease(storage.db, 'work', 60_000, now)
  expect(second).not.toBeNull()
  expect(await first?.renew()).toBe(false)
  await first?.release()
  expect(await second?.renew()).toBe(true)
  await second?.release()
  expect(await takeLease(storage.db, 'work', 60_000, now)).not.toBeNull()
})

test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'a SQLite file with content is copied before it is upgraded',
  async () => {
    const file = join(folder, 'copied.sqlite')
    const storage = openSqlite(file)
    cleanUp.push(() => storage.close())
    const one = step(1, 'create table one (id integer)', 'insert into one values (42)')
    const copyName = (from: number) => `${file}.before-${from}`
    await migrate(storage, { migrations: [one], copyName })
    expect(readdirSync(folder).filter((name) => name.startsWith('copied.sqlite.before'))).toEqual([])
    await migrate(storage, { migrations: [one, step(2, 'drop table one')], copyName })
    const copy = openSqlite(`${file}.before-1`)
    cleanUp.push(() => copy.close())
    const rows = await sql<{ id: number }>`select id from one`.execute(copy.db)
    expect(rows.rows.map(({ id }) => id)).toEqual([42])
  },
)

test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'a damaged file stops the start with a clear message and stays as it is',
  async () => {
    const file = join(folder, 'damaged.sqlite')
    const storage = openSqlite(file)
    await migrate(storage)
    const text = 'x'.repeat(2000)
    for (let index = 0; index < 50; index++) {
      await storage.db
        .insertInto('setting')
        .values({ name: `${index}`, value: text, version: 1, updated_at: 0 })
        .execute()
    }
    await storage.close()
    const bytes = readFileSync(file)
    bytes.fill(0xab, 4096 * 3, 4096 * 8)
    writeFileSync(file, bytes)
    expect(() => openSqlite(file)).toThrow(StoreRefused)
    expect(() => openSqlite(file)).toThrow(/damaged|malformed/)
    expect(readFileSync(file).equals(bytes)).toBe(true)
    writeFileSync(
      file,
      'this is no database at all, only some text that is long enough to be read as a header',
    )
    expect(() => openSqlite(file)).toThrow(StoreRefused)
  },
)
