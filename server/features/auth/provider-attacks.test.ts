// What does not get through single sign-on; the attacks of SECURITY.md by name, against real providers.
import { afterAll, expect, test } from 'vitest'
import { loginLogCalls } from '#contract/monitoring/log.ts'
import { authCalls } from '#contract/people/auth.ts'
import { secondStepCalls } from '#contract/people/second-step.ts'
import { singleSignOnCalls as calls, returnPath } from '#contract/people/single-sign-on.ts'
import { userCalls } from '#contract/people/staff.ts'
import { CODE } from '#contract/wire/answer.ts'
import { PASSWORD, testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { FORGERIES, startForgedIssuer } from '#server/testing/sign-in/forged-issuer.ts'
import { browserAt, CLIENT } from '#server/testing/sign-in/identity-provider.ts'
import { codeOf, secondSteps } from '#server/testing/sign-in/second-steps.ts'
import { browserHere, signInAs, withProvider } from '#server/testing/sign-in/single-sign-on.ts'
import { LOGGED_REFUSALS } from './rules.ts'

const ROLES = { people: 'made', roles: { '*': ['role-reader'] } }
const forged = await startForgedIssuer(CLIENT.clientId, 'forged')
const company = await withProvider({ ...ROLES }, [
  {
    name: 'sole',
    title: 'Sole',
    clientId: `${CLIENT.clientId}-sole`,
    ...ROLES,
    domains: ['sole.com'],
    only: true,
    except: ['glass', 'rescue'],
    secondStep: 'theirs',
  },
  { name: 'forged', title: 'Forged', issuer: forged.issuer, ...ROLES },
  { name: 'foreign', title: 'Foreign', issuer: 'http://127.0.0.1:9', ...ROLES },
])
afterAll(() => Promise.all([company.close(), forged.close()]))
const app = await testApp({ ...LONG_SESSIONS, PROOF_MINUTES: '15', ...company.environment })
const admin = await app.signIn()
await app.personWith('reader', ['web_news'])
const { addAuthenticator, addPasskey } = secondSteps(app)
const { issuer, publicUrl } = company
const { db } = app.parts.storage

/** Begins here and signs in there, and answers the address that leads back. */
async function setOut(login: string, provider = 'company', more: object = {}) {
  const here = browserHere(app)
  return { here, back: await browserAt(issuer).signIn(await here.begin(provider, more), login) }
}
const setEmail = (id: number, email: string) =>
  db.updateTable('user_account').set({ email }).where('id', '=', id).execute()
const withQuery = (address: string, change: (query: URLSearchParams) => void) => {
  const url = new URL(address)
  change(url.searchParams)
  return url.href
}
const infoOf = (token: string, cookies: Record<string, string>) =>
  app.get(authCalls.getUserInfo, {}, { token, cookies })

test('fixation: an address that another browser set out for signs nobody in', async () => {
  const { back } = await setOut('mallory')
  const victim = browserHere(app)
  expect(await victim.comeBack(back)).toEqual({ provider: 'over' })
  expect((await victim.end()).code).toBe(CODE.gone)
  const alsoAway = browserHere(app)
  await alsoAway.begin()
  expect(await alsoAway.comeBack(back)).toEqual({ provider: 'over' })
})

test('replay: what came back is good once, and so is what it opens', async () => {
  const { here, back } = await setOut('replay')
  const before = { ...here.jar }
  expect(await here.comeBack(back)).toEqual({ provider: 'done' })
  const opened = { ...here.jar }
  Object.assign(here.jar, before)
  expect(await here.comeBack(back)).toEqual({ provider: 'over' })
  Object.assign(here.jar, opened)
  expect((await here.end()).code).toBe(CODE.ok)
  Object.assign(here.jar, opened)
  expect((await here.end()).code).toBe(CODE.gone)
})

test('of many who end one sign-in at once, one is let in', async () => {
  const { here, back } = await setOut('at-once')
  await here.comeBack(back)
  const cookies = { ...here.jar }
  const ends = Array.from({ length: 5 }, () =>
    app.inject({ method: 'POST', url: calls.end.path, payload: {}, cookies }),
  )
  const codes = (await Promise.all(ends)).map((reply) => reply.json().code)
  expect(codes.filter((code) => code === CODE.ok)).toHaveLength(1)
})

test('a code of somebody else is worth nothing: it belongs to the verifier and the nonce of its own sign-in', async () => {
  const theirs = new URL((await setOut('victim')).back).searchParams.get('code') ?? ''
  const { here, back } = await setOut('thief')
  const injected = withQuery(back, (query) => query.set('code', theirs))
  expect(await here.comeBack(injected)).toEqual({ provider: 'failed' })
})

test('mix-up of issuer: neither another name of the issuer, nor the address of another provider gets through', async () => {
  const first = await setOut('mixed')
  const renamed = withQuery(first.back, (query) => query.set('iss', 'https://evil.example.com'))
  expect(await first.here.comeBack(renamed)).toEqual({ provider: 'failed' })
  const second = await setOut('mixed')
  const moved = second.back.replace(returnPath('company'), returnPath('sole'))
  expect(await second.here.comeBack(moved)).toEqual({ provider: 'failed' })
})

test.each(FORGERIES)('a token of a provider that is %s', async (how) => {
  forged.forge(how)
  const here = browserHere(app)
  const sent = await fetch(await here.begin('forged'), { redirect: 'manual' })
  const told = await here.comeBack(sent.headers.get('location') ?? '')
  expect(told).toEqual({ provider: how === 'as it should be' ? 'done' : 'failed' })
})

test('a flood of made-up returns fills no log, and where no provider has that name there is nothing', async () => {
  app.tick(LOGGED_REFUSALS.seconds * 1000)
  const refused = () =>
    app.get(loginLogCalls.list, { reason: 'stepOver', page: 1, limit: 1 }, admin).then(({ total }) => total)
  const before = await refused()
  const come = (name: string, state: number) =>
    app.inject({ method: 'GET', url: `${returnPath(name)}?code=x&state=${state}` })
  for (let tries = 0; tries < LOGGED_REFUSALS.points + 10; tries++)
    expect((await come('company', tries)).statusCode).toBe(303)
  expect(await refused()).toBe(before + LOGGED_REFUSALS.points)
  expect((await come('nowhere', 1)).statusCode).toBe(404)
})

test('whoever turns back at the provider is told so, and one that is away lets nobody in', async () => {
  const { here, back } = await setOut('regret')
  const turned = withQuery(back, (query) => {
    query.delete('code')
    query.set('error', 'access_denied')
  })
  expect(await here.comeBack(turned)).toEqual({ provider: 'cancelled' })
  expect((await here.post(calls.begin.path, { provider: 'foreign' })).code).toBe(CODE.unprocessable)
  expect((await here.post(calls.begin.path, { provider: 'nowhere' })).code).toBe(CODE.notFound)
})

test('token in an address: where somebody is led to after a sign-in holds no secret, and no page hears of it', async () => {
  const { here, back } = await setOut('quiet')
  const { pathname, search } = new URL(back)
  const reply = await app.inject({ method: 'GET', url: pathname + search, cookies: here.jar })
  expect(reply.headers.location).toBe('/#/njlbWebLogin?provider=done')
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  const [cookie] = reply.cookies as unknown as { name: string; httpOnly: boolean; sameSite: string }[]
  expect(cookie).toMatchObject({ name: 'Sign-In-Provider', httpOnly: true, sameSite: 'Strict' })
})

test('a sign-in that took too long begins anew', async () => {
  const { here, back } = await setOut('late')
  app.tick(16 * 60_000)
  expect(await here.comeBack(back)).toEqual({ provider: 'over' })
})

test('downgrade: where a provider alone lets people in, neither password nor passkey does; the account for emergencies goes in', async () => {
  const person = await app.personWith('sole', [])
  const { key } = await addPasskey(person, 'Laptop', { origin: publicUrl })
  const glass = await app.personWith('glass', [])
  for (const [id, email] of [
    [person.id, 'sole@sole.com'],
    [glass.id, 'glass@sole.com'],
  ] as const)
    await setEmail(id, email)
  const login = { username: 'sole', password: PASSWORD, code: '' }
  const refused = await app.ask(authCalls.login, login)
  expect([refused.code, refused.data]).toEqual([CODE.forbidden, null])
  expect((await app.ask(authCalls.login, { ...login, password: 'wrong-1' })).code).toBe(CODE.invalid)
  const { step, passkey } = await app.get(secondStepCalls.beginPasskey, {})
  const byPasskey = { step, passkey: key.answer(passkey, { origin: publicUrl }) }
  expect((await app.ask(secondStepCalls.passkey, byPasskey)).code).toBe(CODE.forbidden)
  expect((await app.ask(authCalls.login, { ...login, username: 'glass' })).code).toBe(CODE.ok)
  const { items } = await app.get(loginLogCalls.list, { username: 'sole', page: 1, limit: 3 }, admin)
  expect(items.map(({ reason }) => reason)).toContain('passwordOff')
})

test('the account for emergencies is not taken over by whoever has its address at the provider', async () => {
  const rescue = await app.personWith('rescue', [])
  await setEmail(rescue.id, 'rescue@sole.com')
  company.people.set('rescuer', { email: 'rescue@sole.com', email_verified: true })
  const { here, back } = await setOut('rescuer', 'sole')
  await here.comeBack(back)
  const { data } = await here.end()
  expect((await infoOf(data.token, here.jar)).id).not.toBe(rescue.id)
  expect((await app.ask(authCalls.login, { username: 'rescue', password: PASSWORD, code: '' })).code).toBe(
    CODE.ok,
  )
})

test('a second step is asked for here of whoever has one, unless the provider asks for it', async () => {
  const first = await signInAs(app, issuer, 'stepper', { again: true })
  const { secret } = await addAuthenticator({ token: first.data.token, cookies: { ...first.here.jar } })
  app.tick(60_000)
  const again = await signInAs(app, issuer, 'stepper')
  expect([again.data.token, again.data.second.ways]).toEqual(['', ['code', 'recovery']])
  const answer = await again.here.post(secondStepCalls.second.path, {
    ...{ step: again.data.second.step, way: 'code', code: codeOf(app, secret) },
  })
  expect((await infoOf(answer.data.token, again.here.jar)).username).toBe('stepper')
  const { here, back } = await setOut('theirs', 'sole')
  await here.comeBack(back)
  const trusted = await here.end()
  expect(trusted.data.second).toBeNull()
  await db.updateTable('role').set({ second_step: 1 }).where('name', '=', 'role-reader').execute()
  expect((await infoOf(trusted.data.token, here.jar)).mustSetUpSecondStep).toBe(false)
  await db.updateTable('role').set({ second_step: 0 }).where('name', '=', 'role-reader').execute()
})

test('a borrowed session: being signed in at the provider shows nothing anew, signing in there again does', async () => {
  const { roleId } = await app.personWith('exporter', ['userList', 'userList:export'])
  const silent = await signInAs(app, issuer, 'chief')
  const { id } = await infoOf(silent.data.token, silent.here.jar)
  await db.insertInto('user_role').values({ user_id: id, role_id: roleId }).execute()
  const exportAs = (token: string, cookies: Record<string, string>) =>
    app.inject({ method: 'POST', url: userCalls.exportAll.path, headers: { 'x-token': token }, cookies })
  expect((await exportAs(silent.data.token, silent.here.jar)).json().code).toBe(CODE.prove)
  const again = await signInAs(app, issuer, 'chief', { again: true })
  expect((await exportAs(again.data.token, again.here.jar)).statusCode).toBe(200)
})
