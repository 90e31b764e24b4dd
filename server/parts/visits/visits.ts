// Counts visits: noted in memory where a page is answered, stored every few seconds and when the server stops.

import type { Db } from '#server/storage/open.ts'
import { addDays, createSiteDays } from '#server/storage/site-days.ts'
import { visitStore } from './visit-store.ts'
import { type Sighting, sumUp } from './visit-sums.ts'

const EVERY_MS = 5_000
/** What waits to be stored; beyond it nothing is counted, and no page is slower for it. */
const WAITING = 20_000
const TIDY_MS = 10 * 60_000
/** What was seen just before midnight is still stored with the salt of its day. */
const AFTER_MIDNIGHT_MS = 5 * 60_000

export type Visits = ReturnType<typeof createVisits>

/** Counts into the store of `db`. */
export function createVisits(db: Db, { timeZone, now }: { timeZone: string; now: () => number }) {
  const store = visitStore(db)
  const days = createSiteDays(timeZone)
  const salts = new Map<number, string>()
  let waiting: Sighting[] = []
  let running = Promise.resolve()
  let report: (error: unknown) => void = () => {}
  let timer: NodeJS.Timeout | undefined
  let tidied = { day: 0, at: 0 }

  async function keepSeen() {
    const taken = waiting
    if (taken.length === 0) return
    waiting = []
    try {
      for (const day of new Set(taken.map(({ at }) => days.dayAt(at)))) {
        if (!salts.has(day)) salts.set(day, await store.salt(day))
      }
      const { sums, visitors } = await sumUp(taken, salts, days.dayAt)
      if (sums.length > 0) await store.keep(sums, visitors)
    } catch (error) {
      waiting = [...taken, ...waiting].slice(0, WAITING)
      throw error
    }
  }

  /** Throws the salts of days that are over away, with all that was hashed by them. */
  async function tidy() {
    const today = days.dayAt(now() - AFTER_MIDNIGHT_MS)
    if (tidied.day === today && now() - tidied.at < TIDY_MS) return
    await store.forget(today)
    for (const day of salts.keys()) if (day < today) salts.delete(day)
    // Once the day is over it is trimmed for good; a node that was off over midnight does it when it is back.
    if (tidied.day !== today) await store.trim(addDays(today, -1), true)
    await store.trim(today, false)
    tidied = { day: today, at: now() }
  }

  const run = async () => {
    await keepSeen()
    await tidy()
  }
  /** Stores what was seen until now. */
  const flush = () => {
    running = running.then(run).catch((error) => report(error))
    return running
  }

  return {
    days,
    flush,
    /** Notes that somebody was shown a page; costs the page nothing. */
    count(sighting: Omit<Sighting, 'at'>) {
      if (waiting.length < WAITING) waiting.push({ ...sighting, at: now() })
    },
    /** Stores every few seconds; `told` hears of what could not be stored, which is tried again. */
    start(onError: (error: unknown) => void = report) {
      report = onError
      void flush()
      timer = setInterval(() => void flush(), EVERY_MS)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
