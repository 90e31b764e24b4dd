// Counts requests and how long they took. One call a request, a fraction of a microsecond each.
import { createHistogram } from 'node:perf_hooks'

const OUTCOMES = ['answered', 'refused', 'failed'] as const
export type Outcome = (typeof OUTCOMES)[number]
type ByOutcome<V> = Record<Outcome, V>

/** Upper bounds of the buckets that `/metrics` shows, in milliseconds. */
export const BUCKETS_MS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000] as const

export type RequestTotals = {
  byOutcome: ByOutcome<number>
  /** Requests within each bound of `BUCKETS_MS`, each bucket for itself; the last one is beyond them all. */
  buckets: readonly number[]
  totalMs: number
}

/** What came since the last look: requests a second, and the time to answer. */
export type RequestRates = ByOutcome<number> & { p50: number | null; p95: number | null }

export type RequestMeter = ReturnType<typeof createRequestMeter>

/** A meter at zero; `clock` is in milliseconds and never goes back. */
export function createRequestMeter(clock: () => number) {
  const byOutcome: ByOutcome<number> = { answered: 0, refused: 0, failed: 0 }
  const buckets = new Array<number>(BUCKETS_MS.length + 1).fill(0)
  const recent = createHistogram({ lowest: 1, highest: 3_600_000_000, figures: 2 })
  let totalMs = 0
  let lookedAt = clock()
  let before = { ...byOutcome }

  return {
    /** One request was answered with this HTTP status after `ms`. */
    count(status: number, ms: number) {
      byOutcome[status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'answered'] += 1
      const at = BUCKETS_MS.findIndex((bound) => ms <= bound)
      const bucket = at === -1 ? BUCKETS_MS.length : at
      buckets[bucket] = (buckets[bucket] ?? 0) + 1
      totalMs += ms
      recent.record(Math.min(Math.max(Math.round(ms * 1000), 1), 3_600_000_000))
    },

    /** Rates since the last look; begins the next span. */
    look(): RequestRates {
      const seconds = Math.max((clock() - lookedAt) / 1000, 0.001)
      const rate = (outcome: Outcome) => (byOutcome[outcome] - before[outcome]) / seconds
      const percentile = (share: number) => (recent.count === 0 ? null : recent.percentile(share) / 1000)
      const rates = {
        answered: rate('answered'),
        refused: rate('refused'),
        failed: rate('failed'),
        p50: percentile(50),
        p95: percentile(95),
      }
      recent.reset()
      lookedAt = clock()
      before = { ...byOutcome }
      return rates
    },

    totals: (): RequestTotals => ({ byOutcome: { ...byOutcome }, buckets: [...buckets], totalMs }),
  }
}
