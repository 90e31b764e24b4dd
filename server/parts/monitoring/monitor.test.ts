import { expect, test } from 'vitest'
import { MonitorFacts, MonitorSample, SAMPLE_MS, SAMPLES_KEPT } from '#contract/monitoring/monitor.ts'
import { createMachineReadings } from './machine-readings.ts'
import { createMonitor, type MonitorReadings } from './monitor.ts'
import { createRequestMeter } from './request-meter.ts'

const BEGIN = Date.parse('2026-06-01T08:00:00Z')

/** A monitor of this machine whose clock only moves by hand. */
function monitorWith(changed: Partial<MonitorReadings> = {}) {
  let steady = 0
  const clock = () => steady
  let run: (() => void) | null = null
  const database = {
    kind: 'sqlite' as const,
    latency: async () => 0.25,
    size: async () => 4096,
    version: async () => '3.53.0',
  }
  const versions = { product: '1', node: '26', sharp: '0', libvips: '8' }
  const machine = createMachineReadings('.', clock)
  const readings = { machine, database, requests: createRequestMeter(clock), versions }
  const monitor = createMonitor(
    { sessions: async () => 3, ...readings, ...changed },
    {
      now: () => BEGIN + steady,
      steady: clock,
      every: (_ms, tick) => {
        run = tick
        return () => {
          run = null
        }
      },
    },
  )
  return {
    monitor,
    machine,
    database,
    ticking: () => run !== null,
    /** The timer fires after its time; resolves when a sample of that moment is there. */
    async tick() {
      steady += SAMPLE_MS
      const at = BEGIN + steady
      run?.()
      await expect.poll(() => monitor.last()?.time, { interval: 1 }).toBe(at)
    },
  }
}

test('the first sample is there once it has started, and every reading of it is real', async () => {
  const { monitor } = monitorWith()
  expect(monitor.last()).toBeNull()
  await monitor.start()
  const sample = MonitorSample.parse(monitor.last())
  expect(sample).toMatchObject({ time: BEGIN, databaseLatency: 0.25, sessions: 3, answerP50: null })
  expect(sample.rss).toBeGreaterThan(1e6)
  expect(sample.heapUsed).toBeLessThan(sample.rss ?? 0)
  const facts = MonitorFacts.parse(monitor.facts())
  expect(facts.node).toMatchObject({ pid: process.pid, startedAt: '2026-06-01T08:00:00.000Z' })
  expect(facts.database).toEqual({ kind: 'sqlite', version: '3.53.0', size: 4096 })
  expect(sample.diskFree).toBeLessThan(facts.diskTotal ?? 0)
  expect(sample.memoryUsed).toBeLessThan(facts.memoryTotal ?? 0)
  await monitor.stop()
})

test('samples follow the timer, and the ring forgets the oldest', async () => {
  const { monitor, tick } = monitorWith()
  await monitor.start()
  for (let index = 0; index < SAMPLES_KEPT + 4; index++) await tick()
  const kept = monitor.since(0)
  expect(kept).toHaveLength(SAMPLES_KEPT)
  expect(kept[0]?.time).toBe(BEGIN + 5 * SAMPLE_MS)
  expect(monitor.since(kept.at(-2)?.time ?? 0)).toEqual([kept.at(-1)])
  // The clock of the test runs faster than the processor counts: between two samples nothing may have passed.
  const shares = kept.map(({ machineCpu }) => machineCpu ?? 0)
  expect(shares.every((share) => share >= 0 && share <= 100)).toBe(true)
  expect(kept.some(({ processCpu }) => (processCpu ?? 0) > 0)).toBe(true)
  await monitor.stop()
})

test('a broken reading is null and leaves the others', async () => {
  const { machine, database } = monitorWith()
  const broken = () => {
    throw new Error('broken')
  }
  const { monitor } = monitorWith({
    machine: { ...machine, machineCpu: broken, process: broken, disk: async () => broken() },
    database: { ...database, latency: async () => broken() },
  })
  await monitor.start()
  expect(monitor.last()).toMatchObject({
    machineCpu: null,
    rss: null,
    heapUsed: null,
    diskFree: null,
    databaseLatency: null,
    sessions: 3,
  })
  await monitor.stop()
})

test('what asks is answered at once while the database hangs, and the database is asked once only', async () => {
  let asked = 0
  let letGo = (_latency: number) => {}
  const { database } = monitorWith()
  const hanging = () => {
    asked += 1
    return new Promise<number>((resolve) => {
      letGo = resolve
    })
  }
  const { monitor, tick } = monitorWith({ database: { ...database, latency: hanging } })
  const started = monitor.start()
  expect(monitor.facts().node.pid).toBe(process.pid)
  expect(monitor.since(0)).toEqual([])
  await started
  expect(monitor.last()).toMatchObject({ databaseLatency: null, sessions: 3 })
  await tick()
  expect([asked, monitor.last()?.databaseLatency]).toEqual([1, null])
  letGo(9)
  await monitor.stop()
})

test('after the stop no timer is left and nothing is measured', async () => {
  const { monitor, ticking, tick } = monitorWith()
  await monitor.start()
  await tick()
  expect(ticking()).toBe(true)
  await monitor.stop()
  expect(ticking()).toBe(false)
  expect(monitor.since(0)).toHaveLength(2)
})

test('what changes seldom is asked for seldom', async () => {
  let asked = 0
  const { database } = monitorWith()
  const size = async () => ++asked
  const { monitor, tick } = monitorWith({ database: { ...database, size } })
  await monitor.start()
  for (let index = 0; index < 11; index++) await tick()
  expect(asked).toBe(1)
  await tick()
  expect([asked, monitor.facts().database.size]).toEqual([2, 2])
  await monitor.stop()
})
