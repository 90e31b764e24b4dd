// A server in a process of its own, as it is run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url))

/** A server as it is run, on the store in `folder`. */
export async function openSite(folder: string, settings: Record<string, string> = {}) {
  const port = await freePort()
  const env = {
    ...{ ...process.env, DATA_DIR: folder, PORT: String(port), IMAGE_PORT: '0', LOG_LEVEL: 'fatal' },
    ...{ ADMIN_PASSWORD: 'Lanbo-2026!', CAPTCHA: 'off' },
    ...settings,
  }
  const server = spawn(process.execPath, [MAIN], { stdio: ['ignore', 'ignore', 'inherit'], env })
  const ended = once(server, 'close')
  const address = `http://127.0.0.1:${port}`
  const agent = new Agent()
  while (server.exitCode === null && (await statusOf(`${address}/healthz`, agent).catch(() => 0)) !== 200)
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

/** The status of an answer that was read to its end. */
export async function statusOf(address: string, agent: Agent): Promise<number> {
  const asked = request(address, { agent, headers: { 'accept-encoding': 'br' } }).end()
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  reply.resume()
  await once(reply, 'end')
  return reply.statusCode ?? 0
}

/** Megabytes that a process holds. */
function residentOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
