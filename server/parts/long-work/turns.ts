// Long work in steps: between two of them others get a turn.
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Answers a function to call between steps; it lets others go first once `ms` milliseconds have passed. */
export function createTurns(ms = 5): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < ms) return
    await nextTurn()
    since = performance.now()
  }
}

/** What `map` makes of each of many, one after the other, with turns in between. */
export async function mapInTurns<One, Made>(
  all: Iterable<One>,
  map: (one: One) => Made,
  turn = createTurns(),
): Promise<Made[]> {
  const made: Made[] = []
  for (const one of all) {
    made.push(map(one))
    await turn()
  }
  return made
}
