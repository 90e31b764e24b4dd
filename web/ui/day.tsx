// Dates and numbers as the language shown writes them.
import type { Language } from '#contract/languages/language-codes.ts'
import { dateFormat, LOCALES, writeDay, writeNumber } from '#contract/languages/locales.ts'
import { useLanguage } from '#web/i18n/language.tsx'

/** `2026-11-12` as `12 Nov 2026`, `2026年11月12日` or `12 nov 2026`; a day has no time zone. */
export const formatDay = (date: string, language: Language, month: 'short' | 'long' = 'short'): string =>
  writeDay(date, language, month)

/** `2021-10` as `October 2021`, `2021年10月` or `octubre de 2021`; what is no month of the calendar stays as it is. */
export function formatMonth(month: string, language: Language): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return month
  const format = dateFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** `3000` as `3000`, `12345` as `12 345`. */
export const formatCount = (count: number, language: Language): string => writeNumber(count, language)

/** A day of the calendar. */
export function Day({ date, month }: { date: string; month?: 'short' | 'long' }) {
  const language = useLanguage()
  return <time dateTime={date}>{formatDay(date, language, month)}</time>
}
