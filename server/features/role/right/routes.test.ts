// A closed door says who has the key, and whoever stands before it can ask for it.
import { afterAll, expect, test } from 'vitest'
import { deliveryCalls as delivery } from '#contract/deliveries/delivery.ts'
import { rightCalls as calls } from '#contract/people/right.ts'
import { roleCalls } from '#contract/people/role.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { mailServer } from '#server/testing/mail-server.ts'

const smtp = await mailServer()
afterAll(() => smtp.close())
const app = await testApp({ ...LONG_SESSIONS, ...smtp.environment, PUBLIC_URL: 'https://lanbo.example' })
const admin = await app.signIn()
const { db } = app.parts.storage
const DAY = 86_400_000

const writer = await app.personWith('writer', ['web_product'])
const chief = await app.personWith('chief', ['web_product', 'web_news', 'roleSetting:update'])
const desk = await app.personWith('desk', ['web_product', 'web_news:add', 'userList:update'])
await app.personWith('blind', ['web_product', 'roleSetting:update'])
await db
  .updateTable('user_account')
  .set({ email: 'chief@example.com', nick_name: 'Chen Wei' })
  .where('id', '=', chief.id)
  .execute()

const door = (resource: 'web_news' | 'monitor', who = writer) => app.get(calls.door, { resource }, who)
const named = async (resource: 'web_news' | 'monitor') =>
  (await door(resource)).people.map(({ username }) => username)

test('a door tells the right in words and those who can grant it: nobody who lacks it themselves', async () => {
  expect(await door('web_news')).toMatchObject({ held: false, off: false, asked: null })
  expect((await door('web_news')).path.map(({ en }) => en)).toEqual(['Website', 'News'])
  expect((await door('web_news')).roles.map(({ en }) => en)).toEqual(['chief', 'desk'])
  // Who can be told by mail stands first; `desk` may give its own role, `blind` does not hold the key.
  expect(await named('web_news')).toEqual(['chief', 'admin', 'desk'])
  expect(await named('monitor')).toEqual(['admin'])
  expect((await door('web_news', chief)).held).toBe(true)
})

test('a page that is switched off can be opened by an administrator alone, and says so', async () => {
  const off = (flag: 'enabled' | 'disabled') =>
    db.updateTable('menu').set({ flag }).where('resources', '=', 'web_news').execute()
  await off('disabled')
  expect(await door('web_news')).toMatchObject({ off: true })
  expect(await named('web_news')).toEqual(['admin'])
  await off('enabled')
})

test('what is asked for reaches those who can grant it, in the console and by mail, once a day', async () => {
  const ask = () =>
    app.ask(calls.ask, { resource: 'web_news', why: 'For the {{company}} fair\r\nBcc: x@y.z' }, writer)
  const [first, again] = await Promise.all([ask(), ask()])
  expect([first.code, again.code]).toEqual([CODE.ok, CODE.ok])
  await app.parts.outbox.flush()
  const letters = smtp.taken.filter(({ envelopeTo }) => envelopeTo.includes('chief@example.com'))
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toContain('writer')
  expect(letters[0]?.text).toContain('For the {{company}} fair')
  expect(letters[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect((await app.get(delivery.list, { topic: 'right.ask' }, admin)).total).toBe(1)

  for (const who of [chief, desk, admin]) {
    expect(await app.get(calls.list, {}, who)).toMatchObject([
      { resource: 'web_news', person: { username: 'writer' } },
    ])
  }
  expect((await app.ask(calls.list, {}, writer)).code).toBe(CODE.forbidden)
  expect((await door('web_news')).asked).toMatchObject({ declinedBy: null })
})

test('somebody without the key neither reads a request nor puts it aside', async () => {
  const blind = await app.signIn('blind')
  expect(await app.get(calls.list, {}, blind)).toEqual([])
  const [request] = await app.get(calls.list, {}, chief)
  expect((await app.ask(calls.decline, { id: request?.id ?? 0 }, blind)).code).toBe(CODE.notFound)
})

test('a request is put aside by name, and is over once the right is held', async () => {
  const [request] = await app.get(calls.list, {}, chief)
  const id = request?.id ?? 0
  await app.get(calls.decline, { id }, chief)
  expect((await app.ask(calls.decline, { id }, admin)).code).toBe(CODE.notFound)
  expect((await door('web_news')).asked).toMatchObject({ declinedBy: 'Chen Wei' })
  expect(await app.get(calls.list, {}, desk)).toEqual([])

  app.tick(DAY + 1)
  expect((await door('web_news')).asked).toBeNull()
  await app.get(calls.ask, { resource: 'web_news' }, writer)
  expect(await app.get(calls.list, {}, desk)).toHaveLength(1)
  const role = await app.get(roleCalls.read, { id: writer.roleId }, admin)
  const { id: roleId, version } = role
  await app.get(roleCalls.grant, { id: roleId, version, grants: ['web_product', 'web_news'] }, admin)
  expect(await app.get(calls.list, {}, desk)).toEqual([])
  expect(await door('web_news')).toMatchObject({ held: true })
  expect((await app.ask(calls.ask, { resource: 'web_news' }, writer)).code).toBe(CODE.conflict)
})

test('one person asks ten times a day at most, whatever it is for', async () => {
  app.tick(DAY + 1)
  const eager = await app.personWith('eager', [])
  const keys = ['web_product', 'web_media', 'web_search', 'web_message', 'web_setting', 'monitor'] as const
  const more = ['loginLog', 'userList', 'roleList', 'sysmenuList', 'operationLog', 'web_release'] as const
  const codes = []
  for (const resource of [...keys, ...more]) codes.push((await app.ask(calls.ask, { resource }, eager)).code)
  expect(codes.filter((code) => code === CODE.ok)).toHaveLength(10)
  expect(codes.at(-1)).toBe(CODE.tooMany)
})
