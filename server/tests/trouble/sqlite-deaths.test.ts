// A process that is killed, and a machine whose power is cut, lose nothing of a SQLite file that was acknowledged.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { verifyChain } from '#server/parts/logs/operation-chain.ts'
import { openSqlite, StoreRefused } from '#server/storage/open.ts'
import { type Life, runDeaths, type Stored } from '#server/testing/deaths/deaths.ts'
import { forgetfulDisk } from '#server/testing/deaths/forgetful-disk.ts'

const WRITER = fileURLToPath(new URL('../../testing/deaths/dying-writer.ts', import.meta.url))
const SQLITE = process.env.TEST_DATABASE !== 'postgres'
/** `DEATHS=1000 CUTS=100` for a long proof. */
const DEATHS = Number(process.env.DEATHS ?? 20)
const CUTS = Number(process.env.CUTS ?? 12)
const PATIENCE = 180_000 + DEATHS * 5_000
/** Acknowledged writes of one life at most. */
const MOST = 60

const live =
  (store: string, environment: Record<string, string> = {}) =>
  async (round: number): Promise<Life> => {
    const child = spawn(process.execPath, [WRITER], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...environment,
        ...{ STORE: store, ROUND: String(round) },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const said: string[] = []
    createInterface({ input: child.stdout }).on('line', (line) => void said.push(line))
    const closed = once(child, 'close')
    return {
      acknowledged: () => {
        if (child.exitCode !== null) throw new Error('the writer ended by itself')
        return said.length
      },
      async die() {
        child.kill('SIGKILL')
        await closed
        return said
      },
    }
  }

async function stored(store: string): Promise<Stored> {
  const storage = openSqlite(store)
  try {
    const entries = await storage.db.selectFrom('operation_log').select('request_id').execute()
    const { whole } = await verifyChain(storage.db, async () => {})
    return { names: entries.map(({ request_id }) => request_id), whole }
  } finally {
    await storage.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'site-deaths-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.runIf(SQLITE)(
  'twenty times kill -9 under four writers: nothing acknowledged is lost or doubled, and the chain is whole',
  { timeout: PATIENCE },
  async () => {
    const store = join(folder, 'site.sqlite')
    const found = await runDeaths({
      rounds: DEATHS,
      live: live(store),
      count: () => stored(store),
      most: MOST,
    })
    if (process.env.DEATHS) console.log(found)
    expect(found).toMatchObject({ deaths: DEATHS, lost: 0, doubled: 0, whole: true })
    expect(found.acknowledged).toBeGreaterThanOrEqual(DEATHS)
  },
)

const disk = SQLITE ? forgetfulDisk() : null
afterAll(() => disk?.close())

/** Cuts the power after each death; a store that cannot be opened any more has lost everything. */
async function cuts(name: string, rounds: number, environment: Record<string, string> = {}) {
  if (!disk) throw new Error('there is no such disk')
  const store = join(disk.folder, name)
  let sectors = 0
  const found = await runDeaths({
    ...{ rounds, most: MOST, every: 1 },
    live: live(store, { ...disk.environment, ...environment }),
    count: () =>
      stored(store).catch((error) => {
        if (error instanceof StoreRefused) return { names: [], whole: false }
        throw error
      }),
    after: () => {
      sectors += disk.cut(() => Math.random() < 0.5)
    },
  })
  return { ...found, sectors }
}

test.runIf(disk !== null)(
  'when the power is cut, what was not synced is lost, in part and in no order, and nothing of it was acknowledged',
  { timeout: PATIENCE },
  async () => {
    const found = await cuts('full.sqlite', CUTS)
    if (process.env.CUTS) console.log(found)
    expect(found).toMatchObject({ deaths: CUTS, lost: 0, doubled: 0, whole: true })
    expect(found.acknowledged).toBeGreaterThanOrEqual(CUTS)
  },
)

test.runIf(disk !== null)(
  'a store that does not wait for the disk loses what it acknowledged: the power is really cut',
  { timeout: PATIENCE },
  async () => {
    const found = await cuts('careless.sqlite', 1, { CARELESS: 'on' })
    expect(found.sectors).toBeGreaterThan(0)
    expect(found.lost).toBeGreaterThan(0)
  },
)
