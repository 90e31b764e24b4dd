// What the console costs the browser: script as sent for each page, the longest task of each step, keys and scrolling.
import type { Page } from '@playwright/test'
import type { Figure, Mark } from '#bench/figures/figures.ts'
import { MARKS } from '#bench/figures/marks.ts'
import { openBrowser } from './browser.ts'
import { openDemo, signIn } from './running-site.ts'

/** In the order in which they are walked: each step is one from page to page, as the sidebar makes it. */
const PAGES: [name: string, path: string, script?: Mark][] = [
  ['dashboard', 'dashboard', MARKS.dashboard],
  ['products', 'webSystemManage/web_product'],
  ['a product', 'webSystemManage/web_product/1'],
  ['home page', 'webSystemManage/web_homepage'],
  ['news', 'webSystemManage/web_news'],
  ['a new piece', 'webSystemManage/web_news_form/0'],
  ['roles', 'sysUserManage/roleList'],
  ['pictures', 'webSystemManage/web_media'],
  ['settings', 'webSystemManage/web_setting'],
]

/** Tasks, keys and pictures ask for a quiet machine. */
export async function measureConsole(): Promise<Figure[]> {
  const { address, stop } = await openDemo()
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name: 'language', value: 'en', url: address }])
    const page = await context.newPage()
    const sent = await watchScripts(page)
    await page.goto(`${address}/#/njlbWebLogin`)
    await quiet(page)
    const figures = [scriptOf('sign-in', sent(), MARKS.signIn)]
    await context.addCookies([{ name: 'Admin-Token', value: await signIn(address), url: address }])
    for (const [name, where, mark] of PAGES) {
      const alone = await context.newPage()
      const bytes = await watchScripts(alone)
      await alone.goto(`${address}/#/${where}`)
      await quiet(alone)
      await alone.close()
      figures.push(scriptOf(name, bytes(), mark))
      // The step before it, twice: the first fetches the files, the second is what everybody feels.
      const task = await longestTask(page, `${address}/#/${where}`)
      figures.push({ name: `${name}: longest task on the way there`, value: task, unit: 'ms', ...MARKS.task })
    }
    const key = await longestKey(page, `${address}/#/webSystemManage/web_news_form/0`)
    figures.push({ name: 'a key in a text of 50 pages', value: key, unit: 'ms', ...MARKS.key })
    const pictures = await scrolled(page, `${address}/#/webSystemManage/web_product?limit=100`)
    // A browser that draws each picture counts 59.9 or 60.1 of them.
    const value = Math.round(pictures)
    figures.push({ name: 'a list of 100 rows, scrolled', value, unit: 'pictures/s', ...MARKS.scrolling })
    return figures
  } finally {
    await browser.close()
    await stop()
  }
}

const scriptOf = (name: string, bytes: number, mark: Mark = {}): Figure => ({
  ...{ name: `${name}: script`, value: bytes / 1000, unit: 'kB', ...mark },
})

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

/**
 * Of 40 letters in the middle of a long text: how long the thread of the page works from one key to the next, painting
 * included. Time of the processor, so that what else a machine does is not counted as the editor's.
 */
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
  const client = await page.context().newCDPSession(page)
  const events: Traced[] = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])))
  const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline'] }
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  // After the last one nothing tells where its work ends.
  for (let at = 0; at < 41; at++) await page.keyboard.type('e', { delay: 60 })
  const traced = new Promise((done) => client.once('Tracing.tracingComplete', done))
  await client.send('Tracing.end')
  await traced
  return Math.max(...workOfKeys(events))
}

type Traced = {
  name: string
  pid: number
  tid: number
  /** Microseconds: when it began, how long it took, and how long its thread worked. */
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { type?: string } }
}

/** Milliseconds of work of each key but the last. */
function workOfKeys(events: readonly Traced[]): number[] {
  const keys = events
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
    .sort((one, other) => one.ts - other.ts)
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === keys[0]?.pid && tid === keys[0].tid,
  )
  return keys.slice(1).map(({ ts: next }, at) => {
    const ends = tasks.map(({ ts, dur = 0, tdur = 0 }) => ({ end: ts + dur, tdur }))
    const own = ends.filter(({ end }) => end >= (keys[at]?.ts ?? 0) && end < next)
    return own.reduce((sum, { tdur }) => sum + tdur, 0) / 1_000
  })
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
