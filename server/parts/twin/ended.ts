import { setTimeout as wait } from 'node:timers/promises'

/** The work is over for now: the store is away, another node does it, or the program stops. */
export class Ended extends Error {}

/** Rests between two pieces of work. Throws `Ended` at once when the program stops. */
export async function rest(ms: number, stop: AbortSignal) {
  try {
    await wait(ms, undefined, { signal: stop })
  } catch {
    throw new Ended()
  }
}
