// Writes that wait for one another share a commit, and each is still whole, alone and on the disk before it is answered.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Db, openSqlite } from '#server/storage/open.ts'

const folder = mkdtempSync(join(tmpdir(), 'commits-'))
const file = join(folder, 'site.sqlite')
const { db, close } = openSqlite(file)
/** What somebody else sees of the file: nothing that is not committed. */
let other: DatabaseSync

beforeAll(async () => {
  await sql`create table thing (name text primary key)`.execute(db)
  other = new DatabaseSync(file, { readOnly: true })
})
beforeEach(async () => {
  await sql`delete from thing`.execute(db)
})
afterAll(async () => {
  other.close()
  await close()
  rmSync(folder, { recursive: true, force: true })
})

const add = (name: string, within: Db) => sql`insert into thing (name) values (${name})`.execute(within)
const transaction = (...names: string[]) =>
  db.transaction().execute(async (within) => {
    for (const name of names) await add(name, within)
  })
const stored = () =>
  other
    .prepare('select name from thing order by name')
    .all()
    .map(({ name }) => name)
const commits = () => Number(other.prepare('pragma data_version').get()?.data_version)

test('writes that come together wait for the disk once, and each is there when it is answered', async () => {
  const names = Array.from({ length: 30 }, (_, at) => `n${String(at).padStart(2, '0')}`)
  commits()
  const seen: number[] = []
  const before = commits()
  await Promise.all(
    names.map(async (name, at) => {
      await (at % 3 === 0 ? add(name, db) : transaction(name))
      expect(stored()).toContain(name)
      seen.push(commits())
    }),
  )
  expect(stored()).toEqual(names)
  expect(new Set([before, ...seen]).size).toBeLessThan(6)
})

test('one that is refused is undone by itself: those before and after it stay', async () => {
  const refused = () => transaction('of the refused', 'one')
  const all = await Promise.allSettled([transaction('one'), refused(), add('one', db), transaction('two')])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(stored()).toEqual(['one', 'two'])
})

test('whoever is refused for what another has just written finds it there', async () => {
  const first = transaction('one')
  const second = transaction('of the refused', 'one').catch(stored)
  const third = transaction('two')
  expect(await second).toContain('one')
  await Promise.all([first, third])
})

test('on a full disk nobody is told that something is stored which is not', async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 3)}`.execute(db)
  const large = 'x'.repeat(100_000)
  const names = ['a', 'b', large, 'c', `${large}y`]
  const all = await Promise.allSettled(names.map((name) => transaction(name)))
  await sql`pragma max_page_count = 100000`.execute(db)
  expect(all.some(({ status }) => status === 'rejected')).toBe(true)
  expect(stored()).toEqual(names.filter((_, at) => all[at]?.status === 'fulfilled').sort())
  await transaction('later')
  expect(stored()).toContain('later')
})

test('reads beside a transaction wait for nobody and see what was before it', async () => {
  const goOn = Promise.withResolvers<void>()
  const writing = db.transaction().execute(async (within) => {
    await add('under way', within)
    await goOn.promise
  })
  const { rows } = await sql<{ name: string }>`select name from thing`.execute(db)
  expect(rows).toEqual([])
  goOn.resolve()
  await writing
  expect(stored()).toEqual(['under way'])
})
