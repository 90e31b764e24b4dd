// The days of the site's time zone, as numbers like 20260601; a day of a change of clocks has 23 or 25 hours.

const DAY_MS = 24 * 60 * 60_000
const QUARTER_MS = 15 * 60_000

/** A run of days that are as long as each other. */
export type Stretch = { from: number; until: number; length: number }

export type SiteDays = ReturnType<typeof createSiteDays>

export function createSiteDays(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })

  function readDay(at: number): number {
    const [day = 0, month = 0, year = 0] = format.format(at).split('/').map(Number)
    return year * 10_000 + month * 100 + day
  }

  // Tens of thousands of visits are asked for at once, nearly all of the same quarter of an hour, in which no day begins.
  let known = { quarter: Number.NaN, day: 0 }
  function dayAt(at: number): number {
    const quarter = Math.floor(at / QUARTER_MS)
    if (quarter !== known.quarter) known = { quarter, day: readDay(at) }
    return known.day
  }

  /** The first moment of a day. Clocks are changed by quarters of an hour at least, and zones lie within 14 hours. */
  function startOf(day: number): number {
    const near = utcOf(day)
    let [early, late] = [near - 15 * 60 * 60_000, near + 15 * 60 * 60_000]
    while (late - early > QUARTER_MS) {
      const middle = early + Math.round((late - early) / 2 / QUARTER_MS) * QUARTER_MS
      if (dayAt(middle) >= day) late = middle
      else early = middle
    }
    return late
  }

  return {
    timeZone,
    dayAt,
    startOf,
    /** The day of a moment, as `2026-06-01`. */
    isoDayAt: (at: number): string => isoDay(dayAt(at)),
    /** The first moment of the day after. */
    nextDay: (at: number): number => startOf(addDays(dayAt(at), 1)),

    /** The moments between which days lie, in as few runs of equal days as there are. */
    stretches(days: readonly number[]): Stretch[] {
      const runs: Stretch[] = []
      let from = days[0] === undefined ? 0 : startOf(days[0])
      for (const day of days) {
        const until = startOf(addDays(day, 1))
        const length = until - from
        const last = runs.at(-1)
        if (last?.length === length) last.until = until
        else runs.push({ from, until, length })
        from = until
      }
      return runs
    },
  }
}

const utcOf = (day: number) =>
  Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100)

export function addDays(day: number, count: number): number {
  const at = new Date(utcOf(day) + count * DAY_MS)
  return at.getUTCFullYear() * 10_000 + (at.getUTCMonth() + 1) * 100 + at.getUTCDate()
}

/** How many days from the first to the last, with both. */
export const daysWithin = (first: number, last: number): number =>
  Math.round((utcOf(last) - utcOf(first)) / DAY_MS) + 1

/** All days from the first to the last, with both. */
export const daysBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, daysWithin(first, last)) }, (_, at) => addDays(first, at))

/** A day as the wire says it: `2026-06-01`. */
export const isoDay = (day: number): string => `${day}`.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')

export const dayOfIso = (iso: string): number => Number(iso.replaceAll('-', ''))
