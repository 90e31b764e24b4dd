// Long work in steps: between two of them others get a turn.
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Answers a function to call between steps; it lets others go first once `ms` milliseconds have passed. */
export function createTurns(ms = 10): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < ms) return
    await nextTurn()
    since = performance.now()
  }
}
