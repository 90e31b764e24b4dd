// The whole server on one SQLite file, killed again and again under visitors who write and staff who save; with a power cut
// after each death when that is asked for.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, SITE_ARGUMENTS, signIn, siteSettings, statusOf } from '#bench/running-site.ts'
import { messageCalls } from '#contract/enquiries/message.ts'
import { storedText } from '#contract/fields/walk.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { verifyChain } from '#server/parts/logs/operation-chain.ts'
import { openSqlite, StoreRefused } from '#server/storage/open.ts'
import { type Deaths, type Life, runDeaths, type Stored } from '#server/testing/deaths/deaths.ts'
import { forgetfulDisk } from '#server/testing/deaths/forgetful-disk.ts'

const VISITORS = 3
const EDITORS = 2
/** Acknowledged writes of one life at most. */
const MOST = 40
const LOOK_MS = 5
const READY_MS = 60_000

type Plan = { rounds: number; cutsPower: boolean; say: (round: number, so: Deaths) => void }
/** A write that nobody answered; it is sent again, under its key, to whoever comes next. */
type Unsure = { name: string; send: (address: string, token: string) => Promise<boolean> }

export async function killServer({ rounds, cutsPower, say }: Plan): Promise<Deaths> {
  const disk = cutsPower ? forgetfulDisk() : null
  if (cutsPower && !disk) throw new Error('the power can be cut on Linux with a gcc alone')
  const folder = disk?.folder ?? mkdtempSync(join(tmpdir(), 'site-deaths-'))
  const store = join(folder, 'site.sqlite')
  const unsure: Unsure[] = []
  try {
    return await runDeaths({
      ...{ rounds, most: MOST, say, every: cutsPower ? 10 : 50 },
      live: (round) => live(folder, round, unsure, disk?.environment),
      count: () =>
        stored(store).catch((error) => {
          if (error instanceof StoreRefused) return { names: [], whole: false }
          throw error
        }),
      after: () => void disk?.cut(() => Math.random() < 0.5),
    })
  } finally {
    disk?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function live(
  folder: string,
  round: number,
  unsure: Unsure[],
  environment: Record<string, string> = {},
): Promise<Life> {
  const port = await freePort()
  const child = spawn(process.execPath, SITE_ARGUMENTS, {
    env: {
      ...{ PATH: process.env.PATH, DEMO: 'off', TRUSTED_PROXIES: '127.0.0.1' },
      ...siteSettings(folder, port),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const closed = once(child, 'close')
  const address = `http://127.0.0.1:${port}`
  const agent = new Agent()
  const began = performance.now()
  while ((await statusOf(`${address}/healthz`, agent).catch(() => 0)) !== 200) {
    if (child.exitCode !== null || performance.now() - began > READY_MS) throw new Error('it did not start')
    await wait(LOOK_MS)
  }
  const token = await signIn(address)
  const acknowledged: string[] = []
  let dead = false

  async function write(one: Unsure) {
    unsure.push(one)
    if (!(await one.send(address, token).catch(() => false))) return
    unsure.splice(unsure.indexOf(one), 1)
    acknowledged.push(one.name)
  }
  async function work(who: number) {
    for (let count = 0; !dead; count++) {
      const name = `r${round}w${who}n${count}`
      await write(who < VISITORS ? inquiry(name, round) : record(name))
    }
  }
  for (const one of unsure.splice(0)) await write(one)
  const working = Array.from({ length: VISITORS + EDITORS }, (_, who) => work(who))
  return {
    acknowledged: () => acknowledged.length,
    async die() {
      dead = true
      child.kill('SIGKILL')
      await closed
      await Promise.all(working)
      return acknowledged
    },
  }
}

async function post(address: string, path: string, input: object, headers: Record<string, string>) {
  const reply = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  })
  const { code } = (await reply.json()) as { code: number }
  // Nobody but the one who sends it again can have done it before.
  return code === 200 || code === 409
}

const inquiry = (name: string, round: number): Unsure => ({
  name,
  send: (address) =>
    post(
      address,
      messageCalls.add.path,
      { name, email: `${name}@example.com`, content: 'A question.', consent: true },
      { 'idempotency-key': `key-of-${name}`, 'x-forwarded-for': `203.0.${round % 250}.${(round >> 8) + 1}` },
    ),
})

const record = (name: string): Unsure => ({
  name,
  send: (address, token) =>
    post(
      address,
      newsCalls.add.path,
      { title: eachLanguage(() => name), date: '2026-06-01' },
      { 'idempotency-key': `key-of-${name}`, 'x-token': token },
    ),
})

async function stored(store: string): Promise<Stored> {
  const storage = openSqlite(store)
  try {
    const messages = await storage.db.selectFrom('message').select('name').execute()
    const entries = await storage.db.selectFrom('entry').select('title').where('kind', '=', 'news').execute()
    const titles = entries.map(({ title }) => storedText(title).en ?? '')
    const { whole } = await verifyChain(storage.db, async () => {})
    return { names: [...messages.map(({ name }) => name), ...titles], whole }
  } finally {
    await storage.close()
  }
}
