// An S3 for tests: Moto's server, and a proxy before it that keeps what was asked.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const PROGRAM = 'moto_server'
const START_MS = 20_000

/** Whether there is one: `pip install 'moto[server]'`; Debian 12 has none. */
export const hasS3 = (): boolean => spawnSync(PROGRAM, ['--help']).status === 0

type AskedOfS3 = { method: string; url: string; headers: IncomingHttpHeaders; status: number }

/** Starts one with an empty bucket; `settings` lead to it through the proxy. */
export async function startS3(bucket = 'uploads') {
  const port = await freePort()
  const behind = `http://127.0.0.1:${port}`
  let program: ChildProcess | null = null
  const asked: AskedOfS3[] = []

  const proxy = createServer((from, to) => {
    const { method = 'GET', url = '/', headers } = from
    const onwards = request(`${behind}${url}`, { method, headers }, (reply) => {
      const status = reply.statusCode ?? 0
      asked.push({ method, url, headers, status })
      to.writeHead(status, reply.rawHeaders)
      reply.pipe(to)
    })
    onwards.once('error', () => to.destroy())
    from.pipe(onwards)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')

  async function start() {
    program = spawn(PROGRAM, ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
    for (const until = Date.now() + START_MS; ; await wait(50)) {
      const made = await fetch(`${behind}/${bucket}`, { method: 'PUT' }).catch(() => null)
      if (made) return
      if (Date.now() > until) throw new Error(`${PROGRAM} does not answer`)
    }
  }
  async function stop() {
    if (!program) return
    const ended = once(program, 'exit')
    program.kill('SIGKILL')
    await ended
    program = null
  }
  await start()
  return {
    asked,
    /** It forgets everything when it is stopped. */
    start,
    stop,
    signal: (name: 'SIGSTOP' | 'SIGCONT') => void program?.kill(name),
    settings: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      S3_KEY: 'key',
      S3_SECRET: 'secret',
      S3_PATH_STYLE: 'on',
    },
    async close() {
      await stop()
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
