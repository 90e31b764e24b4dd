// Guessing from many addresses: slowed for the account, and no way to keep its owner out.
import { expect, test } from 'vitest'
import { loginLogCalls } from '#contract/monitoring/log.ts'
import { authCalls } from '#contract/people/auth.ts'
import { userCalls } from '#contract/people/staff.ts'
import { CODE } from '#contract/wire/answer.ts'
import { removeOldEntries } from '#server/parts/logs/log-retention.ts'
import { SESSION_ROWS_MS } from '#server/parts/sign-in/sessions.ts'
import { ACCOUNT_TRIES } from '#server/parts/sign-in/sign-in-locks.ts'
import { PASSWORD, testApp } from '#server/testing/app.ts'
import { VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'

const app = await testApp({ ...VISITORS, ...LONG_SESSIONS })
const admin = await app.signIn()
let addresses = 0
const elsewhere = () => `198.51.100.${++addresses}`
const login = (username: string, password: string, from: string) =>
  app.ask(authCalls.login, { username, password, code: '' }, { headers: { 'x-forwarded-for': from } })
const reasons = async (username: string) => {
  const { items } = await app.get(loginLogCalls.list, { username, limit: 100 }, admin)
  return items.map(({ reason }) => reason)
}
/** Wrong passwords from as many addresses, three each. */
async function guess(username: string, tries: number) {
  let from = ''
  const answers = []
  for (let each = 0; each < tries; each++) {
    if (each % 3 === 0) from = elsewhere()
    answers.push(await login(username, `wrong-${each}`, from))
  }
  return answers
}

test('many addresses guess an account no faster than one, and read the same as ever', async () => {
  const who = await app.personWith('guessed', [])
  const answers = await guess('guessed', 60)
  const nobody = await login('nobody-at-all', 'wrong-one', elsewhere())
  for (const answer of answers) expect(answer).toEqual(nobody)
  const judged = (await reasons('guessed')).filter((reason) => reason === 'wrongPassword')
  expect(judged.length).toBeGreaterThanOrEqual(ACCOUNT_TRIES)
  expect(judged.length).toBeLessThanOrEqual(ACCOUNT_TRIES + 1)
  // Not even the right one, from where the account is not used.
  expect(await login('guessed', PASSWORD, elsewhere())).toEqual(nobody)
  const { items } = await app.get(userCalls.list, { name: 'guessed' }, admin)
  expect(items.map(({ id, locked }) => [id, locked])).toEqual([[who.id, true]])
})

test('the owner comes in from a known address meanwhile, and from anywhere when a try is judged again', async () => {
  expect((await login('guessed', PASSWORD, '127.0.0.1')).code).toBe(CODE.ok)
  app.tick(10 * 60_000 + 1)
  expect((await login('guessed', PASSWORD, elsewhere())).code).toBe(CODE.ok)
})

test('the delay rises with the failures, ends by itself, and goes when the account is unlocked', async () => {
  await app.personWith('slowed', [])
  await guess('slowed', ACCOUNT_TRIES)
  const waits = async () => {
    let minutes = 0
    for (; minutes < 60; minutes++) {
      const before = (await reasons('slowed')).filter((reason) => reason === 'wrongPassword').length
      await login('slowed', 'wrong-again', elsewhere())
      if ((await reasons('slowed')).filter((reason) => reason === 'wrongPassword').length > before) break
      app.tick(60_001)
    }
    return minutes
  }
  const waited = []
  for (let each = 0; each < 7; each++) waited.push(await waits())
  expect(waited).toEqual([...waited].sort((one, other) => one - other))
  expect([waited[0], waited.at(-1)]).toEqual([1, 10])
  expect((await login('slowed', PASSWORD, elsewhere())).code).toBe(CODE.invalid)
  await app.get(userCalls.unlock, { username: 'slowed' }, admin)
  expect((await login('slowed', PASSWORD, elsewhere())).code).toBe(CODE.ok)
})

test('an hour without a judged try forgets the failures of an account', async () => {
  await app.personWith('rested', [])
  await guess('rested', ACCOUNT_TRIES + 3)
  app.tick(60 * 60_000 + 1)
  expect((await login('rested', PASSWORD, elsewhere())).code).toBe(CODE.ok)
})

test('sessions that are over are forgotten thirty days later, with address and browser', async () => {
  const { storage, operations, loginLog, sessions, programs, now } = app.parts
  const rows = async (userId: number) =>
    (await storage.db.selectFrom('session').select('id').where('user_id', '=', userId).execute()).length
  const who = await app.personWith('leaver', [])
  const stays = await app.personWith('stayer', [])
  await app.get(authCalls.logout, {}, who)
  const tidy = () =>
    removeOldEntries({
      db: storage.db,
      operations,
      loginLog,
      sessions,
      programs,
      kept: { operationDays: 0, loginDays: 0 },
      now,
    })
  app.tick(SESSION_ROWS_MS - 1)
  await tidy()
  expect([await rows(who.id), await rows(stays.id)]).toEqual([1, 1])
  app.tick(2)
  await tidy()
  expect([await rows(who.id), await rows(stays.id)]).toEqual([0, 1])
  expect((await app.ask(authCalls.getUserInfo, {}, stays)).code).toBe(CODE.ok)
})
