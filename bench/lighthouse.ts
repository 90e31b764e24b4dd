// What Lighthouse says of each kind of page of the public site under its mobile preset, in the Chromium that the journeys use.
import lighthouse from 'lighthouse'
import { type Figure, type Mark, spelled } from '#bench/figures/figures.ts'
import { MARKS } from '#bench/figures/marks.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { openBrowser } from './browser.ts'
import { freePort } from './running-site.ts'
import { addressOf, SITE_PAGES, serveSite } from './site-pages.ts'
import { phoneIn } from './weight.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Pages are not blamed for what search engines are told not to list, nor for an address that leads nowhere. */
const BY_NATURE: [pages: RegExp, audits: string[]][] = [
  [/\/(keyword|404)/, ['is-crawlable']],
  [/\/404/, ['http-status-code', 'errors-in-console']],
]

/** Looks at each page; the middle one counts. */
const RUNS = 3
/** A busy machine may lose the trace of a page, or the browser: it is looked at again. */
const TRIES = 3

type Judged = {
  /** From 0 to 100, in the order of the categories. */
  scores: number[]
  /** What cost points outside performance. */
  faults: string[]
  /** Milliseconds until the largest thing is painted and in which presses wait, and how far the page moved. */
  largestPaint: number
  blocked: number
  shift: number
}
type Page = Judged & { kind: string; language: Language }

/** A busy machine lowers the speed alone. */
export async function measureLighthouse(): Promise<Figure[]> {
  const { site, stop } = await serveSite()
  try {
    const pages: Page[] = []
    for (const [kind, path] of Object.entries(SITE_PAGES))
      for (const language of LANGUAGES) {
        const address = await addressOf(`${site}/${language}/`, path)
        await visit(address)
        pages.push({ kind, language, ...(await middleOf(RUNS, () => judge(address))) })
      }
    return [
      ...Object.keys(SITE_PAGES).flatMap((kind) => figuresOf(pages.filter((page) => page.kind === kind))),
      worst('time in which presses wait', 'ms', pages, ({ blocked }) => blocked, MARKS.blocked),
      worst('shift of the page', '', pages, ({ shift }) => shift, MARKS.shift),
    ]
  } finally {
    await stop()
  }
}

/** Of one kind in every language: the worst of them is the figure, and the note says which. */
function figuresOf(pages: Page[]): Figure[] {
  const lowest = mostOf(pages, ({ scores }) => -Math.min(...scores))
  const latest = mostOf(pages, ({ largestPaint }) => largestPaint)
  return [
    {
      ...{ name: `${lowest.kind}: lowest score`, value: Math.min(...lowest.scores), unit: '' },
      ...MARKS.score,
      note: [`${lowest.language} ${lowest.scores.join(' / ')}`, ...lowest.faults].join('; '),
    },
    {
      ...{ name: `${latest.kind}: largest paint`, value: latest.largestPaint, unit: 'ms' },
      ...{ ...MARKS.largestPaint, note: latest.language },
    },
  ]
}

function worst(name: string, unit: string, pages: Page[], of: (page: Page) => number, mark: Mark): Figure {
  const some = pages
    .filter((page) => of(page) > 0)
    .map((page) => `${page.language} ${page.kind} ${spelled(of(page))}`)
  const value = of(mostOf(pages, of))
  return { name: `${name}, the most of all pages`, value, unit, ...mark, note: some.join(', ') }
}

function mostOf(pages: Page[], of: (page: Page) => number): Page {
  const [most] = pages.toSorted((one, other) => of(other) - of(one))
  if (!most) throw new Error('nothing was looked at')
  return most
}

/** Somebody came before: pictures are made, and the page is compressed. */
async function visit(address: string) {
  const browser = await openBrowser()
  try {
    const page = await (await phoneIn(browser)).newPage()
    await page.goto(address, { waitUntil: 'networkidle' })
  } finally {
    await browser.close()
  }
}

/** One look at a page, in a Chromium of its own. */
async function judge(address: string): Promise<Judged> {
  const { categories: found, audits } = await resultOf(address)
  const faults = CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`)
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: CATEGORIES.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    faults,
    largestPaint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
  }
}

async function resultOf(address: string) {
  const lost: unknown[] = []
  for (let tried = 0; tried < TRIES; tried++) {
    const port = await freePort()
    const browser = await openBrowser(`--remote-debugging-port=${port}`)
    try {
      const run = await lighthouse(address, {
        port,
        logLevel: 'error',
        output: 'json',
        onlyCategories: [...CATEGORIES],
        // The page of an address that leads nowhere is looked at as well.
        ignoreStatusCode: true,
        skipAudits: BY_NATURE.flatMap(([pages, audits]) => (pages.test(address) ? audits : [])),
      })
      if (run && !run.lhr.runtimeError) return run.lhr
      lost.push(run?.lhr.runtimeError?.message)
    } catch (error) {
      lost.push(error)
    } finally {
      await browser.close().catch(() => {})
    }
  }
  throw new Error(`${address} could not be looked at: ${lost.join('; ')}`)
}

/** The run with the middle performance. */
async function middleOf(runs: number, look: () => Promise<Judged>): Promise<Judged> {
  const found: Judged[] = []
  for (let run = 0; run < runs; run++) found.push(await look())
  const [middle] = found
    .sort((one, other) => (one.scores[0] ?? 0) - (other.scores[0] ?? 0))
    .slice((runs - 1) / 2)
  if (!middle) throw new Error('nothing was looked at')
  return middle
}
