// Single sign-on against a real provider: whose account somebody has, with which roles, and what ends a session.
import { afterAll, expect, test } from 'vitest'
import { loginLogCalls, operationLogCalls } from '#contract/monitoring/log.ts'
import { authCalls } from '#contract/people/auth.ts'
import { singleSignOnCalls as calls, signedOutPath } from '#contract/people/single-sign-on.ts'
import { CODE } from '#contract/wire/answer.ts'
import { PASSWORD, testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { browserAt } from '#server/testing/sign-in/identity-provider.ts'
import { browserHere, signInAs, withProvider } from '#server/testing/sign-in/single-sign-on.ts'

const company = await withProvider({
  people: 'made',
  roles: { writers: ['role-writer'], chiefs: ['role-chief'] },
  domains: ['example.com'],
})
afterAll(company.close)
const app = await testApp({ ...LONG_SESSIONS, ...company.environment })
const admin = await app.signIn()
const writer = await app.personWith('writer', ['web_news'])
await app.personWith('chief', ['web_news', 'userList'])
const { people, issuer } = company
const { db } = app.parts.storage

const setEmail = (id: number, email: string) =>
  db.updateTable('user_account').set({ email }).where('id', '=', id).execute()
const infoOf = (data: unknown, here: ReturnType<typeof browserHere>) =>
  app.get(authCalls.getUserInfo, {}, { token: (data as { token: string }).token, cookies: here.jar })
const reasonsOf = async (username: string) => {
  const { items } = await app.get(loginLogCalls.list, { username, page: 1, limit: 10 }, admin)
  return items.map(({ outcome, reason }) => `${outcome} ${reason}`.trim())
}

test('the sign-in page offers the providers by name and title alone', async () => {
  expect(await app.get(calls.list, {})).toEqual([{ name: 'company', title: 'Company' }])
})

test('whoever comes for the first time gets an account with the roles of their groups, and the log says so', async () => {
  people.set('li.na', {
    name: 'Li Na',
    groups: ['writers', 'others'],
    email: 'li.na@example.com',
    email_verified: true,
  })
  const { data, here, told } = await signInAs(app, issuer, 'li.na', { to: '/web_news' })
  expect(told).toEqual({ provider: 'done', redirect: '/web_news' })
  const info = await infoOf(data, here)
  expect(info).toMatchObject({
    username: 'li.na',
    nickName: 'Li Na',
    email: 'li.na@example.com',
    mustChangePassword: false,
  })
  expect(info.roles).toEqual(['role-writer'])
  expect(await reasonsOf('li.na')).toEqual(['success byProvider'])
  const { items } = await app.get(operationLogCalls.list, { username: 'li.na', page: 1, limit: 5 }, admin)
  expect(items.map(({ module, verb, recordName }) => [module, verb, recordName])).toEqual([
    ['user', 'add', 'li.na'],
  ])
})

test('who comes again has the same account whatever they are called now, and roles that follow the groups', async () => {
  people.set('wang', { name: 'Wang', groups: ['writers'] })
  const first = await signInAs(app, issuer, 'wang')
  const { id } = await infoOf(first.data, first.here)
  people.set('wang', { name: 'Other', preferred_username: 'admin', groups: ['chiefs'] })
  const again = await signInAs(app, issuer, 'wang')
  const info = await infoOf(again.data, again.here)
  expect([info.id, info.username, info.roles]).toEqual([id, 'wang', ['role-chief']])
})

test('roles that the file does not name stay, and without any role nobody gets in', async () => {
  people.set('chen', { groups: ['writers'] })
  const { data, here } = await signInAs(app, issuer, 'chen')
  const { id } = await infoOf(data, here)
  const other = await app.personWith('other', ['web_message'])
  await db.insertInto('user_role').values({ user_id: id, role_id: other.roleId }).execute()
  people.set('chen', { groups: [] })
  const again = await signInAs(app, issuer, 'chen')
  expect((await infoOf(again.data, again.here)).roles).toEqual(['role-other'])
  people.set('nobody', { groups: ['others'] })
  expect((await signInAs(app, issuer, 'nobody')).told).toEqual({ provider: 'unknown' })
  const left = await db.selectFrom('user_account').select('id').where('username', '=', 'nobody').execute()
  expect(left).toEqual([])
})

test('an account of a domain that the provider speaks for is taken over: what opened it before opens it no more', async () => {
  await setEmail(writer.id, 'Writer@Example.com')
  const token = await app.parts.storage.db.transaction().execute((within) =>
    app.parts.programs.add(within, {
      ...{ person: { id: writer.id, username: 'writer' }, name: 'shop', scope: ['web_news'], days: 9 },
      ...{ languages: null, service: false },
    }),
  )
  people.set('w-1', { groups: ['writers'], email: 'writer@example.com', email_verified: true })
  const { data, here } = await signInAs(app, issuer, 'w-1')
  expect((await infoOf(data, here)).id).toBe(writer.id)
  expect((await app.ask(authCalls.getUserInfo, {}, writer)).status).toBe(401)
  expect((await app.ask(authCalls.login, { username: 'writer', password: PASSWORD, code: '' })).code).toBe(
    CODE.invalid,
  )
  expect(await app.parts.programs.find(token.token, '127.0.0.1')).toBeNull()
  const letters = await db.selectFrom('outbox').select(['topic', 'recipient']).execute()
  expect(letters).toContainEqual({ topic: 'user.provider', recipient: 'Writer@Example.com' })
})

test('substitution of account: neither an unverified address, nor one of another domain, nor the same one under another subject takes an account', async () => {
  const mark = await app.personWith('mark', [])
  await setEmail(mark.id, 'mark@example.com')
  const elsewhere = await app.personWith('elsewhere', [])
  await setEmail(elsewhere.id, 'boss@elsewhere.com')
  people.set('m-1', { groups: ['writers'], email: 'mark@example.com', email_verified: false })
  people.set('m-2', { groups: ['writers'], email: 'boss@elsewhere.com', email_verified: true })
  for (const login of ['m-1', 'm-2']) {
    const { data, here } = await signInAs(app, issuer, login)
    const info = await infoOf(data, here)
    expect([mark.id, elsewhere.id]).not.toContain(info.id)
    // The address stays with who has it.
    expect(info.email).toBe('')
  }
  people.set('m-3', { groups: ['writers'], email: 'mark@example.com', email_verified: true })
  const rightful = await signInAs(app, issuer, 'm-3')
  expect((await infoOf(rightful.data, rightful.here)).id).toBe(mark.id)
  people.set('m-4', { groups: ['writers'], email: 'mark@example.com', email_verified: true })
  expect((await signInAs(app, issuer, 'm-4')).told).toEqual({ provider: 'unknown' })
})

test('a disabled account stays closed, and the log says why', async () => {
  people.set('zhao', { groups: ['writers'] })
  const { data, here } = await signInAs(app, issuer, 'zhao')
  const { id } = await infoOf(data, here)
  await db.updateTable('user_account').set({ flag: 'disabled' }).where('id', '=', id).execute()
  expect((await signInAs(app, issuer, 'zhao')).told).toEqual({ provider: 'disabled' })
})

test('a sign-out at the provider ends what came from there, and only that', async () => {
  people.set('sun', { groups: ['writers'] })
  const there = browserAt(issuer)
  const here = browserHere(app)
  await here.comeBack(await there.signIn(await here.begin(), 'sun'))
  const { data } = await here.end()
  const other = await signInAs(app, issuer, 'sun')
  await app.app.listen({ port: company.port, host: '127.0.0.1' })
  const page = await (await there.visit(`${issuer}/session/end`)).text()
  const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? ''
  await there.visit(`${issuer}/session/end/confirm`, { xsrf, logout: 'yes' })
  const isOver = async () =>
    (await app.ask(authCalls.getUserInfo, {}, { token: data.token, cookies: here.jar })).status
  await expect.poll(isOver).toBe(401)
  expect((await infoOf(other.data, other.here)).username).toBe('sun')
})

test('a sign-out that nobody signed, or that is none, ends nothing', async () => {
  people.set('qian', { groups: ['writers'] })
  const { data, here } = await signInAs(app, issuer, 'qian')
  const say = (payload: string) =>
    app.inject({
      method: 'POST',
      url: signedOutPath('company'),
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { iss: issuer, aud: 'console', sub: 'qian', iat: Date.now() / 1000, jti: 'x' }
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const unsigned = `${part({ alg: 'none' })}.${part({ ...claims, events })}.`
  for (const body of ['', 'logout_token=', `logout_token=${unsigned}`, 'logout_token=a.b.c'])
    expect((await say(body)).statusCode).toBe(400)
  expect((await infoOf(data, here)).username).toBe('qian')
})
