// `/metrics` for a Prometheus that holds the configured token; without one configured there is no such address.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { MonitorFacts, MonitorSample } from '#contract/monitoring/monitor.ts'
import type { Monitor } from '#server/parts/monitoring/monitor.ts'
import { BUCKETS_MS, type RequestTotals } from '#server/parts/monitoring/request-meter.ts'
import type { TwinState } from '#server/parts/twin/twin-state.ts'

type Of = {
  config: { metricsToken: string | undefined }
  monitor: Monitor
  twin: { on: boolean; state: () => TwinState; copy: () => { number: number } | null }
  journal: { waiting: () => number }
}

export function metricsRoute(app: FastifyInstance, { config, monitor, twin, journal }: Of) {
  if (config.metricsToken === undefined) return
  const expected = digest(`Bearer ${config.metricsToken}`)
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // Digests have one length, and comparing them takes one time, whatever was sent.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      return reply.status(401).header('www-authenticate', 'Bearer').type('text/plain').send('Unauthorized\n')
    }
    const of = { facts: monitor.facts(), sample: monitor.last(), totals: monitor.totals() }
    const more = [
      ...(twin.on ? [...twinMetrics(twin.state()), copyMetric(twin.copy()?.number ?? 0)] : []),
      ...journalMetrics(journal.waiting()),
    ]
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metricsText(of) + more.map(written).join(''))
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()

type Labels = Record<string, string>
type Row = { name?: string; labels?: Labels; value: number | null }
type Metric = { name: string; type: 'gauge' | 'counter' | 'histogram'; help: string; rows: Row[] }

type MetricsOf = { facts: MonitorFacts; sample: MonitorSample | null; totals: RequestTotals }

/** Every metric with its HELP and TYPE; a reading that failed is left out. */
function metricsText(of: MetricsOf): string {
  const metrics = [
    ...requestMetrics(of.totals),
    ...(of.sample ? sampled(of.sample) : []),
    ...lasting(of.facts),
  ]
  return metrics.map(written).join('')
}

function requestMetrics({ byOutcome, buckets, totalMs }: RequestTotals): Metric[] {
  const name = 'site_http_request_duration_seconds'
  let sum = 0
  const rows: Row[] = buckets.map((count, at) => {
    sum += count
    const bound = BUCKETS_MS[at]
    return {
      name: `${name}_bucket`,
      labels: { le: bound === undefined ? '+Inf' : String(bound / 1000) },
      value: sum,
    }
  })
  return [
    {
      name: 'site_http_requests_total',
      type: 'counter',
      help: 'Requests by outcome: answered, refused (4xx), failed (5xx).',
      rows: Object.entries(byOutcome).map(([outcome, value]) => ({ labels: { outcome }, value })),
    },
    {
      name,
      type: 'histogram',
      help: 'Time from the arrival of a request to the end of its answer.',
      rows: [...rows, { name: `${name}_sum`, value: totalMs / 1000 }, { name: `${name}_count`, value: sum }],
    },
  ]
}

function sampled(of: MonitorSample): Metric[] {
  const delay = (quantile: string, ms: number | null) => ({ labels: { quantile }, value: seconds(ms) })
  return [
    gauge('site_machine_cpu_ratio', 'Share of the processors of the machine that is busy.', of.machineCpu),
    gauge('site_process_cpu_ratio', 'Share of all processors that this process uses.', of.processCpu),
    gauge('site_machine_load1', 'Load average of one minute.', of.load),
    gauge(
      'site_machine_memory_used_bytes',
      'Memory in use on the machine or in its container.',
      of.memoryUsed,
    ),
    gauge('site_process_resident_memory_bytes', 'Resident memory of the process.', of.rss),
    gauge('site_process_heap_used_bytes', 'Used heap of the process.', of.heapUsed),
    gauge('site_process_heap_total_bytes', 'Heap that the process holds.', of.heapTotal),
    {
      name: 'site_event_loop_delay_seconds',
      type: 'gauge',
      help: 'How much later than asked for a timer fires.',
      rows: [delay('0.5', of.delayP50), delay('0.99', of.delayP99)],
    },
    gauge(
      'site_event_loop_utilization_ratio',
      'Share of the time that the event loop is at work.',
      of.loopBusy,
    ),
    gauge('site_disk_free_bytes', 'Free space on the disk of the data folder.', of.diskFree),
    gauge('site_database_up', 'Whether the database answered.', of.databaseLatency === null ? 0 : 1),
    gauge('site_database_latency_seconds', 'Time of the smallest query.', seconds(of.databaseLatency)),
    gauge('site_sessions_open', 'Open sessions, of all nodes.', of.sessions),
    gauge('site_sample_timestamp_seconds', 'When these figures were measured.', of.time / 1000),
  ]
}

function lasting({ node, uptime, memoryTotal, diskTotal, database, versions }: MonitorFacts): Metric[] {
  const info = { version: versions.product, node: versions.node, database: database.kind, host: node.host }
  return [
    gauge(
      'site_machine_memory_total_bytes',
      'Memory of the machine, or the limit of its container.',
      memoryTotal,
    ),
    gauge('site_disk_total_bytes', 'Size of the disk of the data folder.', diskTotal),
    gauge('site_database_size_bytes', 'Size of the database.', database.size),
    gauge('site_process_uptime_seconds', 'Time since the process started.', uptime),
    {
      name: 'site_info',
      type: 'gauge',
      help: 'Always 1; its labels say what runs.',
      rows: [{ labels: info, value: 1 }],
    },
  ]
}

const copyMetric = (number: number): Metric =>
  gauge(
    'site_twin_served_manifest',
    'The manifest that visitors are shown in place of the store; 0 for none.',
    number,
  )

function twinMetrics({ manifest, whole, maker, waiting, behindMs }: TwinState): Metric[] {
  return [
    gauge('site_twin_whole', 'Whether the twin holds every page.', whole ? 1 : 0),
    gauge('site_twin_maker', 'Whether this node makes the twin.', maker ? 1 : 0),
    gauge('site_twin_manifest_number', 'Number of the last manifest.', manifest?.number ?? null),
    gauge(
      'site_twin_manifest_timestamp_seconds',
      'When the last manifest was made.',
      manifest && Date.parse(manifest.time) / 1000,
    ),
    gauge('site_twin_addresses', 'Addresses that the last manifest names.', manifest?.addresses ?? null),
    gauge('site_twin_waiting', 'Addresses that wait to be made, on the node that makes them.', waiting),
    gauge('site_twin_behind_seconds', 'For how long something published is not in it.', behindMs / 1000),
  ]
}

const journalMetrics = (waiting: number): Metric[] => [
  gauge('site_journal_waiting', 'Inquiries that wait for the database.', waiting),
]

const gauge = (name: string, help: string, value: number | null): Metric => ({
  name,
  type: 'gauge',
  help,
  rows: [{ value }],
})

const seconds = (ms: number | null) => (ms === null ? null : ms / 1000)

function written({ name, type, help, rows }: Metric): string {
  const lines = rows
    .filter((row) => row.value !== null)
    .map((row) => `${row.name ?? name}${labelled(row.labels)} ${row.value}\n`)
  return lines.length === 0 ? '' : `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function labelled(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
