import { afterAll, expect, test } from 'vitest'
import { migrate } from '#server/storage/migrate.ts'
import { openSqlite } from '#server/storage/open.ts'
import { addressKey, createSignInLocks, usernameKey } from './sign-in-locks.ts'

const storage = openSqlite(':memory:')
await migrate(storage)
afterAll(() => storage.close())
let clock = 1_000_000
const locks = createSignInLocks(storage.db, () => clock)

test('an account that waits is told by its name, and unlocking lets it in from every address', async () => {
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    for (let tries = 0; tries < 5; tries++) expect(await locks.spend(address, 'Ann')).toBe(true)
    expect(await locks.spend(address, 'ann')).toBe(false)
  }
  await locks.spend('192.0.2.1', 'bob')
  expect(await locks.lockedOf(['ANN', 'bob'])).toEqual(new Set(['ann']))
  await locks.unlock('Ann')
  expect(await locks.lockedOf(['ann', 'bob'])).toEqual(new Set())
  expect(await locks.spend('192.0.2.2', 'ann')).toBe(true)
})

test('a lock is over by itself after ten minutes, also when somebody goes on trying', async () => {
  for (let tries = 0; tries < 5; tries++) await locks.spend('192.0.2.3', 'eve')
  expect((await locks.lockedOf(['eve'])).size).toBe(1)
  clock += 300_000
  expect(await locks.spend('192.0.2.3', 'eve')).toBe(false)
  clock += 300_001
  expect((await locks.lockedOf(['eve'])).size).toBe(0)
})

test('a name is the same whatever its case, width and surrounding space', () => {
  expect(usernameKey('  ＡDmin ')).toBe('admin')
})

test('addresses of one IPv6 customer count as one, IPv4 addresses each for itself', () => {
  expect(addressKey('2001:db8:1:2:aaaa::1')).toBe(addressKey('2001:db8:1:2:bbbb:cccc::9'))
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'))
  expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0')
  expect(addressKey('192.0.2.1')).toBe('192.0.2.1')
  expect(addressKey('::ffff:192.0.2.1')).toBe('::ffff:192.0.2.1')
})
