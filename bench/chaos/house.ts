// Two nodes on one PostgreSQL behind a pooler, each with lines of its own to both, as processes on this machine.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#bench/running-site.ts'
import { mountSmallDisk } from '#server/testing/small-disk.ts'
import { keepPostgres } from '#server/testing/stores/kept-postgres.ts'
import { hasPooler, startPooler } from '#server/testing/stores/pooler-program.ts'
import { hasS3, startS3 } from '#server/testing/stores/s3-program.ts'
import { layLastRelease } from './last-release.ts'
import { type Line, openLine } from './line.ts'
import { type Node, openNode, type Program } from './node.ts'

export const PASSWORD = 'Lanbo-2026!'
/** Room for PostgreSQL with all it writes ahead in ten minutes. */
const DISK_MB = 700

/** A node, what leads from it to the database and to the bucket, its clock where that can be moved, and the program before this one. */
export type Place = {
  node: Node
  lines: Line[]
  bucketLine: Line | null
  setClock: ((seconds: number) => void) | null
  before: Program | null
}
export type House = Awaited<ReturnType<typeof openHouse>>

type Built = {
  /** What Node runs as a node. */
  command: string[]
  /** Whether the last release is laid beside it, with its web. */
  withRelease: boolean
  /** A folder for what nodes log. */
  logs?: string | undefined
}

/** `tell` hears what nobody asked for. */
export async function openHouse({ command, withRelease, logs }: Built, tell: (what: string) => void) {
  const closing: (() => unknown)[] = []
  const close = async () => {
    for (const end of closing.toReversed()) await end()
  }
  try {
    const disk = mountSmallDisk(DISK_MB)
    if (disk) {
      closing.push(disk.close)
      chmodSync(disk.folder, 0o777)
    }
    const postgres = await keepPostgres(disk?.folder)
    closing.push(postgres.close)
    const pooler = hasPooler() ? await startPooler(postgres.url) : null
    if (pooler) closing.push(pooler.close)
    const bucket = hasS3() ? await startS3() : null
    if (bucket) closing.push(bucket.close)
    const folder = mkdtempSync(join(tmpdir(), 'site-chaos-'))
    closing.push(() => rmSync(folder, { recursive: true, force: true }))
    const release = withRelease ? layLastRelease(folder, true) : null

    async function openPlace(name: string): Promise<Place> {
      const lines = [await openLine(pooler?.url ?? postgres.url), await openLine(postgres.url)]
      const bucketLine = bucket && (await openLine(bucket.settings.S3_ENDPOINT))
      closing.push(() => [...lines, ...(bucketLine ? [bucketLine] : [])].forEach((line) => void line.close()))
      const clock = movableClock(join(folder, `clock-${name}`))
      const environment = {
        ...{ PATH: process.env.PATH ?? '', HOST: '127.0.0.1', IMAGE_PORT: '0', LOG_LEVEL: 'warn' },
        ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
        ...{ DATA_DIR: folder, DEMO: 'off', CAPTCHA: 'off', ADMIN_PASSWORD: PASSWORD },
        ...{ DATABASE_URL: lines[0]?.url ?? '', DATABASE_LISTEN_URL: lines[1]?.url ?? '' },
        TRUSTED_PROXIES: '127.0.0.1',
        ...(bucket && bucketLine && { ...bucket.settings, S3_ENDPOINT: bucketLine.url.replace(/\/$/, '') }),
        ...clock?.environment,
      }
      const node = openNode(
        name,
        await freePort(),
        { command, environment },
        tell,
        logs && join(logs, `${name}.log`),
      )
      closing.push(node.close)
      const before = release === null ? null : { command: [release], environment }
      return { node, lines, bucketLine, setClock: clock?.set ?? null, before }
    }
    const places = [await openPlace('A'), await openPlace('B')] as const
    return { postgres, pooler, bucket, disk, places, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The clock of one process, moved while it runs by libfaketime; null where that is not installed. */
function movableClock(file: string) {
  const library = ['/usr/lib', '/usr/lib64']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .map((folder) => join(folder, 'faketime', 'libfaketimeMT.so.1'))
    .find((path) => existsSync(path))
  if (!library) return null
  const set = (seconds: number) => writeFileSync(file, seconds < 0 ? `${seconds}` : `+${seconds}`)
  set(0)
  const environment = {
    ...{ LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' },
    // A clock that is set moves the time of day; what counts on from the start of the machine goes on.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { set, environment }
}
