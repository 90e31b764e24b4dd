// A forgotten password: the letter with the link, what it is good for, and what nobody learns by asking.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deliveryCalls as delivery } from '#contract/deliveries/delivery.ts'
import { loginLogCalls, operationLogCalls } from '#contract/monitoring/log.ts'
import { authCalls } from '#contract/people/auth.ts'
import { passwordResetCalls as calls } from '#contract/people/password-reset.ts'
import { siteCalls } from '#contract/site/site.ts'
import { CODE } from '#contract/wire/answer.ts'
import { tidyEnquiries } from '#server/parts/enquiries/upkeep.ts'
import { PASSWORD, testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { mailServer } from '#server/testing/mail-server.ts'
import { LETTER_LIMIT, LINK_MS, REQUEST_LIMIT } from './reset-rules.ts'

const smtp = await mailServer()
afterAll(() => smtp.close())
const app = await testApp({ ...LONG_SESSIONS, ...smtp.environment, PUBLIC_URL: 'https://lanbo.example/' })
const { storage, outbox } = app.parts
const { db } = storage
const admin = await app.signIn()
const HOUR = 3_600_000
const NEW = 'Lanbo-2027!'

beforeEach(async () => {
  smtp.state.mood = 'takes'
  // Nobody has asked for a while, and no letter is on its way.
  app.tick(2 * HOUR)
  await outbox.flush()
})

let people = 0
/** A person with a mail address of their own. */
async function somebody(more: { email?: string; flag?: 'disabled' } = {}) {
  const username = `reset-${++people}`
  const email = more.email ?? `${username}@lanbo.example`
  const who = await app.personWith(username, [])
  await db
    .updateTable('user_account')
    .set({ email, ...(more.flag && { flag: more.flag }) })
    .where('id', '=', who.id)
    .execute()
  return { ...who, username, email }
}

const resets = async () => (await app.get(loginLogCalls.list, { outcome: 'reset' }, admin)).items
/** Asks, waits until the server has made up its mind, and answers what the log says of it. */
async function asks(username: string, headers: Record<string, string> = {}) {
  const before = (await resets())[0]?.id ?? 0
  const answer = await app.ask(calls.ask, { username, code: '' }, { headers })
  expect(answer).toMatchObject({ code: CODE.ok, data: null })
  await expect.poll(async () => (await resets())[0]?.id ?? 0).toBeGreaterThan(before)
  return (await resets())[0]?.reason
}
const lettersTo = (email: string) => smtp.taken.filter(({ envelopeTo }) => envelopeTo.includes(email))
const tokenIn = (text = '') => /newPassword\?token=([\w-]{43})$/m.exec(text)?.[1] ?? ''
/** Asks and answers the secret of the letter that came. */
async function linkFor({ username, email }: { username: string; email: string }) {
  expect(await asks(username)).toBe('letter')
  await outbox.flush()
  return tokenIn(lettersTo(email).at(-1)?.text)
}
const use = (token: string, password = NEW) =>
  app.ask(calls.reset, { token, updatepwd: password, updateconfirmPwd: password })
const parcels = async () => (await app.get(delivery.list, { topic: 'user.reset' }, admin)).items

test('a letter with a link goes to the person, whether the name or the mail address was given', async () => {
  const who = await somebody()
  expect(await asks(who.email.toUpperCase(), { cookie: 'language=es', host: 'evil.example' })).toBe('letter')
  await outbox.flush()
  const [letter] = lettersTo(who.email)
  expect(letter?.subject).toContain('Restablecer su contraseña')
  expect(letter?.text).toMatch(/https:\/\/lanbo\.example\/#\/njlbWebLogin\/newPassword\?token=[\w-]{43}$/m)
  expect(letter?.text).toContain(`«${who.username}»`)
  expect(`${letter?.text}${letter?.html}`).not.toContain('evil.example')
  expect(letter?.html).toContain(
    `href="https://lanbo.example/#/njlbWebLogin/newPassword?token=${tokenIn(letter?.text)}"`,
  )
})

test('a new password ends every session and every lock, is told by letter, and stands in both logs', async () => {
  const who = await somebody()
  for (let tries = 0; tries < 5; tries++)
    await app.ask(authCalls.login, { username: who.username, password: 'wrong-one', code: '' })
  const token = await linkFor(who)
  expect(await app.get(calls.read, { token })).toEqual({ username: who.username })
  expect((await use(token)).code).toBe(CODE.ok)
  expect((await app.ask(authCalls.getUserInfo, {}, who)).code).toBe(CODE.notSignedIn)
  expect(
    (await app.ask(authCalls.login, { username: who.username, password: PASSWORD, code: '' })).code,
  ).toBe(CODE.invalid)
  const { token: session = '' } = await app.signIn(who.username, NEW)
  expect((await app.get(authCalls.getUserInfo, {}, { token: session })).mustChangePassword).toBe(false)
  await outbox.flush()
  expect(lettersTo(who.email).at(-1)?.text).toContain(`“${who.username}”`)
  expect((await resets())[0]).toMatchObject({ username: who.username, userId: who.id, reason: '' })
  const { items } = await app.get(operationLogCalls.list, { module: 'my', verb: 'resetPassword' }, admin)
  expect(items[0]).toMatchObject({ username: who.username, recordId: who.id, outcome: 200 })
  const entry = await app.get(operationLogCalls.read, { id: items[0]?.id ?? 0 }, admin)
  expect(JSON.stringify(entry)).not.toContain(token)
  expect(JSON.stringify(entry)).not.toContain('argon2')
})

test('a link works once, for thirty minutes, and an older one not at all; of ten at once one wins', async () => {
  const who = await somebody()
  const older = await linkFor(who)
  const token = await linkFor(who)
  expect((await use(older)).code).toBe(CODE.gone)
  const answers = await Promise.all(Array.from({ length: 10 }, () => use(token)))
  expect(answers.filter(({ code }) => code === CODE.ok)).toHaveLength(1)
  expect((await use(token, 'Lanbo-2028!')).code).toBe(CODE.gone)
  const late = await linkFor(who)
  app.tick(LINK_MS)
  expect((await app.ask(calls.read, { token: late })).code).toBe(CODE.gone)
  expect((await use(late, 'Lanbo-2028!')).code).toBe(CODE.gone)
})

test('a link is void when the password or the mail address changes, or the person may no longer sign in', async () => {
  const changes = [
    { password_hash: 'another' },
    { email: 'moved@lanbo.example' },
    { flag: 'disabled' as const },
    { trashed_at: 1 },
  ]
  for (const change of changes) {
    const who = await somebody()
    const token = await linkFor(who)
    await db.updateTable('user_account').set(change).where('id', '=', who.id).execute()
    expect((await use(token)).code).toBe(CODE.gone)
  }
})

test('a new password keeps the rules that everybody has, and a refused one leaves the link as it is', async () => {
  const who = await somebody()
  const token = await linkFor(who)
  for (const bad of ['short', '123456', who.username, PASSWORD]) {
    expect(await use(token, bad)).toMatchObject({
      code: CODE.invalid,
      data: { fields: { updatepwd: expect.any(String) } },
    })
  }
  const differing = { token, updatepwd: NEW, updateconfirmPwd: `${NEW}x` }
  expect(await app.ask(calls.reset, differing)).toMatchObject({
    data: { fields: { updateconfirmPwd: expect.any(String) } },
  })
  expect((await use(token)).code).toBe(CODE.ok)
})

test('the answer is the same whoever is asked for, and nothing goes to whom nothing can go', async () => {
  const disabled = await somebody({ flag: 'disabled' })
  const unreachable = await somebody({ email: '' })
  const known = await somebody()
  const sent = smtp.taken.length
  expect(await asks('nobody-of-us')).toBe('unknownUser')
  expect(await asks(disabled.username)).toBe('disabled')
  expect(await asks(unreachable.username)).toBe('noAddress')
  await outbox.flush()
  expect(smtp.taken).toHaveLength(sent)
  const bytes = (username: string) =>
    app.inject({ method: 'POST', url: calls.ask.path, payload: { username, code: '' } })
  const [one, other] = [await bytes(known.username), await bytes('nobody-of-us')]
  expect(one.body).toBe(other.body)
  expect(one.statusCode).toBe(other.statusCode)
})

test('one address may ask so often, and one person gets so many letters, whoever asks', async () => {
  const who = await somebody()
  for (let letters = 0; letters < LETTER_LIMIT.points; letters++)
    expect(await asks(who.username)).toBe('letter')
  expect(await asks(who.email)).toBe('tooMany')
  for (let left = REQUEST_LIMIT.points - LETTER_LIMIT.points - 1; left > 0; left--) await asks('nobody-of-us')
  const refused = await app.ask(calls.ask, { username: 'nobody-of-us', code: '' })
  expect(refused).toMatchObject({ code: CODE.tooMany })
})

test('the secret is in the store as a hash, and in the letter only until that was sent or given up', async () => {
  const who = await somebody()
  smtp.state.mood = 'busy'
  await asks(who.username)
  await outbox.flush()
  const [waiting] = await parcels()
  if (!waiting) throw new Error('no letter waits')
  expect(waiting).toMatchObject({ state: 'waiting', sendable: true })
  const payloadOf = async (id: number) =>
    (await db.selectFrom('outbox').select('payload').where('id', '=', id).executeTakeFirstOrThrow()).payload
  const token = tokenIn(JSON.parse(await payloadOf(waiting.id)).text)
  expect(token).not.toBe('')
  const links = await db.selectFrom('password_reset').selectAll().execute()
  expect(JSON.stringify(links)).not.toContain(token)

  smtp.state.mood = 'takes'
  app.tick(60_000)
  await outbox.flush()
  expect(tokenIn(lettersTo(who.email).at(-1)?.text)).toBe(token)
  const [sent] = await parcels()
  expect(sent).toMatchObject({ id: waiting.id, state: 'sent', sendable: false })
  expect(await payloadOf(waiting.id)).toBe('')
  const { id, version } = sent ?? waiting
  expect((await app.ask(delivery.send, { id, version }, admin)).code).toBe(CODE.unprocessable)
})

test('a letter that comes too late is given up, by the outbox or by upkeep, and one that staff discard is wiped', async () => {
  const who = await somebody()
  smtp.state.mood = 'busy'
  await asks(who.username)
  await outbox.flush()
  const [discarded] = await parcels()
  if (!discarded) throw new Error('no letter waits')
  await app.get(delivery.discard, { id: discarded.id, version: discarded.version }, admin)
  expect((await parcels())[0]).toMatchObject({ state: 'discarded', sendable: false })

  await asks(who.username)
  await outbox.flush()
  smtp.state.mood = 'takes'
  const sent = smtp.taken.length
  app.tick(LINK_MS)
  await outbox.flush()
  expect(smtp.taken).toHaveLength(sent)
  expect((await parcels())[0]).toMatchObject({ state: 'dead', sendable: false })

  app.tick(2 * HOUR)
  await asks(who.username)
  app.tick(LINK_MS)
  await tidyEnquiries({ db, addressDays: 0, now: app.parts.now })
  expect((await parcels())[0]).toMatchObject({ state: 'dead', sendable: false })
  // Counts of tries that are over go with them.
  app.tick(2 * HOUR)
  await tidyEnquiries({ db, addressDays: 0, now: app.parts.now })
  expect(await db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
})

test('with a captcha, a wrong one is refused before anything is looked up', async () => {
  const strict = await testApp({ ...smtp.environment, PUBLIC_URL: 'https://lanbo.example', CAPTCHA: 'on' })
  expect(await strict.ask(calls.ask, { username: 'admin', code: 'xxxx' })).toMatchObject({
    code: CODE.invalid,
    data: { fields: { code: expect.any(String) } },
  })
})

test('the site says whether letters can be had; without a mail server or an address of its own none is written', async () => {
  expect((await app.get(siteCalls.get, {})).passwordReset).toBe(true)
  for (const environment of [smtp.environment, { PUBLIC_URL: 'https://lanbo.example' }]) {
    const without = await testApp(environment)
    expect((await without.get(siteCalls.get, {})).passwordReset).toBe(false)
    await without.parts.storage.db.updateTable('user_account').set({ email: 'x@lanbo.example' }).execute()
    expect((await without.ask(calls.ask, { username: 'admin', code: '' })).code).toBe(CODE.ok)
    await without.app.close()
    expect(await without.parts.storage.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  }
})
