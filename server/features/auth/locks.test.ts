import { expect, test } from 'vitest'
import { authCalls } from '#contract/people/auth.ts'
import { CODE } from '#contract/wire/answer.ts'
import { createRateLimit } from '#server/parts/sign-in/rate-limit.ts'
import { addressKey } from '#server/parts/sign-in/sign-in-locks.ts'
import { PASSWORD, testApp } from '#server/testing/app.ts'
import { ADDRESS_LIMIT } from './rules.ts'

const app = await testApp()

test('five failures lock the pair of account and address for ten minutes, for the right password too', async () => {
  await app.personWith('locked', [])
  const login = (password: string) => app.ask(authCalls.login, { username: 'locked', password, code: '' })
  for (let tries = 0; tries < 5; tries++) expect((await login('wrong-one')).code).toBe(CODE.invalid)
  expect((await login(PASSWORD)).code).toBe(CODE.invalid)
  app.tick(10 * 60_000 + 1000)
  expect((await login(PASSWORD)).code).toBe(CODE.ok)
})

test('of the tries of an address only those that fail count, and too many close it', async () => {
  const login = (password: string) => app.ask(authCalls.login, { username: 'admin', password, code: '' })
  const { storage, now } = app.parts
  const tries = createRateLimit(storage.db, ADDRESS_LIMIT, now)
  await tries.clear(addressKey('127.0.0.1'))
  for (let failed = 0; failed < ADDRESS_LIMIT.points - 1; failed++) await tries.spend(addressKey('127.0.0.1'))
  for (let times = 0; times < 3; times++) expect((await login(PASSWORD)).code).toBe(CODE.ok)
  expect((await login('wrong-one')).code).toBe(CODE.invalid)
  expect((await login(PASSWORD)).code).toBe(CODE.tooMany)
  app.tick(ADDRESS_LIMIT.seconds * 1000 + 1000)
  expect((await login(PASSWORD)).code).toBe(CODE.ok)
})

test('twenty wrong passwords at once count as twenty', async () => {
  await app.personWith('rushed', [])
  await Promise.all(
    Array.from({ length: 20 }, () =>
      app.ask(authCalls.login, { username: 'rushed', password: 'wrong-one', code: '' }),
    ),
  )
  const right = await app.ask(authCalls.login, { username: 'rushed', password: PASSWORD, code: '' })
  expect(right.code).toBe(CODE.invalid)
})
