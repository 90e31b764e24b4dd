// An event as search engines read it: https://schema.org/Event with what Google asks for.
import type { EventFacts, PageRecord } from './page-record.ts'

type Told = { image: string | null; url: string; company: { name: string; url: string } }

/** One that is over is still told: what was shown may be looked for. */
export function eventFacts(
  { name, summary, given }: PageRecord,
  { image, url, company }: Told,
): object | null {
  if (!isEvent(given)) return null
  const { starts, ends, opens, closes, zone, place, venue } = given
  // A time without its zone would be read as that of whoever reads it.
  const at = (day: string, time: string) => (time === '' || zone === '' ? day : `${day}T${time}`)
  return {
    '@type': 'Event',
    name,
    ...(summary && { description: summary }),
    startDate: at(starts, opens),
    endDate: at(ends || starts, closes),
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: place, address: venue || place },
    ...(image !== null && { image }),
    organizer: company,
    url,
  }
}

const isEvent = (given: Partial<EventFacts>): given is EventFacts => given.starts !== undefined
