// How long ago something was, twice, as spec §9 has it; and the reading of times that both share.
import type { Language } from '#contract/languages/language-codes.ts'
import { formatDay } from './day.tsx'

/** A moment as servers and forms write one; `null`, `undefined` and `''` are none. */
type TimeValue = Date | number | string | null | undefined

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds that count as now. Into the future too: clocks of two machines are never quite the same. */
const JUST_NOW = 30

/**
 * `justNow` under 30 s, then minutes, hours, `1 day ago` up to 48 h, then the date of the reader's time zone.
 * What lies ahead reads `in 5 minutes`. `null` for no time and for what is no time. Counts are rounded to the nearest.
 */
export function formatTime(
  value: TimeValue,
  language: Language,
  justNow: string,
  now = Date.now(),
): string | null {
  const time = readTime(value)
  if (!time) return null
  const ahead = (time.getTime() - now) / 1000
  const distance = Math.abs(ahead)
  if (distance < JUST_NOW) return justNow
  const sign = Math.sign(ahead)
  if (distance < HOUR) return inWords(sign * within(Math.round(distance / MINUTE), 59), 'minute', language)
  if (distance < DAY) return inWords(sign * within(Math.round(distance / HOUR), 23), 'hour', language)
  if (distance < 2 * DAY) return inWords(sign, 'day', language)
  return formatDay(dayOf(time), language)
}

/**
 * Minutes under 3600 s, hours under 86400 s, else days, however many: whole ones that have passed, at least one.
 * `null` for no time and for what is no time.
 */
export function timeAgo(value: TimeValue, language: Language, now = Date.now()): string | null {
  const time = readTime(value)
  if (!time) return null
  const ahead = (time.getTime() - now) / 1000
  const distance = Math.abs(ahead)
  const sign = ahead >= JUST_NOW ? 1 : -1
  if (distance < HOUR) return inWords(sign * within(Math.floor(distance / MINUTE), 59), 'minute', language)
  if (distance < DAY) return inWords(sign * Math.floor(distance / HOUR), 'hour', language)
  return inWords(sign * Math.floor(distance / DAY), 'day', language)
}

/** At least one and at most the last count of its unit: 59 min 40 s is never `60 minutes`. */
const within = (count: number, most: number) => Math.min(Math.max(count, 1), most)

const inWords = (count: number, unit: 'minute' | 'hour' | 'day', language: Language) =>
  new Intl.RelativeTimeFormat(language).format(count, unit)

/** Ten digits, with or without a fraction, are seconds; all other numbers are milliseconds (spec §9). */
const TEN_DIGITS = [1e9, 1e10] as const
const DIGITS = /^-?\d+(\.\d+)?$/
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * The moment a value means, or `null`. Text is digits or an ISO date; without a zone it is the reader's own, also a day
 * alone, so that `2026-11-20` stays the twentieth everywhere. Years beyond 1 to 9999 are slips of a unit and no time.
 */
export function readTime(value: TimeValue): Date | null {
  const time = value instanceof Date ? value : typeof value === 'number' ? ofNumber(value) : ofText(value)
  if (!time || Number.isNaN(time.getTime())) return null
  const year = time.getFullYear()
  return year >= 1 && year <= 9999 ? time : null
}

function ofNumber(value: number): Date {
  const size = Math.abs(value)
  return new Date(size >= TEN_DIGITS[0] && size < TEN_DIGITS[1] ? value * 1000 : value)
}

function ofText(value: string | null | undefined): Date | null {
  const text = value?.trim() ?? ''
  if (DIGITS.test(text)) return ofNumber(Number(text))
  const [, day, clock = '00:00', zone = ''] = ISO.exec(text) ?? []
  // Engines read 30 February as 2 March; such a day is a mistake of whoever wrote it.
  if (!day || new Date(`${day}T00:00Z`).toJSON()?.slice(0, 10) !== day) return null
  return new Date(`${day}T${clock}${zone.replace(/(\d{2})(\d{2})$/, '$1:$2')}`)
}

/** `2026-11-20` in the reader's time zone. */
function dayOf(time: Date): string {
  const parts = [time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0'))
  return [String(time.getFullYear()).padStart(4, '0'), ...parts].join('-')
}
