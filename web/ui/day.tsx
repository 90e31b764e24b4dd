// Dates and numbers as the language shown writes them.
import type { Language } from '#contract/language-codes.ts'
import { useLanguage } from '#web/i18n/language.tsx'

const LOCALES: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', es: 'es' }

/** `2026-11-12` as `12 Nov 2026`, `2026年11月12日` or `12 nov 2026`; a day has no time zone. */
export function formatDay(date: string, language: Language, month: 'short' | 'long' = 'short'): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** `3000` as `3,000` or `3000`, as the language has it. */
export const formatCount = (count: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language]).format(count)

/** A day of the calendar. */
export function Day({ date, month }: { date: string; month?: 'short' | 'long' }) {
  const language = useLanguage()
  return <time dateTime={date}>{formatDay(date, language, month)}</time>
}
