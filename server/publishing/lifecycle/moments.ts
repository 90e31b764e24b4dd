// The next moment at which visitors see something else: by plan, or because a day begins. One number, so that asking costs nothing.
import type { Bus } from '#server/parts/bus.ts'
import type { Db } from '#server/storage/open.ts'
import { nextMoment, settle } from './settle.ts'

export type Moments = Awaited<ReturnType<typeof openMoments>>

/** After a failed look the database is asked again so much later. */
const AGAIN_MS = 1000
/** Changes that follow one another this quickly are looked at once. */
const SOON_MS = 50

/** Settles what came about while nobody watched, and follows what any node plans; `nextDay` answers when the day after a moment begins. */
export async function openMoments(
  db: Db,
  bus: Bus,
  now: () => number,
  nextDay: (at: number) => number = () => Number.POSITIVE_INFINITY,
) {
  const listeners: (() => void)[] = []
  let passed = now()
  let next = Number.POSITIVE_INFINITY
  // Plans made by this node since it was told to look may not be seen by that look.
  let planned = Number.POSITIVE_INFINITY
  let looks = 0
  let passing: Promise<void> | null = null

  async function look() {
    const own = ++looks
    try {
      const moment = Math.min(await nextMoment(db, passed), planned, nextDay(passed))
      // A look that a later one overtook may know less, but until that one has ended nobody knows more.
      next = own === looks ? moment : Math.min(next, moment)
    } catch {
      if (own === looks) next = Math.min(next, now() + AGAIN_MS)
    }
  }

  async function run() {
    passed = now()
    next = Number.POSITIVE_INFINITY
    for (const listener of listeners) listener()
    try {
      await settle(db, bus, passed)
    } catch {
      // The database is away: visitors are judged by the times they read, staff see the plan until it is back.
      next = passed + AGAIN_MS
      return
    }
    planned = Number.POSITIVE_INFINITY
    await look()
  }

  await settle(db, bus, passed)
  await look()
  let willLook = false
  bus.listen(() => {
    if (willLook) return
    willLook = true
    planned = Number.POSITIVE_INFINITY
    setTimeout(() => {
      willLook = false
      void look()
    }, SOON_MS).unref()
  })
  return {
    /** Whether a planned moment has come since the last `pass`. */
    due: () => now() >= next,
    /** Milliseconds until the next one. */
    left: () => next - now(),
    /** Tells the listeners that kept answers are old and settles what was planned; never throws. */
    pass(): Promise<void> {
      passing ??= run().finally(() => {
        passing = null
      })
      return passing
    },
    /** Says, after the commit, that visitors see something else from then on. */
    expect(moment: number | null) {
      if (moment === null) return
      next = Math.min(next, moment)
      planned = Math.min(planned, moment)
    },
    listen: (listener: () => void) => void listeners.push(listener),
  }
}
