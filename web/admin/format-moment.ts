// Moments of the console, to the minute and in full, as the language shown writes them; how long ago is `web/ui/relative-time.ts`.
import type { Language } from '#contract/language-codes.ts'

const LOCALES: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', es: 'es' }

/** `2026-11-20T08:15:00Z` as day and time of the reader's own time zone. */
export function formatMoment(time: string, language: Language, zone?: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(zone && { timeZone: zone }),
  }).format(new Date(time))
}

/** The same in full, for the hint of a short one. */
export function formatMomentInFull(time: string, language: Language, zone?: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'full',
    timeStyle: 'long',
    ...(zone && { timeZone: zone }),
  }).format(new Date(time))
}
