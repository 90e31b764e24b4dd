// What a journey stands on: a page, and a server of its own for each worker with an empty store and the demo company.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test as bare, type Page } from '@playwright/test'

export type Site = { address: string }

const SERVE = fileURLToPath(new URL('../../server/testing/serve.ts', import.meta.url))
/** A configuration of the person who runs the tests, such as DATABASE_URL, must not reach the server. */
const KEPT = [
  ...['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG'],
  // What Node compiled of the sources, and the filled store (demo-store.ts), serve every server.
  ...['NODE_COMPILE_CACHE', 'DEMO_STORE'],
]
const START_MS = 60_000

/** Addresses in `page.goto` are relative to the worker's own server. */
export const test = bare.extend<{ baseURL: string }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const { site, stop } = await startSite()
      await use(site)
      await stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ site }, use) => use(site.address),
  // What a page still asks for when its journey ends is nobody's fault, also where the journey answers in between.
  page: async ({ page }, use) => {
    await use(page)
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
export const expect = test.expect

/** React marks the elements that it has taken over. */
export const isTakenOver = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('h1')
        .first()
        .evaluate((h1) => Object.keys(h1).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)

/** What our own processes hear of the environment. */
export const ownEnvironment = () =>
  Object.fromEntries(KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

/** `more`: how this server is configured, beyond what every one is. */
export async function startSite(
  more: Record<string, string> = {},
): Promise<{ site: Site; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, [SERVE], {
    env: { ...ownEnvironment(), ...more },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = once(server, 'close')
  let complaint = ''
  server.stderr.setEncoding('utf8').on('data', (part: string) => {
    complaint += part
  })
  const [first] = await Promise.race([once(createInterface(server.stdout), 'line'), ended])
  if (typeof first !== 'string') throw new Error(`the server did not start: ${complaint}`)
  return {
    site: JSON.parse(first),
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}
