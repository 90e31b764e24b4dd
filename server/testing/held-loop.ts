// How long work holds the event loop: the most that its thread computes between two turns, so that a busy machine changes nothing.

/** Milliseconds of computing since the process began, of this thread alone. */
function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Runs the work and tells its result, and the longest that others had to wait for a turn, in milliseconds of computing. */
export async function holding<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; held: number }> {
  let held = 0
  let before = computed()
  const look = () => {
    const now = computed()
    held = Math.max(held, now - before)
    before = now
  }
  const looking = setInterval(look, 1)
  try {
    const result = await work()
    look()
    return { result, held }
  } finally {
    clearInterval(looking)
  }
}

/** The shortest of a few tries: what is compiled or collected at the first one is no part of the work. */
export async function leastHolding<Result>(work: () => Promise<Result>, enough: number, tries = 4) {
  let best = await holding(work)
  for (let at = 1; at < tries && best.held > enough; at++) {
    const next = await holding(work)
    if (next.held < best.held) best = next
  }
  return best
}
