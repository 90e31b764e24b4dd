// Does a piece of upkeep now and then again and again, one at a time, until the program stops.

/**
 * Begins `work` now and every `everyMs` milliseconds, never beside itself; what it throws is handed to `report`. `work`
 * asks `stopped` between its batches; `stop` waits for the one that is under way.
 */
export function startRepeatedWork(
  work: (stopped: () => boolean) => Promise<unknown>,
  everyMs: number,
  report: (error: unknown) => void,
) {
  let stopping = false
  // A round that was waiting while another ran is not begun after the stop.
  const run = async () => {
    if (!stopping) await work(() => stopping).catch(report)
  }
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, everyMs)
  timer.unref()
  return {
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await running
    },
  }
}
