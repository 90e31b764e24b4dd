// The program itself as its owner runs it, on a copy of the demo store: for journeys in which it begins anew.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/testing/stores/free-port.ts'
import { test as bare, ownEnvironment, type Site } from './site.ts'

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
/** What is waited for in the output: the line of the console's address stands behind all others that matter. */
const READY = /Console {3}/

/** `said` holds every line of its output. */
export async function startWholeSite(): Promise<{ site: Site; said: string[]; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-whole-'))
  cpSync(process.env.DEMO_STORE ?? '', folder, { recursive: true })
  const port = await freePort()
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: {
      ...ownEnvironment(),
      ...{ DATA_DIR: folder, PORT: String(port), IMAGE_PORT: '0', HOST: '127.0.0.1' },
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...{ CAPTCHA: 'off', LOG_LEVEL: 'error', TWIN: 'off', DEMO: 'off' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'close')
  const said: string[] = []
  const ready = Promise.withResolvers<void>()
  for (const stream of [server.stdout, server.stderr])
    createInterface(stream).on('line', (line) => {
      said.push(line)
      if (READY.test(line)) ready.resolve()
    })
  await Promise.race([ready.promise, ended])
  if (server.exitCode !== null) throw new Error(`the program did not start: ${said.join('\n')}`)
  return {
    site: { address: `http://127.0.0.1:${port}` },
    said,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Journeys on a whole site of their own. */
export const test = bare.extend<object, object>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const { site, stop } = await startWholeSite()
      await use(site)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
