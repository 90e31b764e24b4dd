// The site beside the systems that one would take instead: the same products, the same machine, one after the other.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openBrowser } from '#bench/browser.ts'
import { type Figure, spelled } from '#bench/figures/figures.ts'
import { middle } from '#bench/figures/median.ts'
import { rateBesideBare } from '#bench/load/rate.ts'
import { phoneIn, weigh } from '#bench/weight.ts'
import { directus } from './directus.ts'
import { ghost } from './ghost.ts'
import { NODE_VERSION } from './install.ts'
import { openPeer } from './open.ts'
import { ours, productsOf } from './ours.ts'
import { payload } from './payload.ts'
import type { Peer, Product } from './peer.ts'
import { strapi } from './strapi.ts'

const STARTS = 3
const ROUNDS = 3
const IDLE_MS = 30_000

/** Each by itself: what cannot be installed or does not start is a row that says why. */
export async function measurePeers(folder: string): Promise<Figure[]> {
  const figures: Figure[] = []
  let products: Product[] = []
  for (const peer of [ours, strapi, payload, directus, ghost]) {
    const name = `${peer.name} ${peer.version}`.trim()
    const data = join(folder, peer.name)
    mkdirSync(data)
    try {
      const program = await peer.install()
      const { list, read } = await fill(peer, program, data, products)
      products = read
      const found = await measureOne(peer, program, data, list)
      figures.push(...found.map((figure) => ({ ...figure, name: `${name}: ${figure.name}` })))
      // All of them take a while.
      for (const { name: what, value, unit } of found)
        console.log(`${name}: ${what} ${spelled(value)} ${unit}`)
    } catch (error) {
      const note = `could not be measured: ${error instanceof Error ? error.message : error}`
      figures.push({ name, value: Number.NaN, unit: '', note: note.replaceAll(/\s+/g, ' ').slice(0, 300) })
    }
  }
  return figures
}

/** Its first start, which also makes what the next ones find. Our own products are what the others are given. */
async function fill(peer: Peer, program: string, data: string, products: Product[]) {
  await peer.prepare?.(program, data)
  const { address, stop } = await openPeer(peer, program, data, peer.alive)
  try {
    const list = await peer.fill(address, products)
    return { list, read: peer === ours ? await productsOf(address) : products }
  } finally {
    await stop()
  }
}

async function measureOne(peer: Peer, program: string, data: string, list: string): Promise<Figure[]> {
  const ready: number[] = []
  for (let start = 1; start < STARTS; start++) {
    const one = await openPeer(peer, program, data, list)
    ready.push(one.ready)
    await one.stop()
  }
  const server = await openPeer(peer, program, data, list)
  ready.push(server.ready)
  try {
    await wait(IDLE_MS)
    const idle = server.memory()
    const answers = await rateBesideBare(server.address + list, ROUNDS)
    const loaded = server.memory()
    const rateNote = ({ rate, bytes }: typeof answers) => `${spelled(rate)}/s, ${spelled(bytes)} B`
    const figures: Figure[] = [
      { name: 'list of 20', value: answers.share, unit: 'of bare', note: rateNote(answers) },
      { name: 'start', value: middle(ready), unit: 's', note: `until its list answers; ${nodeOf(peer)}` },
      {
        name: 'memory',
        value: idle,
        unit: 'MB',
        note: `after that and half a minute; ${spelled(loaded)} after the lists`,
      },
      {
        name: 'on disk',
        value: megabytesOf(program),
        unit: 'MB',
        note: 'without Node and without its store',
      },
    ]
    if (!peer.page) return figures
    const page = await rateBesideBare(server.address + peer.page, ROUNDS)
    const script = await scriptOf(server.address + peer.page)
    return [
      ...figures,
      { name: 'home page', value: page.share, unit: 'of bare', note: rateNote(page) },
      { name: 'script of the home page', value: script, unit: 'kB', note: 'from its own host' },
    ]
  } finally {
    await server.stop()
  }
}

const nodeOf = (peer: Peer) => `Node ${peer === ours ? process.versions.node : NODE_VERSION}`

const megabytesOf = (folder: string) =>
  Number.parseInt(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }), 10) / 1024

/** Kilobytes over the line on a phone, before anybody touches anything. */
async function scriptOf(address: string): Promise<number> {
  const browser = await openBrowser()
  try {
    return (await weigh(await phoneIn(browser), [address])).script / 1000
  } finally {
    await browser.close()
  }
}
