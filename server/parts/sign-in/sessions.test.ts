// How long the store remembers sessions that nobody can use any more.
import { afterAll, expect, test } from 'vitest'
import { inEach } from '#contract/testing/in-each.ts'
import { addPerson } from '#server/first-start.ts'
import { addRole } from '#server/parts/rights/roles.ts'
import { createSessions } from '#server/parts/sign-in/sessions.ts'
import { migrate } from '#server/storage/migrate.ts'
import { openSqlite } from '#server/storage/open.ts'

const MINUTE = 60_000
const storage = openSqlite(':memory:')
await migrate(storage)
afterAll(() => storage.close())
let clock = Date.parse('2026-06-01T08:00:00Z')
const sessions = createSessions(storage, { idleMs: 30 * MINUTE, lifeMs: 60 * MINUTE }, () => clock)

const title = inEach({ zh: '编辑', en: 'Editor', es: 'Editor' })
const roleId = await addRole(storage.db, 'editor', title, clock, [])
const id = await addPerson(storage.db, { username: 'ann', hash: '', mustChange: false, roleId }, clock)

test('a session that was used to its last minute is forgotten from the end of its life on, not before', async () => {
  const from = { address: '192.0.2.1', agent: 'x', browser: false }
  const { token } = await sessions.open({ id }, from)
  const begun = clock
  for (let minute = 0; minute < 59; minute += 1) {
    clock += MINUTE
    expect(await sessions.find(token, '')).toMatchObject({ username: 'ann' })
  }
  clock = begun + 60 * MINUTE + 1
  expect(await sessions.find(token, '')).toBe('none')
  expect(await sessions.forget(begun + 60 * MINUTE)).toBe(0)
  expect(await sessions.forget(begun + 60 * MINUTE + 1)).toBe(1)
})
