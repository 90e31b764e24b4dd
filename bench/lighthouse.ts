// The four scores of Lighthouse under its mobile preset, for each kind of page of the public site.
import { loadavg } from 'node:os'
import { type Judged, openLighthouse } from './lighthouse-browser.ts'
import { addressOf, SITE_PAGES, serveSite } from './site-pages.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** What each category should reach (docs/limits.md). */
const GOALS = [95, 100, 100, 100]
/** Told to search engines as not to be listed: not blamed for it. */
const UNLISTED = /\/(keyword|404)/

/** Looks at each page; the middle one counts. */
const RUNS = 3

/** Prints a line for each kind; a busy machine lowers the first column alone. */
export async function measureLighthouse() {
  const { site, stop } = await serveSite()
  const { judge, close } = await openLighthouse()
  try {
    console.log(`\nLighthouse, mobile preset, load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
    console.log(
      `${''.padEnd(14)}${CATEGORIES.map((name) => name.padStart(16)).join('')}   largest paint  shift`,
    )
    for (const [kind, path] of Object.entries(SITE_PAGES)) {
      const address = await addressOf(`${site}/en/`, path)
      const asked = { address, categories: CATEGORIES, listed: !UNLISTED.test(address) }
      const { scores, faults, largestPaint, shift } = await middleOf(RUNS, () => judge(asked))
      const said = scores.map((score, at) => `${score}${score < (GOALS[at] ?? 0) ? ' !' : ''}`.padStart(16))
      console.log(
        `${kind.padEnd(14)}${said.join('')}${`${(largestPaint / 1000).toFixed(1)} s`.padStart(16)}${shift.toFixed(3).padStart(7)}`,
      )
      for (const fault of faults) console.log(`  ${fault}`)
    }
  } finally {
    await close()
    await stop()
  }
}

/** The run with the middle performance; the first look is not counted: it finds pictures made for nobody yet. */
async function middleOf(runs: number, look: () => Promise<Judged>): Promise<Judged> {
  await look()
  const found: Judged[] = []
  for (let run = 0; run < runs; run++) found.push(await look())
  const [middle] = found
    .sort((one, other) => (one.scores[0] ?? 0) - (other.scores[0] ?? 0))
    .slice((runs - 1) / 2)
  if (!middle) throw new Error('nothing was looked at')
  return middle
}
