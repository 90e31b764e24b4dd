// What the node measures of itself, as the conventions call it; what they have no word for begins with `site.`
import type { Meter, MetricOptions } from '@opentelemetry/api'
import type { MonitorSample } from '#contract/monitoring/monitor.ts'
import type { Monitor } from '#server/parts/monitoring/monitor.ts'
import type { TwinState } from '#server/parts/twin/twin-state.ts'

const SHARE = '1'
const BYTES = 'By'
const SECONDS = 's'

export type Watched = {
  monitor: Pick<Monitor, 'last' | 'facts'>
  twin: { on: boolean; state: () => TwinState }
  journal: { waiting: () => number }
}
type Reading = (sample: MonitorSample) => number | null
const inSeconds = (ms: number | null) => (ms === null ? null : ms / 1000)

const SAMPLED: [name: string, unit: string, description: string, read: Reading][] = [
  ['system.cpu.utilization', SHARE, 'Share of the processors that is busy.', (of) => of.machineCpu],
  ['system.memory.usage', BYTES, 'Memory in use on the machine or in its container.', (of) => of.memoryUsed],
  [
    'process.cpu.utilization',
    SHARE,
    'Share of all processors that this process uses.',
    (of) => of.processCpu,
  ],
  ['process.memory.usage', BYTES, 'Resident memory of the process.', (of) => of.rss],
  ['v8js.memory.heap.used', BYTES, 'Used heap.', (of) => of.heapUsed],
  ['nodejs.eventloop.delay.p50', SECONDS, 'Delay of the event loop.', (of) => inSeconds(of.delayP50)],
  ['nodejs.eventloop.delay.p99', SECONDS, 'Delay of the event loop.', (of) => inSeconds(of.delayP99)],
  ['nodejs.eventloop.utilization', SHARE, 'Share of the time that it is at work.', (of) => of.loopBusy],
  ['site.disk.free', BYTES, 'Free space on the disk of the data folder.', (of) => of.diskFree],
  [
    'site.database.up',
    SHARE,
    'Whether the database answered.',
    (of) => (of.databaseLatency === null ? 0 : 1),
  ],
  ['site.database.latency', SECONDS, 'The smallest query.', (of) => inSeconds(of.databaseLatency)],
  ['site.sessions.open', '{session}', 'Open sessions of all nodes.', (of) => of.sessions],
]

export function showGauges(meter: Meter, { monitor, twin, journal }: Watched) {
  const gauge = (name: string, options: MetricOptions, read: () => number | null) =>
    meter.createObservableGauge(name, options).addCallback((result) => {
      const value = read()
      // A reading that failed is left out.
      if (value !== null) result.observe(value)
    })
  for (const [name, unit, description, read] of SAMPLED)
    gauge(name, { unit, description }, () => {
      const sample = monitor.last()
      return sample && read(sample)
    })
  gauge(
    'process.uptime',
    { unit: SECONDS, description: 'Time since the start.' },
    () => monitor.facts().uptime,
  )
  gauge(
    'site.database.size',
    { unit: BYTES, description: 'Size of the database.' },
    () => monitor.facts().database.size,
  )
  gauge(
    'site.journal.waiting',
    { unit: '{inquiry}', description: 'Inquiries that wait for the database.' },
    journal.waiting,
  )
  if (!twin.on) return
  gauge('site.twin.whole', { unit: SHARE, description: 'Whether the twin holds every page.' }, () =>
    twin.state().whole ? 1 : 0,
  )
  gauge(
    'site.twin.behind',
    { unit: SECONDS, description: 'How long something is published that is not in it.' },
    () => twin.state().behindMs / 1000,
  )
}
