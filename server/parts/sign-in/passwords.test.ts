// Passwords: hashing, the answer for nobody, and every refusal of a new one in the specification's words.
import { expect, test } from 'vitest'
import { CODE } from '#contract/wire/answer.ts'
import { serverTexts } from '#server/texts.ts'
import { createPasswords } from './passwords.ts'

const { password: PASSWORD_REASONS } = serverTexts('server/parts/people')

const passwords = createPasswords()
const check = (plain: string, username = 'wangwei') =>
  passwords.checkNewPassword(plain, { username }).map((reason) => reason.zh)

test('a password is hashed with Argon2id at 19 MiB and two passes, salted anew each time', async () => {
  const [one, two] = await Promise.all([
    passwords.hashPassword('rain on tin'),
    passwords.hashPassword('rain on tin'),
  ])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await passwords.verifyPassword(one, 'rain on tin')).toBe(true)
  expect(await passwords.verifyPassword(one, 'Rain on tin')).toBe(false)
})

test('the same text typed composed, decomposed or in full width is the same password', async () => {
  const hash = await passwords.hashPassword('Caf\u00e9 2 mesa')
  expect(await passwords.verifyPassword(hash, 'Cafe\u0301 2 mesa')).toBe(true)
  expect(await passwords.verifyPassword(hash, 'Caf\u00e9 \uff12 mesa')).toBe(true)
})

test('nobody and a damaged hash answer false, also for the empty password', async () => {
  for (const hash of [null, '', 'plain', '$2b$10$abcdefghijklmnopqrstuv']) {
    expect(await passwords.verifyPassword(hash, 'anything')).toBe(false)
    expect(await passwords.verifyPassword(hash, '')).toBe(false)
  }
})

test('an unknown name takes as long as a wrong password', async () => {
  const hash = await passwords.hashPassword('rain on tin')
  const known: number[] = []
  const unknown: number[] = []
  for (let at = 0; at < 9; at += 1) {
    known.push(await workOf(() => passwords.verifyPassword(hash, 'wrong')))
    unknown.push(await workOf(() => passwords.verifyPassword(null, 'wrong')))
  }
  // The least of each is what the work itself costs; a busy machine only adds to it. Without the work it were a hundredth.
  const ratio = Math.min(...known) / Math.min(...unknown)
  expect(ratio).toBeGreaterThan(0.25)
  expect(ratio).toBeLessThan(4)
})

test('a flood of sign-ins is refused with 503 and does not stop those in line', async () => {
  const few = createPasswords({ atOnce: 1, waiting: 2 })
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => few.verifyPassword(null, 'x')))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(3)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: CODE.unavailable })
  }
})

test('a new password has 6 to 15 characters, counted as a person counts them', () => {
  expect(check('')).toEqual(['请输入密码'])
  expect(check('k7#qz')).toEqual(['密码长度6-15位'])
  expect(check('k7#qzp')).toEqual([])
  expect(check('k7#qzpLm3!vTx9w')).toEqual([])
  expect(check('k7#qzpLm3!vTx9wA')).toEqual(['密码长度6-15位'])
  expect(check('𠮷野家𠮷野')).toEqual(['密码长度6-15位'])
  expect(check('𠮷野家𠮷野家')).toEqual([])
})

test.each([
  '123456',
  'password',
  'PASSWORD',
  'Qwerty123',
  '1q2w3e4r5t',
  'iloveyou',
  'a123456',
  '１２３４５６',
])('the common password %s is refused', (plain) => {
  expect(check(plain)).toEqual([PASSWORD_REASONS.common.zh])
})

test('a password that is the user name, or the name with digits and signs, is refused', () => {
  expect(check('wangwei')).toContain(PASSWORD_REASONS.name.zh)
  expect(check('WangWei')).toContain(PASSWORD_REASONS.name.zh)
  expect(check('admin@2024', 'admin')).toContain(PASSWORD_REASONS.name.zh)
  expect(check('138001380', '138001380')).toContain(PASSWORD_REASONS.name.zh)
  expect(check('wangwei-pump')).toEqual([])
  expect(check('73#19!64', '')).toEqual([])
})

test('the repetition must be there and be the same, in the words of the specification', () => {
  expect(passwords.checkRepetition('k7#qzp', '')?.zh).toBe('请再次输入密码')
  expect(passwords.checkRepetition('k7#qzp', 'k7#qzP')?.zh).toBe('两次输入密码不一致!')
  expect(passwords.checkRepetition('k7#qzp', 'k7#qzp')).toBeNull()
})

/** What the processor did for it in all threads, in microseconds: a clock would also count who else is at work. */
async function workOf(work: () => Promise<unknown>): Promise<number> {
  const from = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(from)
  return user + system
}
