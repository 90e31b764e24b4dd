// The program itself, as the owner starts and stops it.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programs } from '#server/testing/program.ts'

const { place, run } = programs()

test('the first start prints the administrator, who must change the password; the second prints none', async () => {
  const here = await place()
  const first = run(here)
  const address = await first.address
  await expect.poll(first.output).toMatch(/Sign in\s+admin \/ \S{14}/)
  const [, password = ''] = /Sign in\s+admin \/ (\S{14})/.exec(first.output()) ?? []
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password, code: '' }),
  })
  expect(login.status).toBe(400)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)

  const second = run({ ...here, CAPTCHA: 'off' })
  const again = await second.address
  expect(second.output()).not.toContain('Sign in')
  const signedIn = await fetch(`${again}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password, code: '' }),
  })
  const { data } = (await signedIn.json()) as { data: { token: string } }
  const info = await fetch(`${again}/api/user/getUserInfo`, {
    method: 'POST',
    headers: { 'x-token': data.token },
  })
  expect(await info.json()).toMatchObject({ data: { mustChangePassword: true } })
  second.child.kill('SIGINT')
  expect(await second.ended).toBe(0)
})

test('a request that is running when the server is told to stop is answered first', async () => {
  const server = run({ ...(await place()), ADMIN_PASSWORD: 'Lanbo-2026!', CAPTCHA: 'off' })
  const body = JSON.stringify({ username: 'nobody', password: 'wrong-one', code: '' })
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  }
  const running = request(`${await server.address}/api/auth/login`, { method: 'POST', headers })
  // The server says "go on" once it has the head of the request: from then on it is running.
  running.flushHeaders()
  await once(running, 'continue')
  server.child.kill('SIGTERM')
  running.end(body)
  const [answer] = (await once(running, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(400)
  answer.resume()
  expect(await server.ended).toBe(0)
})

test('a wrong setting and a used port stop the start with one clear line', async () => {
  const wrong = run({ ...(await place()), IMAGE_PORT: 'many' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.output().trim()).toMatch(/^IMAGE_PORT is wrong: [^\n]+$/)

  const server = run(await place())
  const { port } = new URL(await server.address)
  const second = run({ ...(await place()), PORT: port })
  expect(await second.ended).toBe(1)
  expect(second.output().trim()).toBe(`Port ${port} is in use; set PORT to another one.`)
})

test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'a file that is no database stops the start and is left alone',
  async () => {
    const here = await place()
    writeFileSync(
      join(here.DATA_DIR ?? '', 'site.sqlite'),
      'not a database, but somebody may want it back'.repeat(100),
    )
    const server = run(here)
    expect(await server.ended).toBe(1)
    expect(server.output()).toMatch(/cannot be used.*left as it is/)
  },
)
