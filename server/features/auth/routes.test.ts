import { expect, test } from 'vitest'
import { monitorCalls } from '#contract/monitoring/monitor.ts'
import { authCalls } from '#contract/people/auth.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import { PASSWORD, testApp } from '#server/testing/app.ts'

const app = await testApp()

test('a person signs in with a trimmed name and reads roles, menus and buttons', async () => {
  const { token } = await app.get(authCalls.login, { username: '  Admin ', password: PASSWORD, code: '' })
  expect(token).toMatch(/^[\w-]{43}$/)
  const info = await app.get(authCalls.getUserInfo, {}, { token })
  expect(info.roles).toEqual(['admin'])
  expect(info.menus.map((menu) => menu.resources)).toEqual([
    'webSystemManage',
    'sysUserManage',
    'logManagement',
  ])
  expect(info.menus[0]?.children.map((menu) => menu.resources)).toEqual([
    'web_homepage',
    'web_aboutus',
    'web_product_type',
    'web_product',
    'web_success_case',
    'web_news',
    'web_event',
    'web_document',
    'web_vacancy',
    'web_dealer',
    'web_media',
    'web_release',
    'web_review',
    'web_proposal',
    'web_translation',
    'web_past',
    'web_search',
    'web_message',
    'web_quote',
    'web_delivery',
    'web_setting',
    'web_webhook',
  ])
  expect(info.buttons).toContainEqual({ resources: 'web_product:delete' })
  expect(info.mustChangePassword).toBe(false)
})

test('each sign-in has a token of its own, and the one before it goes on', async () => {
  const [one, other] = [await app.signIn(), await app.signIn()]
  expect(one.token).not.toBe(other.token)
  for (const who of [one, other]) expect((await app.ask(authCalls.getUserInfo, {}, who)).code).toBe(200)
})

test('a person sees what was granted, the page of a granted button, and the directories above', async () => {
  const who = await app.personWith('reader', ['web_product:update'])
  const info = await app.get(authCalls.getUserInfo, {}, who)
  expect(info.menus).toMatchObject([
    { resources: 'webSystemManage', children: [{ resources: 'web_product' }] },
  ])
  expect(info.menus[0]?.children).toHaveLength(1)
  expect(info.buttons).toEqual([{ resources: 'web_product:update' }])
  expect((await app.ask(productCalls.list, {}, who)).code).toBe(CODE.ok)
  expect((await app.ask(productTypeCalls.list, {}, who)).code).toBe(CODE.forbidden)
})

test('unknown names, wrong passwords and disabled people read the same', async () => {
  const gone = await app.personWith('gone', [])
  await app.parts.storage.db
    .updateTable('user_account')
    .set({ flag: 'disabled' })
    .where('id', '=', gone.id)
    .execute()
  const answers = await Promise.all([
    app.ask(authCalls.login, { username: 'nobody', password: PASSWORD, code: '' }),
    app.ask(authCalls.login, { username: 'admin', password: 'wrong-one', code: '' }),
    app.ask(authCalls.login, { username: 'gone', password: PASSWORD, code: '' }),
  ])
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ code: CODE.invalid, status: 400 })
})

test('a call without a token, with an unknown one and with an ended one is refused with 401', async () => {
  const who = await app.signIn()
  await app.get(authCalls.logout, { token: 'ignored' }, who)
  for (const with_ of [{}, { token: 'x'.repeat(43) }, { token: '' }, who]) {
    expect(await app.ask(authCalls.getUserInfo, {}, with_)).toMatchObject({ code: 401, status: 401 })
  }
})

test('a token in a cookie alone does not sign in', async () => {
  const { token = '' } = await app.signIn()
  const answer = await app.ask(authCalls.getUserInfo, {}, { cookies: { 'Admin-Token': token } })
  expect(answer.code).toBe(CODE.notSignedIn)
})

test('a session that began in a browser is useless without its http-only cookie', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: authCalls.login.path,
    payload: { username: 'admin', password: PASSWORD, code: '' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { token } = reply.json().data
  const cookie = reply.cookies.find(({ name }) => name === 'Admin-Binding')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  const bound = { 'Admin-Binding': cookie?.value ?? '' }
  expect((await app.ask(authCalls.getUserInfo, {}, { token })).code).toBe(CODE.notSignedIn)
  const foreign = { 'Admin-Binding': bound['Admin-Binding'].split('').reverse().join('') }
  expect((await app.ask(authCalls.getUserInfo, {}, { token, cookies: foreign })).code).toBe(CODE.notSignedIn)
  expect((await app.ask(authCalls.getUserInfo, {}, { token, cookies: bound })).code).toBe(CODE.ok)
})

