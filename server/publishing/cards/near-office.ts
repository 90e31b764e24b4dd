// The company's office that is nearest to somebody: by the country they name, else by the code of their telephone, else the first.

import { NO_TEXT } from '#contract/content/blank.ts'
import type { NearOffice } from '#contract/enquiries/near-office.ts'
import { aboutusKind } from '#contract/kinds/about.ts'
import { readContent } from '#contract/kinds/content.ts'
import { dealerKind } from '#contract/kinds/dealer.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { countryPoint, distanceKm } from '#contract/places/countries.ts'
import { countryCode } from '#contract/places/country-code.ts'
import { published } from '#server/publishing/published.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import type { Db } from '#server/storage/open.ts'

type Office = Awaited<ReturnType<typeof officesAt>>[number]
/** Who asks, as far as they say. */
type Asks = { country: string; phone: string }

/** Null while no office is published. */
export async function nearOffice(
  db: Db,
  asks: Asks,
  language: Language,
  at: number,
): Promise<NearOffice | null> {
  const nearest = nearestOf(await officesAt(db, at), asks)
  if (!nearest) return null
  const { country: _, serves: __, map: ___, ...office } = nearest
  return inLanguage(office, language)
}

/** In the order of the console, the head office first; a site without such records has those of its about-us page. */
async function officesAt(db: Db, at: number) {
  const rows = await published(db, 'dealer', at)
    .select('content')
    .where('label', '=', 'office')
    .orderBy('sort')
    .orderBy('entry_id')
    .execute()
  if (rows.length > 0)
    return rows.map((row) => {
      const { name, place, phone, hours, zone, country, serves, map } = readContent(dealerKind, row.content)
      return { name, place, phone, hours, zone, said: NO_TEXT, country, serves, map }
    })
  const about = await published(db, 'aboutus', at).select('content').executeTakeFirst()
  const told = about ? readContent(aboutusKind, about.content).offices : []
  return told.map(({ name, phone, hours: said, map }) => ({
    ...{ name, place: NO_TEXT, phone, hours: [], zone: '', said, country: '', serves: [], map },
  }))
}

/** Its own country, then one that it serves, then the way there; a telephone that shares the code of the country comes after. */
export function nearestOf(offices: readonly Office[], { country, phone }: Asks): Office | undefined {
  const code = countryCode(country)
  const from = code === null ? null : countryPoint(code)
  if (code !== null) {
    const own = offices.find((office) => office.country === code)
    const serving = offices.find(({ serves }) => serves.some((one) => one.country === code))
    const near =
      from && nearestTo(offices, (office) => pointOf(office) && distanceKm(pointOf(office) ?? from, from))
    const found = own ?? serving ?? near
    if (found) return found
  }
  const digits = international(phone)
  const called = nearestTo(offices, (office) => {
    const same = shared(digits, international(office.phone))
    return same < 2 ? null : -same
  })
  return called ?? offices[0]
}

const pointOf = ({ map, country }: Office) => map ?? countryPoint(country)

/** The one with the least of what is measured; those without it are left out. */
function nearestTo(offices: readonly Office[], measure: (office: Office) => number | null) {
  const measured = offices.flatMap((office) => {
    const far = measure(office)
    return far === null ? [] : [{ office, far }]
  })
  return measured.toSorted((one, other) => one.far - other.far)[0]?.office
}

/** The digits of an international number. */
const international = (phone: string) => (phone.trim().startsWith('+') ? phone.replace(/\D/g, '') : '')
function shared(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
