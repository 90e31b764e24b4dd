// Opening hours: how each language writes them, and whether they say that somebody is there now.
import { LANGUAGE_FACTS, type Language } from '#contract/languages/language-codes.ts'
import { dateFormat, LOCALES } from '#contract/languages/locales.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
type Day = (typeof DAYS)[number]
export type Hours = { first: Day; last: Day; opens: string; closes: string }

/** A Monday, and the days after it. */
const dateOf = (day: Day) => Date.UTC(2024, 0, 1 + DAYS.indexOf(day))

/** `Mon–Fri`, `周一至周五`. */
export function writeDays({ first, last }: Pick<Hours, 'first' | 'last'>, language: Language): string {
  const format = dateFormat(LOCALES[language], { weekday: 'short', timeZone: 'UTC' })
  const [from, to] = [dateOf(first), dateOf(last)]
  if (first === last) return format.format(from)
  // Dates run forward: Sunday to Thursday ends in the week after.
  const days = format.formatRange(from, to < from ? to + 7 * 86_400_000 : to)
  return days.replace(/\s*–\s*/, LANGUAGE_FACTS[language].fullWidth ? '至' : '–')
}

export const writeTimes = ({ opens, closes }: Pick<Hours, 'opens' | 'closes'>): string => `${opens}–${closes}`

/** Whether a day lies between the first and the last, which may go over the end of the week. */
function covers({ first, last }: Hours, day: Day): boolean {
  const after = (one: Day) => (DAYS.indexOf(one) - DAYS.indexOf(first) + 7) % 7
  return after(day) <= after(last)
}

/**
 * Whether it is open at a moment by its usual hours, on its own clock; null where that is not sure: without hours, without a
 * zone, or when they go over midnight. Holidays are not known.
 */
export function isOpen(hours: readonly Hours[], zone: string, at: Date): boolean | null {
  if (hours.length === 0 || zone === '' || hours.some(({ opens, closes }) => closes <= opens)) return null
  let parts: Intl.DateTimeFormatPart[]
  try {
    const clock = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    parts = dateFormat('en-GB', { ...clock, timeZone: zone }).formatToParts(at)
  } catch {
    // A browser may not know a zone that is newer than itself.
    return null
  }
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const today = DAYS.find((day) => day === part('weekday').toLowerCase())
  const time = `${part('hour')}:${part('minute')}`
  if (!today) return null
  return hours.some((one) => covers(one, today) && one.opens <= time && time < one.closes)
}
