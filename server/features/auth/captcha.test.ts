import { expect, test } from 'vitest'
import { authCalls } from '#contract/people/auth.ts'
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
