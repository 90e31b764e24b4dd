// Measures this node in the background and keeps the last half hour, so that whoever asks never waits for a reading.
import {
  type MonitorFacts,
  type MonitorSample,
  SAMPLE_MS,
  SAMPLES_KEPT,
} from '#contract/monitoring/monitor.ts'
import type { DatabaseReadings } from './database-readings.ts'
import type { MachineReadings } from './machine-readings.ts'
import type { RequestMeter } from './request-meter.ts'
import { slowReading } from './slow-reading.ts'

/** A reading that takes longer is left out of its sample. */
const LIMIT_MS = 2_000
const SELDOM_MS = 60_000
const SESSIONS_MS = 15_000

export type Monitor = ReturnType<typeof createMonitor>

export type MonitorReadings = {
  machine: MachineReadings
  database: DatabaseReadings
  requests: RequestMeter
  /** How many sessions are open. */
  sessions: () => Promise<number>
  versions: MonitorFacts['versions']
}

export type MonitorClock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds that never go back. */
  steady: () => number
  /** Calls `run` every `ms`; answers the way to stop it. */
  every: (ms: number, run: () => void) => () => void
}

/** A monitor that does not measure before it is started. */
export function createMonitor(readings: MonitorReadings, clock: MonitorClock) {
  const { machine, database, requests } = readings
  const slow = <V>(read: () => Promise<V>, everyMs = 0) =>
    slowReading(read, { limitMs: LIMIT_MS, everyMs }, clock.steady)
  const disk = slow(machine.disk)
  const latency = slow(database.latency)
  const size = slow(database.size, SELDOM_MS)
  const version = slow(database.version, SELDOM_MS)
  const sessions = slow(readings.sessions, SESSIONS_MS)
  const patient = [disk, latency, size, version, sessions]

  const samples: MonitorSample[] = []
  const known = { diskTotal: null, size: null, version: null } as {
    diskTotal: number | null
    size: number | null
    version: string | null
  }
  const begun = { at: clock.now(), steady: clock.steady() }
  let stopTimer: (() => void) | null = null
  let running: Promise<void> | null = null

  async function sample() {
    const atOnce = { time: clock.now(), ...readAtOnce(readings) }
    // The query is timed alone, not in a queue with the other readings of the database.
    const databaseLatency = await latency.take()
    const [space, open, bytes, release] = await Promise.all([
      disk.take(),
      sessions.take(),
      size.take(),
      version.take(),
    ])
    known.diskTotal = space?.total ?? known.diskTotal
    known.size = bytes ?? known.size
    known.version = release ?? known.version
    samples.push(
      rounded({ ...atOnce, databaseLatency, diskFree: space?.free ?? null, sessions: open ?? null }),
    )
    if (samples.length > SAMPLES_KEPT) samples.shift()
  }

  /** A sample that is still being taken is not overtaken by the next one. */
  function run(): Promise<void> {
    running ??= sample().finally(() => {
      running = null
    })
    return running
  }

  return {
    /** Counts one answered request; safe on the hot path. */
    count: requests.count,
    totals: requests.totals,

    /** Takes the first sample, then one every `SAMPLE_MS`. */
    async start() {
      if (stopTimer) return
      machine.start()
      stopTimer = clock.every(SAMPLE_MS, () => void run())
      await run()
    },

    /** Nothing is measured any more, and nothing of the database is under way, once this resolves. */
    async stop() {
      stopTimer?.()
      stopTimer = null
      machine.stop()
      await running
      await Promise.all(patient.map((reading) => reading.settled()))
    },

    last: () => samples.at(-1) ?? null,
    /** The samples taken after a time, the oldest first. */
    since: (time: number) => samples.filter((one) => one.time > time),

    facts(): MonitorFacts {
      const { host, system, processors, memory, heapLimit, machineUptime } = machine.facts()
      return {
        node: {
          id: `${host}:${process.pid}:${begun.at}`,
          host,
          pid: process.pid,
          startedAt: new Date(begun.at).toISOString(),
        },
        uptime: Math.round((clock.steady() - begun.steady) / 1000),
        machineUptime: Math.round(machineUptime),
        system,
        processors,
        memoryTotal: memory.bytes,
        memoryLimited: memory.limited,
        heapLimit,
        diskTotal: known.diskTotal,
        database: { kind: database.kind, version: known.version, size: known.size },
        versions: readings.versions,
      }
    },
  }
}

/** What is read without waiting. */
function readAtOnce({ machine, requests }: MonitorReadings) {
  const memory = attempt(machine.process)
  const loop = attempt(machine.eventLoop)
  const rates = attempt(requests.look)
  return {
    machineCpu: attempt(machine.machineCpu),
    processCpu: attempt(machine.processCpu),
    load: attempt(machine.load),
    memoryUsed: attempt(machine.memoryUsed),
    rss: memory?.rss ?? null,
    heapUsed: memory?.heapUsed ?? null,
    heapTotal: memory?.heapTotal ?? null,
    delayP50: loop?.p50 ?? null,
    delayP99: loop?.p99 ?? null,
    loopBusy: loop?.busy ?? null,
    answered: rates?.answered ?? null,
    refused: rates?.refused ?? null,
    failed: rates?.failed ?? null,
    answerP50: rates?.p50 ?? null,
    answerP95: rates?.p95 ?? null,
  }
}

/** One broken reading must not take the others with it. */
function attempt<V>(read: () => V): V | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** Four decimals say more than any chart can show, and keep the answer small. */
const rounded = (sample: MonitorSample): MonitorSample =>
  Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [
      name,
      value === null || !Number.isFinite(value) ? null : Math.round(value * 1e4) / 1e4,
    ]),
  ) as MonitorSample
