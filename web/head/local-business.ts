// Dealers and offices as search engines read them: https://schema.org/LocalBusiness, one by itself or all that a page lists.
import type { LocalBusiness, OpeningHoursSpecification, Organization, Store } from 'schema-dts'
import type { Dealer } from '#web/site/dealers/dealers.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
type Hours = Dealer['hours'][number]

/** What a page that lists dealers was given. */
export const storesIn = (data: unknown): Dealer[] =>
  typeof data === 'object' && data !== null && 'dealers' in data ? (data.dealers as Dealer[]) : []

/** An office belongs to the company, a dealer is a store of its own. */
export function localBusiness(
  dealer: Dealer,
  { page, company }: { page: string; company: Organization },
): LocalBusiness | Store {
  const { name, type, summary, country, place, street, phone, email, website, hours, map, serves } = dealer
  const areas = [country, ...serves.map((one) => one.country)].filter(Boolean)
  return {
    '@type': type === 'office' ? 'LocalBusiness' : 'Store',
    name,
    ...(page && { '@id': page, url: website || page }),
    ...(summary && { description: summary }),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(place && { addressLocality: place }),
      ...(country && { addressCountry: country }),
    },
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(map && { geo: { '@type': 'GeoCoordinates', ...map } }),
    ...(hours.length > 0 && { openingHoursSpecification: hours.map(openingHours) }),
    ...(areas.length > 0 && { areaServed: areas }),
    ...(type === 'office' && { parentOrganization: company }),
  }
}

const openingHours = (hours: Hours): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: daysOf(hours),
  opens: hours.opens,
  closes: hours.closes,
})

/** Every day from the first to the last, also over the end of the week. */
function daysOf({ first, last }: Hours) {
  const from = DAYS.indexOf(first)
  const count = ((DAYS.indexOf(last) - from + 7) % 7) + 1
  return Array.from({ length: count }, (_, at) => NAMES[(from + at) % 7] ?? NAMES[0])
}
