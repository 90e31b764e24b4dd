// The own e-mail address and password: changed with the current password alone, and the owner is told by mail.
import { expect, test } from 'vitest'
import { authCalls } from '#contract/people/auth.ts'
import { userCalls } from '#contract/people/staff.ts'
import { myCalls as calls } from '#contract/people/user.ts'
import { CODE } from '#contract/wire/answer.ts'
import { PASSWORD, testApp, type With } from '#server/testing/app.ts'

const app = await testApp()
const { db } = app.parts.storage
const admin = await app.signIn()
const fields = { nickName: '小蓝', sex: '1' as const, phone: '', introduction: '' }
const spanish = (who: With) => ({ ...who, cookies: { language: 'es' } })
const letters = async () => {
  const rows = await db.selectFrom('outbox').select(['topic', 'recipient', 'subject']).orderBy('id').execute()
  return rows.map(({ topic, recipient, subject }) => [topic, recipient, subject])
}
async function somebody(username: string, email: string) {
  const who = await app.personWith(username, [])
  await db.updateTable('user_account').set({ email }).where('id', '=', who.id).execute()
  return who
}
const emailOf = async (who: With) => (await app.get(authCalls.getUserInfo, {}, who)).email

test('another e-mail address takes the current password, and the old address is told', async () => {
  const who = await somebody('mover', 'mover@old.example')
  const change = { ...fields, email: 'mover@new.example', version: 1 }
  for (const pwd of [undefined, '', 'wrong-one']) {
    const refused = await app.ask(calls.update, { ...change, pwd }, who)
    expect(refused).toMatchObject({ code: CODE.invalid, data: { fields: { pwd: expect.any(String) } } })
  }
  expect([await emailOf(who), await letters()]).toEqual(['mover@old.example', []])
  await app.get(calls.update, { ...change, pwd: PASSWORD }, spanish(who))
  expect(await emailOf(who)).toBe('mover@new.example')
  expect(await letters()).toEqual([
    ['user.address', 'mover@old.example', expect.stringContaining('correo electrónico')],
  ])
  // All else is changed without.
  const more = { ...change, nickName: 'Blue', version: 2 }
  expect(await app.get(calls.update, more, who)).toEqual({ version: 3 })
  expect(await letters()).toHaveLength(1)
})

test('a first address takes the password too, and one that is taken away', async () => {
  const who = await app.personWith('first', [])
  const change = { ...fields, email: 'first@lanbo.example', version: 1 }
  expect((await app.ask(calls.update, change, who)).code).toBe(CODE.invalid)
  await app.get(calls.update, { ...change, pwd: PASSWORD }, who)
  expect((await app.ask(calls.update, { ...change, email: '', version: 2 }, who)).code).toBe(CODE.invalid)
  expect((await letters()).filter(([, recipient]) => recipient === '')).toEqual([])
})

test('a borrowed session is no place to guess the password', async () => {
  const who = await somebody('borrowed', 'borrowed@old.example')
  const change = { ...fields, email: 'thief@new.example', version: 1 }
  const guess = async (pwd: string) => (await app.ask(calls.update, { ...change, pwd }, who)).code
  for (let tries = 0; tries < 5; tries++) expect(await guess(`wrong-${tries}`)).toBe(CODE.invalid)
  expect(await guess(PASSWORD)).toBe(CODE.tooMany)
  expect(await emailOf(who)).toBe('borrowed@old.example')
})

test('whoever manages people changes their own address on their own page, and others are told of theirs', async () => {
  const keeper = await app.personWith('keeper', ['userList:update'])
  const own = await app.ask(userCalls.update, { id: keeper.id, version: 1, email: 'k@lanbo.example' }, keeper)
  expect(own).toMatchObject({ code: CODE.invalid, data: { fields: { email: expect.any(String) } } })
  const other = await somebody('managed', 'managed@old.example')
  await app.get(userCalls.update, { id: other.id, version: 1, email: 'managed@new.example' }, admin)
  expect((await letters()).at(-1)?.slice(0, 2)).toEqual(['user.address', 'managed@old.example'])
})

test('a password that one changes oneself is told by mail, in the language of whoever did it', async () => {
  const who = await somebody('changed', 'changed@lanbo.example')
  const change = { pwd: PASSWORD, updatepwd: 'Another-1!', updateconfirmPwd: 'Another-1!' }
  await app.get(authCalls.updatePassword, change, spanish(who))
  expect((await letters()).at(-1)).toEqual([
    'user.resetDone',
    'changed@lanbo.example',
    expect.stringContaining('contraseña'),
  ])
  const bare = await app.personWith('bare', [])
  const before = (await letters()).length
  await app.get(authCalls.updatePassword, change, bare)
  expect(await letters()).toHaveLength(before)
})
