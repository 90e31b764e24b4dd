// A crowd of 500 connections on a store of 100,000 products and a million rows of each log: visitors, staff and writes, mixed as
// on a busy day. The server has one core and the crowd the other. Then the same on PostgreSQL with one node and with two.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Figure, spelled } from '#bench/figures/figures.ts'
import { MARKS } from '#bench/figures/marks.ts'
import { share } from '#bench/figures/median.ts'
import { openSite, signIn } from '#bench/running-site.ts'
import { countAsIndexed, seedContent } from '#bench/stores/seed-content.ts'
import { seedLogs } from '#bench/stores/seed-logs.ts'
import { keepPostgres } from '#server/testing/stores/kept-postgres.ts'
import { type Crowd, type Felt, KINDS, type Kind } from './crowd-kinds.ts'
import { pinTo } from './pin.ts'

const CLIENT = fileURLToPath(new URL('../programs/crowd-client.ts', import.meta.url))
const RECORDS = 100_000
const LOG_ROWS = 1_000_000
const CONNECTIONS = 500
/** How long, and how many requests a second. */
type Load = { minutes: number; rate: number }
const SHARES = { kept: 0.9, unkept: 0.08, staff: 0.015, write: 0.005 }
const WARM_SECONDS = 20
const LOOK_MS = 2_000
/** A time of six signs for each of some millions of answers. */
const FIGURES_BYTES = 100_000_000
const run = promisify(execFile)
/** How long one node and two are asked, and how often, so that neither is at its end. */
const NODES_SECONDS = 30
const NODES_RATE = 300

const NAMES: Record<Kind, string> = {
  kept: 'kept page, 99 %',
  unkept: 'read or page not kept, 99 %',
  staff: 'list of staff, 99 %',
  write: 'write, 99 %',
}
const JUDGED: Partial<Record<Kind, object>> = { kept: MARKS.keptInCrowd, unkept: MARKS.unkeptInCrowd }

export async function measureCrowd(folder: string, load: Load): Promise<Figure[]> {
  return [...(await measureDay(folder, load)), ...(await measureNodes(join(folder, 'nodes')))]
}

/** What everybody feels, and what memory it takes. */
async function measureDay(folder: string, { minutes, rate }: Load): Promise<Figure[]> {
  const settings = { TRUSTED_PROXIES: '127.0.0.1', SESSION_IDLE_MINUTES: '600' }
  await (await openSite(folder, settings)).stop()
  const file = join(folder, 'site.sqlite')
  seedContent(file, RECORDS)
  countAsIndexed(file)
  seedLogs(file, LOG_ROWS, headOf(file))
  const { address, pid, memory, stop } = await openSite(folder, settings)
  const isApart = availableParallelism() > 1 && pinTo(pid, 0)
  try {
    const crowd: Crowd = {
      ...{ addresses: [address], connections: CONNECTIONS, rate, seconds: WARM_SECONDS },
      ...{ token: await signIn(address), records: RECORDS, shares: SHARES, core: isApart ? 1 : null },
    }
    await felt(crowd)
    const held: number[] = []
    const looking = setInterval(() => void held.push(memory()), LOOK_MS)
    const before = processorSeconds([pid])
    const all = await felt({ ...crowd, seconds: minutes * 60 })
    const busy = (processorSeconds([pid]) - before) / (minutes * 60)
    clearInterval(looking)
    const fifth = Math.max(1, Math.floor(held.length / 5))
    const [second, last] = [mean(held.slice(fifth, 2 * fifth)), mean(held.slice(-fifth))]
    const answered = KINDS.reduce((sum, kind) => sum + all[kind].times.length, 0)
    return [
      ...KINDS.map((kind) => figureOf(kind, all[kind])),
      {
        ...{ name: 'memory of its last fifth', value: (last / second) * 100, unit: '% of its second' },
        ...MARKS.crowdMemory,
        note: `${spelled(second)} MB, then ${spelled(last)} MB; ${spelled(Math.max(...held))} MB at most`,
      },
      {
        ...{ name: 'answers', value: answered / (minutes * 60), unit: '/s' },
        note: `of ${spelled(rate)} asked for a second, ${spelled(minutes)} minutes long, ${CONNECTIONS} connections; the server computed ${spelled(busy * 100)} % of the time${isApart ? ', on a core of its own' : ''}`,
      },
    ]
  } finally {
    await stop()
  }
}

function figureOf(kind: Kind, { times, refused }: Felt): Figure {
  const others = Object.entries(refused).map(([status, count]) => `${status}: ${count}`)
  return {
    ...{ name: NAMES[kind], value: share(times, 0.99), unit: 'ms', ...JUDGED[kind] },
    note: `half within ${spelled(share(times, 0.5))} ms, ${spelled(times.length)} answers${others.length > 0 ? `; not served ${others.join(', ')}` : ''}`,
  }
}

/**
 * Two cores hold no two nodes with a database and a crowd, so that counted is what the nodes compute for an answer: with twice
 * the nodes and twice the crowd, twice the answers would cost twice as much where they scale as they should.
 */
async function measureNodes(folder: string): Promise<Figure[]> {
  const postgres = await keepPostgres()
  const settings = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1' }
  const sites: Awaited<ReturnType<typeof openSite>>[] = []
  try {
    // The first one fills the store.
    await (await openSite(folder, settings)).stop()
    const costs: number[] = []
    for (const nodes of [1, 2]) {
      while (sites.length < nodes) sites.push(await openSite(folder, settings))
      const pids = sites.map(({ pid }) => pid)
      const crowd: Crowd = {
        ...{
          addresses: sites.map(({ address }) => address),
          connections: 50 * nodes,
          rate: NODES_RATE * nodes,
        },
        ...{ seconds: WARM_SECONDS, token: await signIn(sites[0]?.address ?? ''), records: 20, core: null },
        shares: { kept: 0.8, unkept: 0.19, staff: 0.01, write: 0 },
      }
      await felt(crowd)
      const before = processorSeconds(pids)
      const all = await felt({ ...crowd, seconds: NODES_SECONDS })
      const answered = KINDS.reduce((sum, kind) => sum + all[kind].times.length, 0)
      costs.push(((processorSeconds(pids) - before) / answered) * 1_000_000)
    }
    const [one = Number.NaN, two = Number.NaN] = costs
    return [
      {
        ...{ name: 'two nodes against one', value: (2 * one) / two, unit: 'times', ...MARKS.twoNodes },
        note: `by what they compute for an answer: ${spelled(one)} µs with one, ${spelled(two)} µs with two, on PostgreSQL`,
      },
    ]
  } finally {
    for (const { stop } of sites) await stop()
    await postgres.close()
  }
}

async function felt(crowd: Crowd): Promise<Record<Kind, Felt>> {
  // Read to the end of what it writes: a process may be gone before a message of so many figures arrived.
  const { stdout } = await run(process.execPath, [CLIENT, JSON.stringify(crowd)], {
    maxBuffer: FIGURES_BYTES,
  })
  return JSON.parse(stdout) as Record<Kind, Felt>
}

/** What processes have computed so far, with all their threads. */
function processorSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, one) => sum + one, 0) / 100
}

/** Where the chain of the log ends. */
function headOf(file: string) {
  const db = new DatabaseSync(file)
  const { id, hash } = db.prepare('select head_id as id, head_hash as hash from operation_chain').get() as {
    id: number
    hash: string
  }
  db.close()
  return { id, hash }
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
