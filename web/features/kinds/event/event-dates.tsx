// The days of an event as its language writes them: large where it leads a row or a page.
import type { Language } from '#contract/languages/language-codes.ts'
import { dateFormat, LOCALES } from '#contract/languages/locales.ts'
import { useLanguage } from '#web/i18n/language.tsx'

type Days = { starts: string; ends: string }
const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** `2–4` and `December 2026`; days of two months stand whole, with the year below. */
export function daysOf(
  { starts, ends }: Days,
  language: Language,
): { days: string; rest: string; long: boolean } {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(LOCALES[language], { timeZone: 'UTC', ...options })
  const last = ends === '' ? starts : ends
  if (starts.slice(0, 7) === last.slice(0, 7)) {
    const [first, end] = [at(starts).getUTCDate(), at(last).getUTCDate()]
    return {
      days: first === end ? `${first}` : `${first}–${end}`,
      rest: format({ month: 'long', year: 'numeric' }).format(at(last)),
      long: false,
    }
  }
  const sameYear = starts.slice(0, 4) === last.slice(0, 4)
  return {
    days: format({ day: 'numeric', month: 'short' }).formatRange(at(starts), at(last)),
    rest: sameYear
      ? format({ year: 'numeric' }).format(at(last))
      : `${starts.slice(0, 4)}–${last.slice(0, 4)}`,
    long: true,
  }
}

export function EventDays({ starts, ends }: Days) {
  const { days, rest, long } = daysOf({ starts, ends }, useLanguage())
  return (
    <p className="event-date" data-long={long || undefined}>
      <b>{days}</b>
      <span>{rest}</span>
    </p>
  )
}

/** The month that it began in. */
export function EventMonth({ starts }: Pick<Days, 'starts'>) {
  const language = useLanguage()
  const month = dateFormat(LOCALES[language], {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  })
  return <time dateTime={starts.slice(0, 7)}>{month.format(at(starts))}</time>
}
