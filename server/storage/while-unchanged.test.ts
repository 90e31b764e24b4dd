// What is kept of a store goes with any change of it, whoever makes it, and with none that is undone before it is read.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openSqliteFile } from '#server/storage/sqlite/node-sqlite.ts'
import { openSqlite } from './open.ts'
import { whileUnchanged } from './while-unchanged.ts'

const folder = mkdtempSync(join(tmpdir(), 'unchanged-'))
const file = join(folder, 'site.sqlite')
const { db, version, close } = openSqlite(file)
await sql`create table thing (id integer primary key, name text not null)`.execute(db)
const other = openSqliteFile(file)
afterAll(async () => {
  other.close()
  await close()
  rmSync(folder, { recursive: true, force: true })
})

let asked = 0
const names = async () => {
  asked += 1
  const { rows } = await sql<{ name: string }>`select name from thing order by id`.execute(db)
  return rows.map(({ name }) => name).join(' ')
}
const keep = whileUnchanged<string>(version, 10)
const add = (name: string, within = db) => sql`insert into thing (name) values (${name})`.execute(within)

test('a change of this connection or of another one is seen at once, and without one nothing is asked', async () => {
  await add('a')
  expect([await keep('names', names), await keep('names', names), asked]).toEqual(['a', 'a', 1])
  await add('b')
  expect([await keep('names', names), await keep('names', names), asked]).toEqual(['a b', 'a b', 2])
  other.exec(`insert into thing (name) values ('c')`)
  expect([await keep('names', names), await keep('names', names), asked]).toEqual(['a b c', 'a b c', 3])
})

test('what is asked while somebody writes is as it was before, and right after the commit or when it was undone', async () => {
  for (const [fails, before] of [
    [false, 'a b c'],
    [true, 'a b c d e'],
  ] as const) {
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const writing = db.transaction().execute(async (transaction) => {
      await add('d', transaction)
      begun.resolve()
      await goOn.promise
      await add('e', transaction)
      if (fails) throw new Error('undone')
    })
    await begun.promise
    expect(await keep('names', names)).toBe(before)
    goOn.resolve()
    await writing.catch(() => {})
    expect(await keep('names', names)).toBe('a b c d e')
  }
})

test('nothing is kept where nobody can tell, and no more than there is room for', async () => {
  let made = 0
  const make = async () => String(++made)
  const never = whileUnchanged<string>(() => null, 10)
  expect([await never('one', make), await never('one', make)]).toEqual(['1', '2'])
  const small = whileUnchanged<string>(
    () => 'same',
    1,
    (value) => value !== '5',
  )
  expect([await small('a', make), await small('a', make), await small('b', make)]).toEqual(['3', '3', '4'])
  expect([await small('c', make), await small('c', make), await small('b', make)]).toEqual(['5', '6', '7'])
})
