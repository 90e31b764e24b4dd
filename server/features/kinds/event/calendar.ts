// Events as an iCalendar file (RFC 5545): whole days, or the exact moments where the record names hours and a time zone.
import type { eventKind } from '#contract/kinds/event.ts'
import type { ContentOf } from '#contract/kinds/kind.ts'
import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { asSiteWrites } from '#server/publishing/texts/typed-figures.ts'

export type CalendarEvent = {
  id: number
  content: ContentOf<typeof eventKind>
  changedAt: number
  url: string | null
}
type Of = { language: Language; companyName: string; host: string }

const DAY_MS = 24 * 60 * 60_000

/** The file; days of an event end the day after, as the format counts them. */
export async function calendarFile(
  events: readonly CalendarEvent[],
  { language, companyName, host }: Of,
): Promise<string> {
  // It comes with the first calendar.
  const { default: ical } = await import('ical-generator')
  const calendar = ical({ name: companyName, prodId: { company: companyName, product: 'events', language } })
  for (const { id, content, changedAt, url } of events) {
    const localized = (text: typeof content.title) => {
      const picked = pickText(text, language)
      return asSiteWrites(picked.text, picked.language)
    }
    const { starts, ends, opens, closes, zone } = content
    const exact = opens !== '' && closes !== '' && zone !== '' && (ends === '' || ends === starts)
    calendar.createEvent({
      id: `event-${id}@${host}`,
      ...(exact
        ? { start: momentIn(starts, opens, zone), end: momentIn(starts, closes, zone) }
        : {
            allDay: true,
            start: new Date(`${starts}T00:00:00Z`),
            end: new Date(Date.parse(`${ends || starts}T00:00:00Z`) + DAY_MS),
          }),
      timezone: 'UTC',
      stamp: new Date(changedAt),
      summary: localized(content.title),
      description: [localized(content.summary), localized(content.hours)].filter(Boolean).join('\n\n'),
      location: [localized(content.place), localized(content.stand), localized(content.venue)]
        .filter(Boolean)
        .join(', '),
      ...(url !== null && { url }),
    })
  }
  return calendar.toString()
}

/** The moment at which clocks of a time zone show this day and time. */
export function momentIn(day: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  })
  let moment = wanted
  // The second look counts where the clocks change between the guess and the moment.
  for (const _ of [1, 2]) {
    const shown = format.format(moment).replace(', ', 'T')
    moment += wanted - Date.parse(`${shown}:00Z`)
  }
  return new Date(moment)
}
