// Until when an answer is promised: one working day later, counted in the hours that the office works.

import { WEEKDAYS } from '#contract/kinds/dealer.ts'

const MINUTE = 60_000
/** A free stretch longer than this is none that hours can say. */
const DAYS = 40

export type WorkingHours = { days: readonly number[]; from: number; until: number }

/** `1-5 08:30-17:30`: the days from Monday (1) to Sunday (7), and the hours of each; null when it says nothing of the kind. */
export function readWorkingHours(text: string): WorkingHours | null {
  const [, first, last, h1, m1, h2, m2] =
    /^([1-7])(?:-([1-7]))? (\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(text)?.map(Number) ?? []
  if (first === undefined || h1 === undefined || m1 === undefined || h2 === undefined || m2 === undefined)
    return null
  const [from, until] = [h1 * 60 + m1, h2 * 60 + m2]
  const end = Number.isInteger(last) ? Number(last) : first
  if (end < first || from >= until || until > 24 * 60 || m1 > 59 || m2 > 59) return null
  return { days: Array.from({ length: end - first + 1 }, (_, at) => first + at), from, until }
}

/** The same as opening hours are written: the first and the last day, and the times. */
export function officeHours({ days, from, until }: WorkingHours) {
  const day = (at: number | undefined) => WEEKDAYS[(at ?? 1) - 1] ?? 'mon'
  const time = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return { first: day(days[0]), last: day(days.at(-1)), opens: time(from), closes: time(until) }
}

/** A working day after `at`: as many hours later as a day has, counted while somebody works. */
export function promisedBy(at: number, { days, from, until }: WorkingHours, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  })
  /** What the clock of the zone shows, as if it were universal time. */
  const shown = (moment: number) => {
    const parts = Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
    )
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }
  /** The moment at which the clock shows it. */
  const momentOf = (clock: number) => {
    const guess = clock - (shown(clock) - clock)
    return clock - (shown(guess) - guess)
  }
  const today = Math.floor(shown(at) / 86_400_000) * 86_400_000
  let left = (until - from) * MINUTE
  for (let day = 0; day < DAYS; day++) {
    const midnight = today + day * 86_400_000
    const weekday = ((new Date(midnight).getUTCDay() + 6) % 7) + 1
    if (!days.includes(weekday)) continue
    const begins = Math.max(at, momentOf(midnight + from * MINUTE))
    const ends = momentOf(midnight + until * MINUTE)
    if (ends <= begins) continue
    if (left <= ends - begins) return begins + left
    left -= ends - begins
  }
  return at + left
}
