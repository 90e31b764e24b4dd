// Moments of the console, to the minute and in full, as the language shown writes them; how long ago is `web/ui/relative-time.ts`.
import { LANGUAGE_FACTS, type Language } from '#contract/languages/language-codes.ts'
import { LOCALES } from '#contract/languages/locales.ts'
import { formatDay } from '#web/ui/day.tsx'

const TWO = '2-digit'

/**
 * `2026-11-20T08:15:00Z` as day and time of the reader's own time zone: `20 Nov 2026, 08:15`, `2026-11-20 08:15`. The month
 * is a word where days and months could be taken for each other.
 */
export function formatMoment(time: string, language: Language, zone?: string): string {
  const digits = LANGUAGE_FACTS[language].fullWidth
  const written = new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    month: digits ? TWO : 'short',
    day: digits ? TWO : 'numeric',
    hour: TWO,
    minute: TWO,
    hourCycle: 'h23',
    ...(zone && { timeZone: zone }),
  }).format(new Date(time))
  return digits ? written.replaceAll('/', '-') : written
}

/** A day of the calendar as lists have it: `12 Nov 2026`, `2026-11-12`. */
export const formatListDay = (date: string, language: Language): string =>
  LANGUAGE_FACTS[language].fullWidth ? date : formatDay(date, language)

/** A moment in full, for the hint of a short one. */
export function formatMomentInFull(time: string, language: Language, zone?: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'full',
    timeStyle: 'long',
    hourCycle: 'h23',
    ...(zone && { timeZone: zone }),
  }).format(new Date(time))
}
