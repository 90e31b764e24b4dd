// A reading that may take its time: it holds up nobody, and it is never asked for twice at once.

type Options = {
  /** Whoever waits longer gets null. */
  limitMs: number
  /** A reading is asked for at most this often; in between its last value stands. */
  everyMs?: number
}

export type SlowReading<V> = {
  take: () => Promise<V | null>
  /** Resolves once nothing is under way, or after the limit: what hangs must not hold up a stop. */
  settled: () => Promise<void>
}

/** Wraps `read`: answers null when it fails, takes too long, or still has not answered an earlier question. */
export function slowReading<V>(
  read: () => Promise<V>,
  { limitMs, everyMs = 0 }: Options,
  clock: () => number,
): SlowReading<V> {
  let underWay: Promise<V | null> | null = null
  let last: { value: V; at: number } | null = null

  async function ask(): Promise<V | null> {
    try {
      const value = await read()
      last = { value, at: clock() }
      return value
    } catch {
      return null
    } finally {
      underWay = null
    }
  }

  return {
    take() {
      if (last && everyMs > 0 && clock() - last.at < everyMs) return Promise.resolve(last.value)
      if (underWay) return Promise.resolve(null)
      underWay = ask()
      return within(underWay, limitMs)
    },
    settled: async () => void (underWay && (await within(underWay, limitMs))),
  }
}

function within<V>(reading: Promise<V | null>, limitMs: number): Promise<V | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), limitMs)
    timer.unref()
    void reading.then((value) => {
      clearTimeout(timer)
      resolve(value)
    })
  })
}
