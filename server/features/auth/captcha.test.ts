import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { authCalls, type Work } from '#contract/people/auth.ts'
import { siteCalls } from '#contract/site/site.ts'
import { CODE } from '#contract/wire/answer.ts'
import { PASSWORD, testApp } from '#server/testing/app.ts'

const strict = await testApp({ CAPTCHA: 'on' })

async function captcha() {
  const reply = await strict.inject({ method: 'POST', url: '/api/auth/getCodes?1790000000000' })
  const id = reply.cookies.find(({ name }) => name === 'captcha')?.value ?? ''
  const row = await strict.parts.storage.db
    .selectFrom('captcha')
    .select('code')
    .orderBy('expires_at', 'desc')
    .orderBy('id_hash')
    .execute()
  return { reply, id, codes: row.map(({ code }) => code) }
}

test('the captcha is a PNG that nobody keeps', async () => {
  const { reply } = await captcha()
  expect(reply.headers['content-type']).toBe('image/png')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.rawPayload.subarray(1, 4).toString()).toBe('PNG')
})

test('a captcha is good for one try: of twenty sign-ins at once at most one is judged', async () => {
  await strict.parts.storage.db.deleteFrom('captcha').execute()
  const { id, codes } = await captcha()
  const cookies = { captcha: id }
  const login = { username: 'admin', password: PASSWORD, code: ` ${codes[0]?.toLowerCase()} ` }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => strict.ask(authCalls.login, login, { cookies })),
  )
  expect(answers.filter(({ code }) => code === CODE.ok)).toHaveLength(1)
  expect(answers.filter((answer) => answer.code === CODE.invalid && answer.data?.fields?.code)).toHaveLength(
    19,
  )
})

test('work in place of the picture: the number that is found signs in once, a wrong one does not, and there is no picture', async () => {
  const working = await testApp({ CAPTCHA: 'work' })
  expect(await working.get(siteCalls.get, {})).toMatchObject({ captcha: true, work: true })
  const begin = async () => {
    const reply = await working.inject({ method: 'POST', url: authCalls.getWork.path, payload: {} })
    const [cookie] = reply.cookies
    return { work: reply.json().data as Work, cookies: { captcha: cookie?.value ?? '' } }
  }
  const login = (code: string, cookies: Record<string, string>) =>
    working.ask(authCalls.login, { username: 'admin', password: PASSWORD, code }, { cookies })
  const first = await begin()
  const found = numberOf(first.work)
  expect((await login(found, first.cookies)).code).toBe(CODE.ok)
  expect((await login(found, first.cookies)).code).toBe(CODE.invalid)
  const second = await begin()
  expect((await login('-1', second.cookies)).code).toBe(CODE.invalid)
  expect((await login(numberOf(second.work), second.cookies)).code).toBe(CODE.invalid)
  const third = await begin()
  const fourth = await begin()
  expect((await login(numberOf(third.work), fourth.cookies)).code).toBe(CODE.invalid)
  expect((await working.inject({ method: 'POST', url: '/api/auth/getCodes' })).json().code).toBe(
    CODE.notFound,
  )
  expect((await strict.ask(authCalls.getWork, {})).code).toBe(CODE.notFound)
})

/** As a browser finds it. */
function numberOf({ salt, hash, most }: Work): string {
  for (let number = 0; number <= most; number++)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === hash) return String(number)
  throw new Error('there is no such number')
}

test('a wrong, expired or missing captcha is refused before the password is looked at', async () => {
  await strict.parts.storage.db.deleteFrom('captcha').execute()
  const { id, codes } = await captcha()
  const login = (code: string, cookies: Record<string, string>) =>
    strict.ask(authCalls.login, { username: 'admin', password: PASSWORD, code }, { cookies })
  expect(await login('', {})).toMatchObject({ code: 400, data: { fields: { code: expect.any(String) } } })
  strict.tick(121_000)
  expect((await login(codes[0] ?? '', { captcha: id })).code).toBe(CODE.invalid)
  const second = await captcha()
  expect((await login('????', { captcha: second.id })).code).toBe(CODE.invalid)
  expect((await login(second.codes[0] ?? '', { captcha: second.id })).code).toBe(CODE.invalid)
})
