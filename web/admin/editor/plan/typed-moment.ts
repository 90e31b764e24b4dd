// A moment as people type it, in any of the languages: `fri 14:00`, 下周一 9点, `Fr 14 Uhr`, `demain à 14h30`, `2026-11-30 09:00`.
import { type MomentPatterns, momentPatterns, plain } from './moment-patterns.ts'

/** What an office means by a day alone. */
export const OFFICE = '09:00'
const DAY_MS = 86_400_000

/** `weekday`: the day is the next one of its name, not a date. */
type Day = { day: string; weekday?: true }
/** What a rule made of the words that it found; null where they mean nothing. */
type Rule<Part> = readonly [RegExp, (found: RegExpExecArray) => Part | null]

const addDays = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + by * DAY_MS).toISOString().slice(0, 10)
/** 0 is Monday. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7
const coming = (today: string, weekday: number) => addDays(today, (weekday - weekdayOf(today) + 7) % 7)
const ofNextWeek = (today: string, weekday: number) => addDays(today, 7 - weekdayOf(today) + weekday)

function dated(year: number, month: number, day: number): Day | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  const real = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year > 1999 && year < 2200
  return real ? { day: at.toISOString().slice(0, 10) } : null
}
/** Without a year it is the next such day. */
function inYear(today: string, month: number, day: number, year?: string): Day | null {
  const found = dated(Number(year?.padStart(4, '20') ?? today.slice(0, 4)), month, day)
  if (year || !found || found.day >= today) return found
  return dated(Number(today.slice(0, 4)) + 1, month, day)
}

const PAIR = /(?<!\d)(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?!\d)/

/** Dates come before other days, and days before times, so that none is read as another. */
function dayRules({ own, months, ...patterns }: MomentPatterns, today: string): Rule<Day>[] {
  const dayFirst: Rule<Day>[1] = ([, d, m, y]) => inYear(today, Number(m), Number(d), y)
  const monthFirst: Rule<Day>[1] = ([, m, d, y]) => inYear(today, Number(m), Number(d), y)
  const pairs: Rule<Day>[] = []
  if (own?.ownPair) pairs.push([PAIR, own.ownPair === 'day' ? dayFirst : monthFirst])
  if (own?.ownPoint) pairs.push([/(?<!\d)(\d{1,2})\.(\d{1,2})(?=[ ,].*\d)/, dayFirst])
  return [
    [/(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})t?/, ([, y, m, d]) => dated(Number(y), Number(m), Number(d))],
    [/(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]?/, ([, y, m, d]) => inYear(today, Number(m), Number(d), y)],
    [patterns.dayMonth, ([, d, m = '', y]) => inYear(today, months.placeOf(m) + 1, Number(d), y)],
    [
      patterns.monthDay,
      ([, m = '', d, y]) =>
        // Where the word is a weekday as well, nobody knows.
        patterns.ownWeekday?.test(m) ? null : inYear(today, months.placeOf(m) + 1, Number(d), y),
    ],
    [
      /(?<!\d)(\d{1,2})\. ?(\d{1,2})\.(?:(\d{2}(?!\d))| ?(\d{4}))?/,
      ([, d, m, y, whole]) => inYear(today, Number(m), Number(d), y ?? whole),
    ],
    ...pairs,
    [patterns.afterTomorrow, () => ({ day: addDays(today, 2) })],
    [patterns.tomorrow, () => ({ day: addDays(today, 1) })],
    [patterns.today, () => ({ day: today })],
  ]
}

function clock(found: NonNullable<RegExpExecArray['groups']>, afternoon: RegExp): number | null {
  const { before, at, less, hours, past, sign, minutes, more, after } = found
  const half = before ?? after
  if (![half, at, less, past, sign, more].some((mark) => mark !== undefined)) return null
  const hour = Number(hours)
  const minute = more ? 30 : Number(past ?? minutes ?? 0)
  if (half !== undefined && (hour > 12 || hour === 0)) return null
  const inDay = half === undefined ? hour : (hour % 12) + (afternoon.test(half) ? 12 : 0)
  if (inDay > 23 || minute > 59) return null
  return (inDay * 60 + minute - (less ? 30 : 0) + 1440) % 1440
}

/** The first of the rules that finds something, and what is left of the text. */
function take<Part>(text: string, rules: readonly Rule<Part>[]) {
  for (const [pattern, read] of rules) {
    const found = pattern.exec(text)
    if (!found) continue
    const before = text.slice(0, found.index)
    return { part: read(found), before, rest: `${before} ${text.slice(found.index + found[0].length)}` }
  }
  return null
}

/** The day that a text names, null where it means nothing, `undefined` where there is none; and what is left of the text. */
function takeDay(text: string, patterns: MomentPatterns, today: string) {
  const { weekdays } = patterns
  const without = (taken: { before: string; rest: string }) =>
    (patterns.beforeDay ? taken.before.replace(patterns.beforeDay, '') : taken.before) +
    taken.rest.slice(taken.before.length)
  const date = take(text, dayRules(patterns, today))
  const rest = date ? without(date) : text
  const named = take(rest, [[patterns.weekday, ([, word = '']) => weekdays.placeOf(word)]])
  if (!named || named.part === null) return { day: date?.part, rest }
  // A weekday beside a date says the same, or one of them is wrong.
  if (date) {
    const same = date.part && weekdayOf(date.part.day) === named.part
    return { day: same ? date.part : null, rest: without(named) }
  }
  const later = take(without(named), [
    [patterns.ofNextWeek, () => ofNextWeek],
    [patterns.coming, () => coming],
  ])
  const day = (later?.part ?? coming)(today, named.part)
  return { day: { day, weekday: true } as const, rest: later?.rest ?? without(named) }
}

/**
 * Reads moments where the interface speaks a language, whose words come first where two languages mean different things. The
 * wall time that is meant, `2026-11-30T09:00`, or null when it is not understood as a whole. `now` is what the clock on the
 * wall shows; a day alone is its morning, a time alone the next one.
 */
export function momentReader(language: string): (typed: string, now: string) => string | null {
  const patterns = momentPatterns(language)
  const times: readonly Rule<{ minutes?: number }>[] = [
    [
      patterns.time,
      ({ groups = {} }) => {
        const minutes = clock(groups, patterns.afternoon)
        return minutes === null ? null : { minutes }
      },
    ],
    [patterns.noon, () => ({ minutes: 720 })],
    [patterns.morning, () => ({})],
  ]
  return (typed, now) => {
    const text = plain(typed).replace(/\s+/g, ' ').trim()
    const today = now.slice(0, 10)
    const { day, rest } = takeDay(text, patterns, today)
    const time = take(rest, times)
    if (day === null || time?.part === null) return null
    if ((time?.rest ?? rest).replace(patterns.fillers, '').trim() !== '') return null
    const minutes = time?.part?.minutes
    const clockTime = minutes === undefined ? OFFICE : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
    if (day === undefined) {
      if (minutes === undefined) return null
      const next = `${today}T${clockTime}`
      return next > now ? next : `${addDays(today, 1)}T${clockTime}`
    }
    const meant = `${day.day}T${clockTime}`
    // A weekday that is today and over means the one in a week; a date that was named stays what it is.
    return day.weekday && day.day === today && meant <= now ? `${addDays(today, 7)}T${clockTime}` : meant
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** The usual moments: tomorrow morning, and Monday of next week. */
export function quickMoments(now: string): { tomorrow: string; monday: string } {
  const today = now.slice(0, 10)
  return { tomorrow: `${addDays(today, 1)}T${OFFICE}`, monday: `${ofNextWeek(today, 0)}T${OFFICE}` }
}
