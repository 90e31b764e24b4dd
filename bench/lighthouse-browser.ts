// Judges pages with Lighthouse in the Chromium that the journeys use, under its mobile preset.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumArguments, findChromium } from '#scripts/browser/chromium.mjs'

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

export type Judged = {
  /** From 0 to 100, in the order the categories were asked for. */
  scores: number[]
  /** What cost points outside performance. */
  faults: string[]
  /** Milliseconds until the largest thing is painted, and how far the page moved. */
  largestPaint: number
  shift: number
}

/** A page that search engines are told to leave out is not blamed for saying so. */
type Asked = { address: string; categories: readonly Category[]; listed?: boolean }

/** A Chromium that judges one page after the other. */
export async function openLighthouse() {
  const port = await freePort()
  const path = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumArguments(), `--remote-debugging-port=${port}`],
    ...(path && { executablePath: path }),
  })
  async function judge({ address, categories, listed = true }: Asked): Promise<Judged> {
    const look = () =>
      lighthouse(address, {
        port,
        logLevel: 'error',
        output: 'json',
        onlyCategories: [...categories],
        ...(!listed && { skipAudits: ['is-crawlable'] }),
      })
    const first = await look()
    // A busy machine may lose the trace of a page: it asks to be run again.
    const run = first?.lhr.runtimeError ? await look() : first
    if (!run || run.lhr.runtimeError) throw new Error(`${address}: ${run?.lhr.runtimeError?.message}`)
    const { categories: found, audits } = run.lhr
    const faults = categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => found[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`)
    return {
      scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
      faults,
      largestPaint: audits['largest-contentful-paint']?.numericValue ?? 0,
      shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    }
  }
  return { judge, close: () => browser.close() }
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
