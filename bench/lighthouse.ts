// The four scores of Lighthouse under its mobile preset, for each kind of page of the public site.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort, type Judged, openLighthouse } from './lighthouse-browser.ts'

const SERVE = fileURLToPath(new URL('../server/testing/serve.ts', import.meta.url))
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** What each category should reach (docs/limits.md). */
const GOALS = [95, 100, 100, 100]
/** Told to search engines as not to be listed: not blamed for it. */
const UNLISTED = /\/(keyword|404)/

/** Looks at each page; the middle one counts. */
const RUNS = 3

const PAGES = {
  home: 'HomePage',
  category: 'productModular/1',
  'sub-category': 'productModularChil/2',
  product: 'HotProduct > productDetail',
  hot: 'HotProduct',
  cases: 'successCase',
  case: 'successCase > successCaseDetail',
  news: 'news',
  article: 'news > newsDetail',
  about: 'aboutus',
  search: 'keyword?keyword=pump',
  'not found': '404',
}

/** Prints a line for each kind; a busy machine lowers the first column alone. */
export async function measureLighthouse() {
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [SERVE], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn', NODE_ENV: 'production', PORT: `${port}`, PUBLIC_URL: site },
  })
  const ended = once(server, 'close')
  await once(createInterface(server.stdout), 'line')
  const { judge, close } = await openLighthouse()
  try {
    console.log(`\nLighthouse, mobile preset, load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
    console.log(
      `${''.padEnd(14)}${CATEGORIES.map((name) => name.padStart(16)).join('')}   largest paint  shift`,
    )
    for (const [kind, path] of Object.entries(PAGES)) {
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
    server.kill('SIGTERM')
    await ended
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

/** `list > page` is the first page of that kind that the list leads to. */
async function addressOf(base: string, path: string): Promise<string> {
  const [list = '', page] = path.split(' > ')
  // Where the address of a record has moved to.
  if (!page) return (await fetch(base + list)).url
  const html = await (await fetch(base + list)).text()
  const [, end] = new RegExp(`href="[^"]*/en/(${page}/[^"?#]+)"`).exec(html) ?? []
  if (!end) throw new Error(`${list} leads to no ${page}`)
  return base + end
}
