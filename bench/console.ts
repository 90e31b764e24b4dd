// What the console costs the browser: script as sent for each page, the longest task of each step, keys and scrolling.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '#scripts/browser/chromium.mjs'

const SERVE = fileURLToPath(new URL('../server/testing/serve.ts', import.meta.url))
const PASSWORD = 'Lanbo-2026!'
/** Marks of docs/limits.md: kB of script, milliseconds of a task and of a key, pictures a second. */
const MARKS: Record<string, number> = { 'sign-in': 90, dashboard: 250 }
const TASK_MS = 50
const KEY_MS = 16
const SMOOTH = 60

/** In the order in which they are walked: each step is one from page to page, as the sidebar makes it. */
const PAGES: [name: string, path: string][] = [
  ['dashboard', 'dashboard'],
  ['products', 'webSystemManage/web_product'],
  ['a product', 'webSystemManage/web_product/1'],
  ['home page', 'webSystemManage/web_homepage'],
  ['news', 'webSystemManage/web_news'],
  ['a new piece', 'webSystemManage/web_news_form/0'],
  ['roles', 'sysUserManage/roleList'],
  ['pictures', 'webSystemManage/web_media'],
  ['settings', 'webSystemManage/web_setting'],
]

/** Prints a line for each page; tasks, keys and pictures ask for a quiet machine. */
export async function measureConsole() {
  const server = spawn(process.execPath, [SERVE], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn' },
  })
  const ended = once(server, 'close')
  const [line] = await once(createInterface(server.stdout), 'line')
  const { address } = JSON.parse(line) as { address: string }
  const path = findChromium()
  const browser = await chromium.launch({
    args: chromiumArguments(),
    ...(path && { executablePath: path }),
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name: 'language', value: 'en', url: address }])
    console.log(
      `\nThe console, load of the machine ${loadavg()[0]?.toFixed(1)}: script as sent, longest task on the way there\n`,
    )
    const page = await context.newPage()
    const sent = await watchScripts(page)
    await page.goto(`${address}/#/njlbWebLogin`)
    await quiet(page)
    tell('sign-in', sent(), null)
    await context.addCookies([{ name: 'Admin-Token', value: await signIn(address), url: address }])
    for (const [name, where] of PAGES) {
      const alone = await context.newPage()
      const bytes = await watchScripts(alone)
      await alone.goto(`${address}/#/${where}`)
      await quiet(alone)
      await alone.close()
      // The step before it, twice: the first fetches the files, the second is what everybody feels.
      tell(name, bytes(), await longestTask(page, `${address}/#/${where}`))
    }
    const key = await longestKey(page, `${address}/#/webSystemManage/web_news_form/0`)
    console.log(
      `${'a key in a text of 50 pages'.padEnd(30)}${key.toFixed(1).padStart(8)} ms${over(key, KEY_MS)}`,
    )
    const pictures = await scrolled(page, `${address}/#/webSystemManage/web_product?limit=100`)
    const slow = pictures < SMOOTH * 0.95 ? `  BELOW ${SMOOTH}` : ''
    console.log(
      `${'a list that is scrolled'.padEnd(30)}${pictures.toFixed(1).padStart(8)} pictures a second${slow}`,
    )
  } finally {
    await browser.close()
    server.kill('SIGTERM')
    await ended
  }
}

const over = (value: number, mark: number) => (value > mark ? `  ABOVE ${mark}` : '')

function tell(name: string, bytes: number, task: number | null) {
  const kB = bytes / 1000
  const mark = MARKS[name]
  const weight = `${kB.toFixed(1).padStart(8)} kB${mark === undefined ? '' : over(kB, mark)}`
  const longest = task === null ? '' : `${task.toFixed(0).padStart(6)} ms${over(task, TASK_MS)}`
  console.log(`${name.padEnd(14)}${weight.padEnd(24)}${longest}`)
}

/** Bytes of script that the server sends from now on, whatever the browser has kept. */
async function watchScripts(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  const scripts = new Set<string>()
  let bytes = 0
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

/** Nothing is on its way, and nothing is drawn any more. */
async function quiet(page: Page) {
  // The stream of messages of the console never ends, so the network is never idle there.
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => {})
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestIdleCallback(() => requestIdleCallback(() => done()), { timeout: 4_000 })
      }),
  )
}

async function longestTask(page: Page, address: string): Promise<number> {
  for (const before of [true, false]) {
    await page.goto(`${new URL(address).origin}/#/dashboard`)
    await quiet(page)
    if (before) {
      await page.goto(address)
      await quiet(page)
    }
  }
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  await page.goto(address)
  await quiet(page)
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks))
}

/** Of 40 letters in the middle of a long text: from the key to the end of what it sets going. */
async function longestKey(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await quiet(page)
  const text = page.locator('.ProseMirror').first()
  await text.click()
  const words = 'A sentence of some words that a page of text is made of, and then the next one. '
  await page.evaluate((paragraph) => {
    const data = new DataTransfer()
    data.setData('text/html', `<p>${paragraph}</p>`.repeat(400))
    document
      .querySelector('.ProseMirror')
      ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, words.repeat(5))
  await quiet(page)
  await page.evaluate(() => {
    const keys: number[] = []
    Object.assign(globalThis, { keys })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.name === 'keydown') keys.push(entry.processingEnd - entry.processingStart)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    const noted = (event: Event) => {
      const began = performance.now()
      // What listeners of the key and React do with it is done before the next task.
      setTimeout(() => keys.push(performance.now() - began))
      return event
    }
    addEventListener('beforeinput', noted, { capture: true })
  })
  for (let at = 0; at < 40; at++) await page.keyboard.type('e', { delay: 60 })
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { keys: number[] }).keys))
}

/** Pictures a second while a list of a hundred rows is scrolled to its end. */
async function scrolled(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await quiet(page)
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const began = performance.now()
        let pictures = 0
        requestAnimationFrame(function next(now) {
          pictures++
          scrollTo(0, ((now - began) / 3_000) * document.body.scrollHeight)
          if (now - began < 3_000) requestAnimationFrame(next)
          else done((pictures / (now - began)) * 1_000)
        })
      }),
  )
}

async function signIn(address: string): Promise<string> {
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD, code: 'none' }),
  })
  return ((await reply.json()) as { data: { token: string } }).data.token
}
