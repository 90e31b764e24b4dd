// How many answers a second the public site gives, as a share of a bare `node:http` server that sends the same bytes.
import { type Figure, type Mark, spelled } from '#bench/figures/figures.ts'
import { MARKS } from '#bench/figures/marks.ts'
import { rateBesideBare } from '#bench/load/rate.ts'
import { openSite } from './running-site.ts'

const ROUNDS = 5
const PAGE = '/en/HomePage'
const READ = '/api/web/product/listAll?lang=en&page=1&limit=12&sort=sort'
const NO_LANGUAGE = '/api/web/product/listAll?page=1&limit=12&sort=sort'
/** What is asked for again and again; `anew` asks for something else of its kind each time, which nothing is kept of. */
type Case = { name: string; path: string; anew?: boolean; share?: Mark; rate?: Mark }
const CASES: Case[] = [
  { name: '/healthz', path: '/healthz', share: MARKS.healthz },
  { name: '/robots.txt', path: '/robots.txt' },
  { name: 'kept page', path: PAGE, share: MARKS.keptPage },
  { name: 'kept read', path: READ, share: MARKS.keptRead },
  { name: 'kept read without lang', path: NO_LANGUAGE, share: MARKS.keptRead },
  { name: 'refused read', path: '/api/web/product/listAll?lang=en&page=0', share: MARKS.refusedRead },
  { name: 'read anew', path: READ, anew: true, share: MARKS.readAnew },
  { name: 'page anew', path: PAGE, anew: true, rate: MARKS.pageAnew },
]

/** The medians of several rounds; each round asks the bare server and the site in turn. */
export async function measureSite(folder: string): Promise<Figure[]> {
  // The first start fills the store with the demo content.
  await (await openSite(folder)).stop()
  const { address, stop } = await openSite(folder)
  try {
    const figures: Figure[] = []
    for (const one of CASES) figures.push(await measureCase(address, one))
    return figures
  } finally {
    await stop()
  }
}

async function measureCase(site: string, { name, path, anew = false, share, rate }: Case): Promise<Figure> {
  const found = await rateBesideBare(site + path, ROUNDS, anew)
  const size = `${spelled(found.bytes)} B`
  return rate
    ? { name, value: found.rate, unit: '/s', ...rate, note: `${spelled(found.share)} of bare, ${size}` }
    : { name, value: found.share, unit: 'of bare', ...share, note: `${spelled(found.rate)}/s, ${size}` }
}
