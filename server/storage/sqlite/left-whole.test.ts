// When a SQLite file is read to its end before it is used.
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { openSqlite, StoreRefused } from '#server/storage/open.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-left-'))
const file = join(folder, 'store.sqlite')
const note = `${file}.closed`
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a file that a server closed is taken as it is, once; one that was changed since is read to its end', async () => {
  const first = openSqlite(file)
  await sql`create table word (word text)`.execute(first.db)
  await sql`create index by_word on word (word)`.execute(first.db)
  for (let row = 0; row < 400; row++)
    await sql`insert into word values (${'x'.repeat(200) + row})`.execute(first.db)
  await first.close()
  expect(existsSync(note)).toBe(true)

  const second = openSqlite(file)
  // A server that dies now leaves no note.
  expect(existsSync(note)).toBe(false)
  await sql`select count(*) from word`.execute(second.db)
  await second.close()

  const bytes = readFileSync(file)
  bytes.fill(0xff, bytes.length - 8192)
  const damaged = join(folder, 'damaged.sqlite')
  writeFileSync(damaged, bytes)
  copyFileSync(note, `${damaged}.closed`)
  expect(() => openSqlite(damaged)).toThrow(StoreRefused)
  expect(readFileSync(damaged).equals(bytes)).toBe(true)
})
