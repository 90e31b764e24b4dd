// Servers in processes of their own: the site as it is run, one with the demo content, and the bare yardstick.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const PROGRAM = fileURLToPath(new URL('../build/server.js', import.meta.url))
const DEMO = fileURLToPath(new URL('../server/testing/serve.ts', import.meta.url))

/** The password of the administrator of both. */
export const PASSWORD = 'Lanbo-2026!'

/** How often a server that starts is asked whether it is there. */
const LOOK_MS = 5

/** How `npm start` runs the built server. */
export const SITE_ARGUMENTS = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=100',
  '--v8-pool-size=1',
  PROGRAM,
]
export const siteSettings = (folder: string, port: number) => ({
  ...{ DATA_DIR: folder, PORT: String(port), IMAGE_PORT: '0', LOG_LEVEL: 'fatal' },
  ...{ ADMIN_PASSWORD: PASSWORD, CAPTCHA: 'off', MALLOC_ARENA_MAX: '2' },
})

/** The built server on the store in `folder`. */
export async function openSite(folder: string, settings: Record<string, string> = {}) {
  const port = await freePort()
  const env = { ...process.env, ...siteSettings(folder, port), ...settings }
  const began = performance.now()
  const server = spawn(process.execPath, SITE_ARGUMENTS, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  const stop = stopOf(server)
  const address = `http://127.0.0.1:${port}`
  const agent = new Agent()
  while ((await statusOf(`${address}/healthz`, agent).catch(() => 0)) !== 200) {
    if (server.exitCode !== null) throw new Error('The server has ended')
    await wait(LOOK_MS)
  }
  const ready = performance.now() - began
  const signal = (name: NodeJS.Signals) => void server.kill(name)
  return { address, pid: server.pid ?? 0, ready, memory: () => residentOf(server), signal, stop }
}

/** A server from the sources, with the demo content in a store of its own. */
export async function openDemo(settings: Record<string, string> = {}) {
  const env = { ...process.env, LOG_LEVEL: 'warn', ...settings }
  const server = spawn(process.execPath, [DEMO], { stdio: ['pipe', 'pipe', 'inherit'], env })
  const stop = stopOf(server)
  const { address } = JSON.parse(await lineOf(server.stdout)) as { address: string }
  return { address, peak: () => residentOf(server, 'VmHWM'), stop }
}

/** The yardstick: a `node:http` server that sends the same bytes to whoever asks. */
export async function openBare(body: Buffer) {
  const bare = spawn(process.execPath, ['-e', BARE], { stdio: ['pipe', 'pipe', 'inherit'] })
  bare.stdin.end(body)
  return { address: `http://127.0.0.1:${await lineOf(bare.stdout)}/`, close: () => void bare.kill() }
}
const BARE = `
const body = require('node:fs').readFileSync(0)
const server = require('node:http').createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

const lineOf = async (from: Readable) => String((await once(createInterface(from), 'line'))[0])

function stopOf(server: ChildProcess) {
  const ended = once(server, 'close')
  return async () => {
    server.kill('SIGTERM')
    await ended
  }
}

/** A port that nothing listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The status of an answer that was read to its end. */
export async function statusOf(address: string, agent: Agent): Promise<number> {
  const asked = request(address, { agent, headers: { 'accept-encoding': 'br' } }).end()
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  reply.resume()
  await once(reply, 'end')
  return reply.statusCode ?? 0
}

/** Signs the administrator in and answers the token. */
export async function signIn(address: string): Promise<string> {
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD, code: 'none' }),
  })
  return ((await reply.json()) as { data: { token: string } }).data.token
}

/** Megabytes that a process holds, or held at most. */
function residentOf({ pid }: ChildProcess, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes = '0'] = new RegExp(`${what}:\\s+(\\d+)`).exec(status) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