test('over https the cookies of the server are bound to this very host, and one that a neighbour planted counts for nothing', async () => {
  const safe = await testApp({ PUBLIC_URL: 'https://www.example.com' })
  const picture = await safe.inject({ method: 'POST', url: authCalls.getCodes.path })
  const reply = await safe.inject({
    method: 'POST',
    url: authCalls.login.path,
    payload: { username: 'admin', password: PASSWORD, code: '' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(reply.headers['strict-transport-security']).toMatch(/^max-age=31536000/)
  const cookies = [...picture.cookies, ...reply.cookies]
  expect(cookies.map(({ name }) => name)).toEqual(['__Host-captcha', '__Host-Admin-Binding'])
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/' })
    expect(cookie).not.toHaveProperty('domain')
  }
  const { token } = reply.json().data
  const value = cookies[1]?.value ?? ''
  const code = async (name: string) =>
    (await safe.ask(authCalls.getUserInfo, {}, { token, cookies: { [name]: value } })).code
  expect(await code('__Host-Admin-Binding')).toBe(CODE.ok)
  expect(await code('Admin-Binding')).toBe(CODE.notSignedIn)
})

test('an idle session ends after 30 minutes, an active one after 12 hours', async () => {
  const idle = await app.signIn()
  app.tick(31 * 60_000)
  expect((await app.ask(authCalls.getUserInfo, {}, idle)).code).toBe(CODE.notSignedIn)
  const active = await app.signIn()
  for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
    expect((await app.ask(authCalls.getUserInfo, {}, active)).code).toBe(CODE.ok)
    app.tick(20 * 60_000)
  }
  app.tick(60_000)
  expect((await app.ask(authCalls.getUserInfo, {}, active)).code).toBe(CODE.notSignedIn)
})

test('what a page asks for on its own does not keep a session alive', async () => {
  const watching = await app.signIn()
  for (let minutes = 0; minutes < 30; minutes += 5) {
    expect((await app.ask(monitorCalls.server, {}, watching)).code).toBe(CODE.ok)
    app.tick(5 * 60_000)
  }
  app.tick(60_000)
  expect((await app.ask(monitorCalls.server, {}, watching)).code).toBe(CODE.notSignedIn)
})

test('whoever is disabled is told "4001" at the next call', async () => {
  const who = await app.personWith('sacked', ['web_product'])
  await app.parts.storage.db
    .updateTable('user_account')
    .set({ flag: 'disabled' })
    .where('id', '=', who.id)
    .execute()
  const answer = await app.ask(productCalls.list, {}, who)
  expect(answer).toMatchObject({ code: '4001', status: 401, msg: expect.any(String) })
})

test('a role taken away is felt at the next call', async () => {
  const who = await app.personWith('demoted', ['web_product'])
  expect((await app.ask(productCalls.list, {}, who)).code).toBe(CODE.ok)
  await app.parts.storage.db.deleteFrom('user_role').where('user_id', '=', who.id).execute()
  expect(await app.ask(productCalls.list, {}, who)).toMatchObject({ code: 403, status: 403 })
})

test('a password that somebody else set must be changed before anything else', async () => {
  const who = await app.personWith('newcomer', ['web_product'], true)
  expect((await app.get(authCalls.getUserInfo, {}, who)).mustChangePassword).toBe(true)
  expect((await app.ask(productCalls.list, {}, who)).code).toBe(CODE.forbidden)
  const change = { pwd: PASSWORD, updatepwd: 'Another-1!', updateconfirmPwd: 'Another-1!' }
  await app.get(authCalls.updatePassword, change, who)
  expect((await app.ask(productCalls.list, {}, who)).code).toBe(CODE.notSignedIn)
  const again = await app.signIn('newcomer', 'Another-1!')
  expect((await app.ask(productCalls.list, {}, again)).code).toBe(CODE.ok)
})

test('public calls take no notice of a token', async () => {
  expect((await app.ask(productTypeCalls.listAll, {}, { token: 'nonsense' })).code).toBe(CODE.ok)
})

test('a new password is refused by field when it is short, common, repeated wrongly or the old one', async () => {
  const who = await app.personWith('changer', [])
  const change = (pwd: string, updatepwd: string, updateconfirmPwd = updatepwd) =>
    app.ask(
      authCalls.updatePassword,
      { pwd, updatepwd, updateconfirmPwd },
      { ...who, headers: { cookie: 'language=zh' } },
    )
  expect(await change('wrong-one', 'Another-1!')).toMatchObject({
    code: 400,
    data: { fields: { pwd: expect.any(String) } },
  })
  const letters = 'k7#qzpX-2w!Lm9vT'
  for (const length of [3, 5, 16]) {
    const refused = { data: { fields: { updatepwd: '密码长度6-15位' } } }
    expect(await change(PASSWORD, letters.slice(0, length))).toMatchObject(refused)
  }
  expect(await change(PASSWORD, '')).toMatchObject({ data: { fields: { updatepwd: '请输入密码' } } })
  expect(await change(PASSWORD, 'password')).toMatchObject({
    data: { fields: { updatepwd: expect.any(String) } },
  })
  expect(await change(PASSWORD, 'Another-1!', 'other')).toMatchObject({
    data: { fields: { updateconfirmPwd: '两次输入密码不一致!' } },
  })
  expect(await change(PASSWORD, PASSWORD)).toMatchObject({
    data: { fields: { updatepwd: expect.any(String) } },
  })
  // The shortest and the longest are taken as far as their length goes: only the repetition is wrong.
  for (const length of [6, 15]) {
    const answer = await change(PASSWORD, letters.slice(0, length), 'other')
    expect(answer.data).toEqual({ fields: { updateconfirmPwd: '两次输入密码不一致!' } })
  }
})
