// How many answers a second the public site gives, as a share of a bare `node:http` server that sends the same bytes.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Figure, type Mark, spelled } from './figures.ts'
import { MARKS } from './marks.ts'
import { middle } from './median.ts'
import { openBare, openSite } from './running-site.ts'

const CLIENT = fileURLToPath(new URL('./programs/site-client.ts', import.meta.url))
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
  const body = await bytesOf(site + path)
  const bare = await openBare(body)
  const shares: number[] = []
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const ceiling = await rateOf(bare.address, false, round)
    const found = await rateOf(site + path, anew, round)
    shares.push(found / ceiling)
    rates.push(found)
  }
  bare.close()
  const size = `${spelled(body.length)} B`
  return rate
    ? { name, value: middle(rates), unit: '/s', ...rate, note: `${spelled(middle(shares))} of bare, ${size}` }
    : { name, value: middle(shares), unit: 'of bare', ...share, note: `${spelled(middle(rates))}/s, ${size}` }
}

/** As a browser gets it, twice: the second time it is kept and compressed. */
async function bytesOf(address: string): Promise<Buffer> {
  const ask = async () => {
    const asked = request(address, { headers: { 'accept-encoding': 'br' } }).end()
    const [reply] = await once(asked, 'response')
    return Buffer.concat(await reply.toArray())
  }
  await ask()
  return ask()
}

/** Answers a second that a client in a process of its own gets. */
async function rateOf(address: string, anew: boolean, round: number): Promise<number> {
  const client = fork(CLIENT, [address, String(anew), String(round)])
  const [rate] = await once(client, 'message')
  await once(client, 'exit')
  return Number(rate)
}
