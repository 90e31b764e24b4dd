// What a public page weighs: visitors load neither the console nor more script than is allowed.
import { gzipSync } from 'node:zlib'
import { EVERY_PAGE_MS, everyPage } from '../testing/public-pages.ts'
import { expect, test } from '../testing/site.ts'

/** Bytes as a server that compresses sends them. */
const SCRIPT_BYTES = 143_000
const STYLE_BYTES = 20_000
/** Words that only the console's component library brings. */
const CONSOLE = /ant-design|ConfigProvider|QueryClient/

test('no public page loads more than 143 kB of script and 20 kB of style, and nothing of the console', async ({
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
