// Whether opening hours say that somebody is there now.
import { dateFormat } from '#contract/languages/locales.ts'
import { DAYS, type Day, type Hours } from './hours.ts'

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
