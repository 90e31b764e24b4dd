// What must hold on every public page while it loads: what it weighs, that it stands still, and that nothing complains.
import type { Page } from '@playwright/test'
import { canonicalPages } from '../testing/canonical-pages.ts'
import { EVERY_PAGE_MS, everyPage } from '../testing/public-pages.ts'
import { expect, test } from '../testing/site.ts'

/** Bytes as they are sent to browsers that take Brotli: of a canonical page before somebody touches it. */
const UNTOUCHED_BYTES = 12_000
/** Where the application runs at once: pages with a sizing line or with places on a map, and all others. */
const scriptBytes = (name: string) => (/^(?:HomePage|productModular|dealer)/.test(name) ? 135_500 : 128_000)
/** Behind `/` the sheets of the home page are always there. */
const STYLE_BYTES = 18_000
/** Words that only the console's component library brings. */
const CONSOLE = /ant-design|ConfigProvider|QueryClient/

/** What the browser complains of, its policy among it. */
function complaints(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return said
}

/** The scripts and sheets that the page has fetched, as they were sent. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }))
      .filter(({ name }) => /\.(?:js|css)$/.test(name)),
  )
const sum = (files: { bytes: number }[]) => files.reduce((bytes, file) => bytes + file.bytes, 0)

test('no canonical page loads more than 12 kB of script before somebody touches it, or complains', async ({
  page,
}) => {
  test.setTimeout(EVERY_PAGE_MS)
  const said = complaints(page)
  for (const { kind, address } of await canonicalPages(page.request, 'en')) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const scripts = (await fetched(page)).filter(({ name }) => name.endsWith('.js'))
    const bytes = sum(scripts)
    expect(bytes, kind).toBeGreaterThan(0)
    expect(bytes, `${kind}: ${scripts.map(({ name }) => name).join(' ')}`).toBeLessThan(UNTOUCHED_BYTES)
  }
  // An address of nothing is itself what could not be loaded.
  expect(said.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([])
})

test('no page of the hash door loads too much script, brings the console, complains, or moves while it loads', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(EVERY_PAGE_MS)
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const said = complaints(page)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const all = new Set<string>()
  await everyPage(page, async (name) => {
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.splice(0).reduce((moved, one) => moved + one, 0),
    )
    expect(shift, name).toBeLessThan(0.02)
    const files = await fetched(page)
    for (const file of files) all.add(file.name)
    const script = sum(files.filter((file) => file.name.endsWith('.js')))
    expect(script, `${name}: script`).toBeGreaterThan(0)
    expect(script, `${name}: script`).toBeLessThan(scriptBytes(name))
    expect(sum(files) - script, `${name}: style`).toBeLessThan(STYLE_BYTES)
  })
  expect(said).toEqual([])
  for (const name of all) expect(CONSOLE.test(await (await page.request.get(name)).text()), name).toBe(false)
})
