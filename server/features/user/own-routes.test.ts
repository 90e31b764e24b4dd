import { expect, test } from 'vitest'
import { authCalls } from '#contract/people/auth.ts'
import { myCalls as calls } from '#contract/people/user.ts'
import { CODE } from '#contract/wire/answer.ts'
import { PASSWORD, testApp } from '#server/testing/app.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const fields = {
  nickName: '小蓝',
  sex: '1' as const,
  phone: '13000000000',
  email: 'a@b.cn',
  introduction: '',
}

test('a person changes the own contact fields; a stale change is refused with the fields as they are', async () => {
  const who = await app.personWith('self', [])
  expect(await app.get(calls.update, { ...fields, version: 1, pwd: PASSWORD }, who)).toEqual({ version: 2 })
  expect(await app.get(authCalls.getUserInfo, {}, who)).toMatchObject({ ...fields, version: 2 })
  expect(await app.ask(calls.update, { ...fields, version: 1 }, who)).toMatchObject({
    code: 409,
    data: { current: { nickName: '小蓝', version: 2 } },
  })
})

test('a wrong phone, e-mail or sex is refused by field, and roles or flags cannot be slipped in', async () => {
  const who = await app.personWith('sly', [])
  const wrong = { ...fields, phone: '12', email: 'nobody', version: 1 }
  expect(await app.ask(calls.update, wrong, who)).toMatchObject({
    code: 400,
    data: { fields: { phone: expect.any(String), email: expect.any(String) } },
  })
  const sly = { ...fields, version: 1, flag: 'enabled', roles: ['admin'], id: 1 }
  expect((await app.ask(calls.update, sly, who)).code).toBe(CODE.invalid)
  expect((await app.get(authCalls.getUserInfo, {}, who)).version).toBe(1)
})

test('an avatar is stored like any picture and shown by its key', async () => {
  const who = await app.personWith('portrait', [])
  const reply = await uploadPicture(
    app.app,
    who.token,
    await drawPicture('#335577'),
    'me.png',
    calls.avatar.path,
  )
  const { avatar } = reply.json().data
  expect((await app.get(authCalls.getUserInfo, {}, who)).avatar).toBe(avatar)
  expect((await app.inject({ url: '/image', query: { filepath: avatar, w: '160' } })).statusCode).toBe(200)
  const html = await uploadPicture(app.app, who.token, Buffer.from('<html>'), 'me.png', calls.avatar.path)
  expect(html.statusCode).toBe(415)
})

test('a person sees the own sessions and ends one, but never one of somebody else', async () => {
  const who = await app.personWith('twice', [])
  const other = await app.signIn('twice')
  const list = await app.get(calls.sessions, {}, who)
  expect(list).toHaveLength(2)
  const theirs = list.find(({ current }) => !current)
  await app.get(calls.endSession, { id: theirs?.id ?? 0 }, who)
  expect((await app.ask(authCalls.getUserInfo, {}, other)).code).toBe(CODE.notSignedIn)
  expect(await app.get(calls.sessions, {}, who)).toHaveLength(1)
  const stranger = await app.personWith('stranger', [])
  const mine = (await app.get(calls.sessions, {}, who))[0]?.id ?? 0
  expect((await app.ask(calls.endSession, { id: mine }, stranger)).code).toBe(CODE.notFound)
  expect((await app.ask(authCalls.getUserInfo, {}, who)).code).toBe(CODE.ok)
})
