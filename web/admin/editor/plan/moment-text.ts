// A moment of a plan in words: in full under its field, short on the button that carries it out.
import { LANGUAGE_FACTS, type Language } from '#contract/languages/language-codes.ts'
import { LOCALES } from '#contract/languages/locales.ts'

const WEEK_MS = 7 * 86_400_000

const clockOf = (at: Date, zone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(at)

/** `Monday 30 November 2026, 09:00`, as a clock in the zone shows it. */
export function momentInWords(time: string, language: Language, zone: string): string {
  const at = new Date(time)
  const day = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  }).format(at)
  return LANGUAGE_FACTS[language].fullWidth
    ? `${day} ${clockOf(at, zone)}`
    : `${day.replace(/^(\p{L}+),? /u, '$1 ')}, ${clockOf(at, zone)}`
}

/** `Monday 09:00` within a week, else `30 November 09:00`. */
export function momentInShort(time: string, language: Language, zone: string, now = Date.now()): string {
  const at = new Date(time)
  const near = at.getTime() - now < WEEK_MS
  const day = new Intl.DateTimeFormat(LOCALES[language], {
    ...(near
      ? { weekday: LANGUAGE_FACTS[language].fullWidth ? 'short' : 'long' }
      : {
          day: 'numeric',
          month: 'long',
          ...(at.getTime() - now > 26 * WEEK_MS && { year: 'numeric' as const }),
        }),
    timeZone: zone,
  }).format(at)
  return `${day} ${clockOf(at, zone)}`
}
