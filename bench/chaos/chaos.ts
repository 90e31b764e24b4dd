// Runs the house under load, lets faults befall it one after another and two at a time, and judges what was promised.
import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '#bench/running-site.ts'
import { ask, createDesk } from './asking.ts'
import { type Chance, chanceOf } from './chance.ts'
import { type Fault, faultsOf } from './faults.ts'
import { type House, openHouse } from './house.ts'
import { judge } from './judge.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { LISTS, visit } from './visitors.ts'
import {
  addRecords,
  editAlone,
  editTogether,
  publishedRecord,
  steadyPage,
  uploadFiles,
  writeInquiries,
} from './writers.ts'

const READY_MS = 30_000
const START_MS = 60_000
/** So often a second fault comes while the first one lasts. */
const TWO_AT_ONCE = 0.25
const CALM_SECONDS = [1, 3] as const
const OWN_RECORDS = 4
const TOGETHER = 2
const VISITORS = 2

type Plan = {
  /** What Node runs as a node. */
  command: string[]
  seed: number
  seconds: number
  /** Words of the names of faults; all of them without. */
  only?: string[]
  say?: (line: string) => void
  /** A folder for what the nodes log. */
  logs?: string
  /** Whether nodes of the last release take their turns, which costs a build of it. */
  withRelease?: boolean
}

/** Answers the rows of the table, how often each fault befell it, and what visitors were answered. */
export async function runChaos({ seed, seconds, only, say = () => {}, ...built }: Plan) {
  const ledger = createLedger()
  const house = await openHouse({ withRelease: false, ...built }, (what) => ledger.breaks('nodes', what))
  try {
    const nodes = house.places.map(({ node }) => node)
    for (const node of nodes) node.start()
    await allReady(house, START_MS)
    const desk = createDesk(nodes, ledger, ({ address }) => signIn(address))
    await desk.begin()
    let isOver = false
    const means = { desk, ledger, over: () => isOver }
    const own = []
    for (let count = 0; count < OWN_RECORDS; count++) own.push(await publishedRecord(means, `Piece ${count}`))
    const common = await publishedRecord(means, 'A piece of all')
    const pages = await pagesThatAre(house, [...LISTS, `/en${await steadyPage(means)}`])

    const load = [
      ...own.map((record) => editAlone(means, record)),
      ...Array.from({ length: TOGETHER }, (_, at) => editTogether(means, common, 1_000 * (at + 1))),
      addRecords(means, 'Added'),
      uploadFiles(means),
      ...['a', 'b', 'c'].map((who) => writeInquiries(means, who)),
      ...nodes.flatMap((node) =>
        Array.from({ length: VISITORS }, () => visit({ node, ledger, over: means.over }, pages)),
      ),
    ]
    const working = Promise.allSettled(load)
    const chance = chanceOf(seed)
    const faults = faultsOf(house, chance)
    const asked = only ? faults.filter(({ name }) => only.some((word) => name.includes(word))) : faults
    const possible = asked.filter(({ lacks }) => lacks === undefined)
    const befell = await befall(house, { faults: possible, chance, ledger, seconds, say })
    isOver = true
    for (const ended of await working)
      if (ended.status === 'rejected') ledger.breaks('staff', `somebody gave up: ${ended.reason}`)
    await judge(house.postgres.url, nodes, desk, ledger)
    return {
      ...{ checks: await ledger.table(), befell, answers: ledger.answers },
      lacking: asked.filter(({ lacks }) => lacks !== undefined),
    }
  } finally {
    await house.close()
  }
}

type Means = {
  faults: Fault[]
  chance: Chance
  ledger: Ledger
  seconds: number
  say: (line: string) => void
}

/** Answers how often each fault came, and how long it took at most until all nodes were ready again. */
async function befall(house: House, { faults, chance, ledger, seconds, say }: Means) {
  const befell = new Map<string, { times: number; longest: number }>()
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    await wait(chance.between(...CALM_SECONDS) * 1000)
    const first = chance.oneOf(faults)
    const second = chance.happens(TWO_AT_ONCE) ? chance.oneOf(faults) : first
    const chosen = [...new Set([first, second])]
    const names = chosen.map(({ name }) => name).join(' + ')
    const places = chosen.map(() => chance.oneOf(house.places))
    say(`${ledger.seconds(performance.now()).padStart(8)}  ${names}, ${places.map(({ node }) => node.name)}`)
    const lasts = chosen.map((fault) => chance.between(...fault.lasts) * 1000)
    await Promise.all(
      chosen.map(async (fault, at) => {
        const place = places[at] ?? house.places[0]
        await fault.begin(place)
        await wait(lasts[at])
        await fault.end(place)
      }),
    )
    const ended = performance.now()
    ledger.looks('nodes')
    ledger.looks('ready')
    if (!(await allReady(house, READY_MS).catch(() => false)))
      ledger.breaks('ready', `after "${names}" not all nodes were ready`)
    const took = performance.now() - ended
    for (const { name } of chosen) {
      const { times, longest } = befell.get(name) ?? { times: 0, longest: 0 }
      befell.set(name, { times: times + 1, longest: Math.max(longest, took) })
    }
  }
  return befell
}

/** Answers once every node said so since now. */
async function allReady({ places }: House, withinMs: number): Promise<true> {
  const began = performance.now()
  for (;;) {
    if (places.every(({ node }) => node.ready() && (node.looks.at(-1)?.at ?? 0) > began)) return true
    if (performance.now() - began > withinMs) throw new Error('not all nodes became ready')
    await wait(50)
  }
}

async function pagesThatAre({ places }: House, wanted: readonly string[]): Promise<string[]> {
  const pages: string[] = []
  for (const page of wanted) {
    const statuses = await Promise.all(places.map(async ({ node }) => (await ask(node, page)).status))
    if (statuses.every((status) => status === 200)) pages.push(page)
  }
  return pages
}
