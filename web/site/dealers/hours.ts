// Opening hours as each language writes them; `open-now.ts` says whether somebody is there.
import { LANGUAGE_FACTS, type Language } from '#contract/languages/language-codes.ts'
import { dateFormat, LOCALES } from '#contract/languages/locales.ts'

export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Day = (typeof DAYS)[number]
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
