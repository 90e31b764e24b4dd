// What visitors of kept pages feel while somebody asks for addresses that nothing is kept of, as fast as they are answered.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url))
const SECONDS = 60
const FLOODERS = 64
const KEPT = ['/en/HomePage', '/zh/productModular', '/es/news']
const EVERY_MS = 20
/** The marks of docs/limits.md. */
const GOAL = { ms: 20, megabytes: 200 }

/** Words, pages of lists and addresses of nothing that nobody has asked for before. */
const UNKNOWN = [
  (at: number) => `/en/keyword?keyword=made${at}up`,
  (at: number) => `/en/HomePage?page=${at}`,
  (at: number) => `/zh/news?year=${at}`,
  (at: number) => `/es/nowhere-${at}`,
  (at: number) => `/nowhere-${at}`,
]

/** Floods the site for a minute, and prints how kept pages were answered meanwhile and what memory it took. */
export async function measureFlood(folder: string) {
  // The first start fills the store, which takes memory of its own.
  const first = await openSite(folder)
  await first.stop()
  const { address, memory, stop } = await openSite(folder)
  try {
    const calm = new Agent({ keepAlive: true })
    for (let times = 0; times < 3; times++) for (const path of KEPT) await ask(address + path, calm)
    const before = memory()
    let peak = before
    const statuses = new Map<number, number>()
    const times: number[] = []
    const refused: number[] = []
    const until = performance.now() + SECONDS * 1000
    const over = () => performance.now() > until

    const flooding = new Agent({ keepAlive: true, maxSockets: FLOODERS })
    let asked = 0
    const flood = Array.from({ length: FLOODERS }, async () => {
      while (!over()) {
        const at = ++asked
        const path = UNKNOWN[at % UNKNOWN.length]?.(at) ?? '/'
        const status = await ask(address + path, flooding)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    })
    for (let at = 0; !over(); at++) {
      const began = performance.now()
      const status = await ask(address + KEPT[at % KEPT.length], calm)
      times.push(performance.now() - began)
      if (status !== 200) refused.push(status)
      peak = Math.max(peak, memory())
      await wait(EVERY_MS)
    }
    await Promise.all(flood)
    flooding.destroy()
    calm.destroy()
    const after = memory()
    await wait(60_000)
    const later = memory()
    const late = share(times, 0.99)
    const answered = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')
    console.log(`\nA flood of addresses that nothing is kept of, ${SECONDS} s from ${FLOODERS} connections\n`)
    console.log(`answered          ${(asked / SECONDS).toFixed(0)}/s (${answered})`)
    console.log(
      `kept pages        ${times.length}, half within ${share(times, 0.5).toFixed(1)} ms, 99 % within ${late.toFixed(1)} ms${mark(late, GOAL.ms)}; not answered: ${refused.length}`,
    )
    console.log(
      `memory            ${before} MB before, ${peak} at most, ${after} after it, ${later} a minute later${mark(later, GOAL.megabytes)}`,
    )
  } finally {
    await stop()
  }
}

/** A server as it is run, on the store in `folder`. */
async function openSite(folder: string) {
  const port = await freePort()
  const env = {
    ...{ ...process.env, DATA_DIR: folder, PORT: String(port), IMAGE_PORT: '0', LOG_LEVEL: 'fatal' },
    ...{ ADMIN_PASSWORD: 'Lanbo-2026!', CAPTCHA: 'off' },
  }
  const server = spawn(process.execPath, [MAIN], { stdio: ['ignore', 'ignore', 'inherit'], env })
  const ended = once(server, 'close')
  const address = `http://127.0.0.1:${port}`
  const agent = new Agent()
  while (server.exitCode === null && (await ask(`${address}/healthz`, agent).catch(() => 0)) !== 200)
    await wait(100)
  return {
    address,
    memory: () => residentOf(server.pid ?? 0),
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const mark = (is: number, goal: number) => (is <= goal ? `  (goal ${goal})` : `  ABOVE ${goal}`)

async function ask(address: string, agent: Agent): Promise<number> {
  const asked = request(address, { agent, headers: { 'accept-encoding': 'br' } }).end()
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  reply.resume()
  await once(reply, 'end')
  return reply.statusCode ?? 0
}

const share = (values: number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0

/** Megabytes that a process holds. */
function residentOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
