// Which office is nearest to a visitor, without asking anybody: by the country code of the telephone, else by the clock.

type Office = { phone: string; map?: { lon?: number; lng?: number; longitude?: number } | null }

const digits = (phone: string) => (phone.trim().startsWith('+') ? phone.replace(/\D/g, '') : '')
const shared = (one: string, other: string) => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

/** The place of the nearest in the list; the first where nothing says better, -1 of an empty list. */
export function nearestOffice(offices: readonly Office[], phone: string): number {
  const own = digits(phone)
  const best = offices
    .map((office, at) => ({ at, same: own === '' ? 0 : shared(own, digits(office.phone)) }))
    .toSorted((a, b) => b.same - a.same)[0]
  if (best && best.same >= 2) return best.at
  return offices.length > 0 ? 0 : -1
}
