// The program itself, as the owner starts and stops it.
import { once } from 'node:events'
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
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

test('told to stop the server says so at once, and answers whoever is still sent to it for as long as was said', async () => {
  const server = run({ ...(await place()), DRAIN_SECONDS: '2' })
  const address = await server.address
  const ready = async () => (await fetch(`${address}/readyz`)).status
  expect(await ready()).toBe(200)
  server.child.kill('SIGTERM')
  const told = performance.now()
  await expect.poll(ready, { interval: 20 }).toBe(503)
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'stopping' })
  const asked = request(`${address}/healthz`).end()
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close'])
  reply.resume()
  expect(await server.ended).toBe(0)
  expect(performance.now() - told).toBeGreaterThan(1_900)
})

test('told to stop while it makes the twin, it gives the lease back and leaves its store whole', async () => {
  const here = await place()
  const server = run(here)
  await server.address
  const parts = await openParts(readConfig({ LOG_LEVEL: 'silent', TWIN: 'off', ...here }))
  const leases = () => parts.storage.db.selectFrom('lease').select('name').execute()
  await expect.poll(leases).toEqual([{ name: expect.stringMatching(/^twin /) }])
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(await leases()).toEqual([])
  await closeParts(parts)
})

test('told to stop twice the server ends at once, whatever is running, and its store is whole', async () => {
  const here = { ...(await place()), ADMIN_PASSWORD: 'Lanbo-2026!', CAPTCHA: 'off' }
  const server = run(here)
  const headers = { 'content-type': 'application/json', 'content-length': 100, expect: '100-continue' }
  const hanging = request(`${await server.address}/api/auth/login`, { method: 'POST', headers })
  hanging.on('error', () => {})
  hanging.flushHeaders()
  await once(hanging, 'continue')
  server.child.kill('SIGTERM')
  // Another signal, since two of a kind that wait are one.
  server.child.kill('SIGINT')
  expect(await server.ended).not.toBe(0)

  const again = run(here)
  const login = await fetch(`${await again.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Lanbo-2026!', code: '' }),
  })
  expect(login.status).toBe(200)
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
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

/** A port where nobody listens. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return String(port)
}

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a database that cannot be reached is waited for, then told in one line; one that refuses is told at once',
  async () => {
    const here = await place()
    const nowhere = `postgres://site:secret@127.0.0.1:${await freePort()}/site`
    const waiting = run({ ...here, DATABASE_URL: nowhere, START_WAIT_SECONDS: '1' })
    expect(await waiting.ended).toBe(1)
    expect(waiting.output().trim().split('\n').toSorted()).toEqual([
      expect.stringMatching(
        /^The database \(DATABASE_URL\) cannot be reached at 127\.0\.0\.1:\d+: .*ECONNREFUSED/,
      ),
      expect.stringMatching(/^Waiting up to 1 s for the database at 127\.0\.0\.1:\d+: .*ECONNREFUSED/),
    ])
    expect(waiting.output()).not.toContain('secret')

    const wrong = new URL(here.DATABASE_URL ?? '')
    wrong.password = 'wrong'
    const refused = run({ ...here, DATABASE_URL: wrong.href })
    expect(await refused.ended).toBe(1)
    expect(refused.output().trim()).toMatch(/^The database \(DATABASE_URL\) refuses 127[^\n]+password[^\n]+$/)
  },
)

test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'a folder that cannot be used and an address that is not this machine stop the start with one clear line',
  async () => {
    const here = await place()
    const file = join(here.DATA_DIR ?? '', 'file')
    writeFileSync(file, '')
    const blocked = run({ ...here, DATA_DIR: join(file, 'data') })
    expect(await blocked.ended).toBe(1)
    expect(blocked.output().trim()).toMatch(/^The folder [^\n]+ \(DATA_DIR\) cannot be used: ENOTDIR[^\n]+$/)
    // An address for examples, which no machine has.
    const elsewhere = run({ ...here, HOST: '192.0.2.1' })
    expect(await elsewhere.ended).toBe(1)
    expect(elsewhere.output().trim()).toBe('This machine has no address 192.0.2.1; set HOST to another one.')
  },
)

test.runIf(existsSync('/dev/full'))('a log that nobody can write ends no server', async () => {
  const port = await freePort()
  const full = openSync('/dev/full', 'w')
  const server = run({ ...(await place()), PORT: port, LOG_LEVEL: 'info' }, { stdout: full })
  closeSync(full)
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ready, { timeout: 20_000 }).toBe(200)
  // Each of these writes a line.
  for (let count = 0; count < 20; count++) expect(await ready()).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

test.skipIf(process.platform === 'win32')(
  'a server whose starter is killed lets go of port and store',
  async () => {
    const handOver = new URL('../scripts/setup/hand-over.mjs', import.meta.url).href
    const main = new URL('main.ts', import.meta.url).pathname
    const code = `const { handOver } = await import(${JSON.stringify(handOver)}); await handOver(process.execPath, [${JSON.stringify(main)}])`
    const starter = run(await place(), { command: ['--input-type=module', '-e', code] })
    const address = await starter.address
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    starter.child.kill('SIGKILL')
    const answers = () =>
      fetch(`${address}/healthz`).then(
        () => true,
        () => false,
      )
    await expect.poll(answers, { timeout: 10_000 }).toBe(false)
  },
)
