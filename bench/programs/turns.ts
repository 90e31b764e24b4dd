// Loaded before a server that is measured: notes what its main thread computes between two turns of the loop, so that a busy
// machine changes nothing, and writes it down and begins anew when it gets a signal.
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Where the milliseconds of all turns go, as JSON. */
const { TURNS_FILE } = process.env

function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

if (TURNS_FILE !== undefined && isMainThread) {
  let turns: number[] = []
  let before = computed()
  setInterval(() => {
    const now = computed()
    turns.push(now - before)
    before = now
  }, 1).unref()
  process.on('SIGUSR2', () => {
    writeFileSync(TURNS_FILE, JSON.stringify(turns))
    turns = []
    before = computed()
  })
}
