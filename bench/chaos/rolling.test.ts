// Nodes of the last release and of this program beside each other on the newest tables, replaced one by one under load.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { freePort, PASSWORD, signIn } from '#bench/running-site.ts'
import { messageCalls } from '#contract/enquiries/message.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { siteCalls } from '#contract/site/site.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import { MIGRATIONS, migrate } from '#server/storage/migrate.ts'
import { openPostgres } from '#server/storage/postgres/open-postgres.ts'
import { programs } from '#server/testing/program.ts'
import { layLastRelease, RELEASE } from './last-release.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'site-rolling-'))
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
const { place, run } = programs()
afterAll(() => {
  for (const end of ends.toReversed()) end()
})

async function ready(address: string) {
  await expect
    .poll(
      () =>
        fetch(`${address}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200)
}

test('two nodes of the last release are replaced one by one under load: no request fails, nothing acknowledged is lost', {
  timeout: 240_000,
}, async ({ skip }) => {
  if (process.env.TEST_DATABASE !== 'postgres') skip('two nodes share a PostgreSQL')
  if (spawnSync('caddy', ['version']).status !== 0) skip('there is no Caddy here')
  const release = layLastRelease(folder)
  if (!release) return skip(`this clone has no commit ${RELEASE.commit}, the last release`)
  const here: Record<string, string> = {
    ...(await place()),
    ...{ ADMIN_PASSWORD: PASSWORD, CAPTCHA: 'off', DRAIN_SECONDS: '3', TRUSTED_PROXIES: '127.0.0.1' },
  }
  const ports = [await freePort(), await freePort()] as const
  const start = (port: number, command?: string[]) =>
    run({ ...here, PORT: String(port) }, command ? { command } : {})
  const nodes = [start(ports[0], [release])]
  await nodes[0]?.address
  // As `npm run admin -- migrate` does before, with a step that no program here knows.
  const storage = openPostgres(here.DATABASE_URL ?? '')
  ends.push(() => storage.close())
  const newest = Math.max(...MIGRATIONS.map(({ version }) => version))
  const statements = () => [
    'alter table message add column tomorrow bigint not null default 0',
    'create table tomorrow (id bigint primary key)',
  ]
  await migrate(storage, {
    migrations: [...MIGRATIONS, { version: newest + 1, name: 'tomorrow', statements }],
  })
  // One of the last release begins on them.
  nodes.push(start(ports[1], [release]))
  await nodes[1]?.address

  const front = await freePort()
  const caddy = spawn(
    'caddy',
    ['run', '--config', join(ROOT, 'deploy/Caddyfile'), '--adapter', 'caddyfile'],
    {
      env: {
        ...{ PATH: process.env.PATH, HOME: folder, SITE_HOST: `http://127.0.0.1:${front}` },
        NODES: ports.map((port) => `127.0.0.1:${port}`).join(' '),
      },
      stdio: 'ignore',
    },
  )
  ends.push(() => caddy.kill('SIGKILL'))
  const site = `http://127.0.0.1:${front}`
  await ready(site)
  const token = await signIn(site)

  const failed: string[] = []
  const acknowledged = { news: [] as number[], mail: [] as string[] }
  let isOver = false
  let asked = 0
  const agent = new Agent({ keepAlive: true })
  /** Once: whoever was not answered does not ask again. */
  async function ask(path: string, input?: object, from = '127.0.0.1') {
    asked += 1
    try {
      const reply = await new Promise<{ status: number; body: string }>((resolve, reject) => {
        const headers = input ? { 'content-type': 'application/json', 'x-token': token } : {}
        const method = input ? 'POST' : 'GET'
        const sent = request(site + path, { agent, method, headers, localAddress: from }, (reply) =>
          text(reply).then((body) => resolve({ status: reply.statusCode ?? 0, body }), reject),
        )
        sent.on('error', reject).end(input && JSON.stringify(input))
      })
      if (reply.status === 200) return JSON.parse(reply.body).data
      failed.push(`${path} ${reply.status} ${reply.body.slice(0, 200)}`)
    } catch (error) {
      failed.push(`${path} ${error}`)
    }
    return null
  }
  const worker = async (work: (count: number) => Promise<unknown>, pause: number) => {
    for (let count = 0; !isOver; count++) {
      await work(count)
      await wait(pause)
    }
  }
  const content = (name: string) => ({
    ...{ title: eachLanguage(() => name), summary: eachLanguage(() => name), date: '2026-06-01' },
    body: eachLanguage(() => docOfPlain('Read on.')),
  })
  const load = Promise.all([
    ...[5, 7].map((pause) => worker(() => ask(`${siteCalls.get.path}?lang=en`), pause)),
    worker(async (count) => {
      const added = await ask(newsCalls.add.path, content(`News ${count}`))
      if (added) acknowledged.news.push(added.id)
    }, 60),
    worker(async (count) => {
      const email = `visitor-${count}@example.com`
      const sent = { name: 'Visitor', email, content: 'A question.', consent: true }
      if (await ask(messageCalls.add.path, sent, `127.1.${count >> 7}.${(count % 128) + 1}`))
        acknowledged.mail.push(email)
    }, 60),
  ])

  for (const at of [0, 1] as const) {
    nodes[at]?.child.kill('SIGTERM')
    expect(await nodes[at]?.ended).toBe(0)
    nodes[at] = start(ports[at])
    await nodes[at]?.address
    await wait(2_000)
  }
  isOver = true
  await load
  agent.destroy()

  expect(failed).toEqual([])
  const ids = await storage.db.selectFrom('entry').select('id').where('kind', '=', 'news').execute()
  expect(ids.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(
    acknowledged.news.toSorted((a, b) => a - b),
  )
  const mails = await storage.db.selectFrom('message').select('email').execute()
  expect(mails.map(({ email }) => email).toSorted()).toEqual(acknowledged.mail.toSorted())
  console.info(
    `${asked} requests, ${acknowledged.news.length} records and ${acknowledged.mail.length} inquiries, none failed`,
  )
})
