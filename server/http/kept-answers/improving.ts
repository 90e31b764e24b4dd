// Does again, and better, what was done in haste: one piece at a time, with a rest after each as long as it took, so that
// neither the threads nor the cores are taken from whoever waits for an answer.
import { setTimeout as rest } from 'node:timers/promises'

/** What stands in line; what comes later stays as it is until it is asked for again. */
const WAITING = 200

/** Takes a piece of work, or answers false when the line is full. */
export type Improve = (work: () => Promise<void>) => boolean

export function createImproving(waiting = WAITING): Improve {
  const line: (() => Promise<void>)[] = []
  let working = false

  async function workOn() {
    working = true
    for (let work = line.shift(); work; work = line.shift()) {
      const began = performance.now()
      // What was done in haste stays when it cannot be done better.
      await work().catch(() => {})
      await rest(performance.now() - began, undefined, { ref: false })
    }
    working = false
  }

  return (work) => {
    if (line.length >= waiting) return false
    line.push(work)
    if (!working) void workOn()
    return true
  }
}
