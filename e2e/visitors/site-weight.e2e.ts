// What a public page weighs: little script before somebody touches it, and nothing of the console ever.
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { canonicalPages } from '../testing/canonical-pages.ts'
import { EVERY_PAGE_MS, everyPage } from '../testing/public-pages.ts'
import { expect, test } from '../testing/site.ts'

/** Script of a canonical page before anybody touches it, as it is sent to browsers that take Brotli. */
const UNTOUCHED_BYTES = 12_000
/** Bytes as a server that compresses sends them, where the application runs at once. */
const SCRIPT_BYTES = 145_000
const STYLE_BYTES = 20_000
/** Words that only the console's component library brings. */
const CONSOLE = /ant-design|ConfigProvider|QueryClient/

test('no canonical page loads more than 12 kB of script before somebody touches it', async ({ page }) => {
  test.setTimeout(EVERY_PAGE_MS)
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
  })
  // A page that is watched this closely is loaded without the browser's cache.
  await page.route('**/*', (route) => route.continue())
  for (const { kind, address } of await canonicalPages(page.request, 'en')) {
    scripts.clear()
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    let bytes = 0
    for (const body of scripts.values()) bytes += brotliCompressSync(await body).length
    expect(bytes, kind).toBeGreaterThan(0)
    expect(bytes, `${kind}: ${[...scripts.keys()].join(' ')}`).toBeLessThan(UNTOUCHED_BYTES)
  }
})

test('no page of the hash door loads more than 145 kB of script and 20 kB of style, and nothing of the console', async ({
  page,
}) => {
  test.setTimeout(EVERY_PAGE_MS)
  const files = new Map<string, { kind: string; bytes: Promise<Buffer> }>()
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind === 'script' || kind === 'stylesheet')
      files.set(response.url(), { kind, bytes: response.body() })
  })
  page.on('framenavigated', (frame) => {
    if (frame.url() === 'about:blank') files.clear()
  })
  // A page that is watched this closely is loaded without the browser's cache.
  await page.route('**/*', (route) => route.continue())
  await everyPage(page, async (name) => {
    const weight = { script: 0, stylesheet: 0 }
    for (const { kind, bytes } of files.values()) {
      const body = await bytes
      weight[kind as keyof typeof weight] += gzipSync(body, { level: 9 }).length
      expect(CONSOLE.test(body.toString()), name).toBe(false)
    }
    expect(weight.script, `${name}: script`).toBeLessThan(SCRIPT_BYTES)
    expect(weight.stylesheet, `${name}: style`).toBeLessThan(STYLE_BYTES)
  })
})
