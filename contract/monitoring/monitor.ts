// How the server is doing: what a node measured of itself and its database over the last half hour.
import { z } from 'zod'
import { queryNumber } from '#contract/inputs/number.ts'
import { defineCall } from '#contract/wire/call.ts'

/** Milliseconds between two samples, and how many of them are kept. */
export const SAMPLE_MS = 5_000
export const SAMPLES_KEPT = 360

/** A reading that failed is null: the others still tell. */
const reading = z.number().nullable()

/** What was measured at one moment. Shares are from 0 to 1, sizes are bytes, durations milliseconds. */
export const MonitorSample = z.object({
  time: z.int(),
  /** Share of all processors of the machine that was busy. */
  machineCpu: reading,
  /** The same of this process alone; 1 would be every processor. */
  processCpu: reading,
  /** Load average of one minute. */
  load: reading,
  memoryUsed: reading,
  rss: reading,
  heapUsed: reading,
  heapTotal: reading,
  /** How much later than asked for a timer fires. */
  delayP50: reading,
  delayP99: reading,
  /** Share of the time that the event loop was at work. */
  loopBusy: reading,
  diskFree: reading,
  /** How long the smallest query took; null while the database is away. */
  databaseLatency: reading,
  /** Requests a second by what became of them: answered, refused (4xx), failed (5xx). */
  answered: reading,
  refused: reading,
  failed: reading,
  /** Time to answer; null while nobody asked. */
  answerP50: reading,
  answerP95: reading,
  /** Open sessions, of all nodes. */
  sessions: reading,
})
export type MonitorSample = z.output<typeof MonitorSample>

/** What a node is, and what changes seldom. */
export const MonitorFacts = z.object({
  node: z.object({ id: z.string(), host: z.string(), pid: z.int(), startedAt: z.iso.datetime() }),
  /** Seconds since the process and since the machine started. */
  uptime: z.number(),
  machineUptime: reading,
  system: z.string(),
  processors: z.object({ count: z.int(), model: z.string() }),
  /** What this process may use at most: the machine's, or the container's limit. */
  memoryTotal: reading,
  memoryLimited: z.boolean(),
  heapLimit: reading,
  diskTotal: reading,
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    version: z.string().nullable(),
    size: reading,
  }),
  versions: z.object({ product: z.string(), node: z.string(), sharp: z.string(), libvips: z.string() }),
})
export type MonitorFacts = z.output<typeof MonitorFacts>

export const MonitorReport = MonitorFacts.extend({
  everyMs: z.int(),
  /** The oldest first. */
  samples: z.array(MonitorSample),
})
export type MonitorReport = z.output<typeof MonitorReport>

export const monitorCalls = {
  server: defineCall({
    path: '/api/monitor/server',
    method: 'GET',
    access: 'monitor',
    takes: 'query',
    /** Whoever already holds samples of this `node` gets only those taken `after`. */
    input: z.strictObject({
      node: z.string().max(300).optional(),
      after: queryNumber(0, Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: MonitorReport,
    background: true,
    summary:
      'What the node that answers measured of itself and of its database; taken from its last samples.',
  }),
}
