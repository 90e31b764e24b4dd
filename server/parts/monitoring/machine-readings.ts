// What the machine and this process say of themselves. Each look answers for the span since the one before.
import { statfs } from 'node:fs/promises'
import os from 'node:os'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

/** The timer that measures delay fires this often; it reports the delay with its own period in it. */
const RESOLUTION_MS = 20

export type MachineReadings = ReturnType<typeof createMachineReadings>

/** Readings of this machine, with the disk that `folder` lies on; `clock` is in milliseconds. */
export function createMachineReadings(folder: string, clock: () => number) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const delayOf = (percentile: number) =>
    delay.count === 0 ? null : Math.max(0, delay.percentile(percentile) / 1e6 - RESOLUTION_MS)
  let times = processorTimes()
  let spent = process.cpuUsage()
  let spentAt = clock()
  let loop = performance.eventLoopUtilization()

  return {
    start: () => void delay.enable(),
    stop: () => void delay.disable(),

    machineCpu() {
      const last = times
      times = processorTimes()
      const all = times.all - last.all
      return all > 0 ? 1 - (times.idle - last.idle) / all : null
    },

    processCpu() {
      const wallMs = clock() - spentAt
      const since = process.cpuUsage(spent)
      spent = process.cpuUsage()
      spentAt = clock()
      return wallMs > 0 ? (since.user + since.system) / 1000 / wallMs / processorCount() : null
    },

    /** Windows knows no load average and says 0. */
    load: () => (process.platform === 'win32' ? null : (os.loadavg()[0] ?? null)),
    memoryUsed: () => Math.max(0, memoryTotal().bytes - process.availableMemory()),
    process: () => process.memoryUsage(),

    eventLoop() {
      const now = performance.eventLoopUtilization()
      const busy = performance.eventLoopUtilization(now, loop).utilization
      loop = now
      const read = { p50: delayOf(50), p99: delayOf(99), busy }
      delay.reset()
      return read
    },

    async disk() {
      const { bsize, blocks, bavail } = await statfs(folder)
      return { total: bsize * blocks, free: bsize * bavail }
    },

    facts: () => ({
      host: os.hostname(),
      system: `${os.type()} ${os.release()} ${os.arch()}`,
      processors: { count: processorCount(), model: os.cpus()[0]?.model.trim() ?? '' },
      memory: memoryTotal(),
      heapLimit: getHeapStatistics().heap_size_limit,
      machineUptime: os.uptime(),
    }),
  }
}

const processorCount = () => Math.max(1, os.availableParallelism())

/** A container may have less than its machine; without a limit the system names an absurdly large one, or none. */
function memoryTotal() {
  const machine = os.totalmem()
  const limit = process.constrainedMemory()
  return limit > 0 && limit < machine ? { bytes: limit, limited: true } : { bytes: machine, limited: false }
}

function processorTimes() {
  const sums = os.cpus().map(({ times }) => ({
    idle: times.idle,
    all: times.user + times.nice + times.sys + times.idle + times.irq,
  }))
  return sums.reduce((sum, one) => ({ idle: sum.idle + one.idle, all: sum.all + one.all }), {
    idle: 0,
    all: 0,
  })
}
