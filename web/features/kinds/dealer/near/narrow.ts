// Which dealers are shown, in which groups and in which order: by country, by family of products, by distance. Nobody is asked.
import type { MapPoint } from '#contract/fields/field.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { LOCALES } from '#contract/languages/locales.ts'
import { countryPoint, distanceKm } from '#contract/places/countries.ts'
import { countryName } from '#contract/places/country-names.ts'
import type { Dealer } from '#web/site/dealers/dealers.ts'

/** A type as the navigation has it: `0` is above those of the first level. */
type Type = { id: number; productTypeLevel: string }
type Chosen = { country: string | null; family: number | null }

/** What stands under one head: a country, offices without one (`''`), or those that serve a country from elsewhere. */
export type Group = { country: string; serving?: true; dealers: Dealer[] }

const RANK = { office: 0, dealer: 1, servicePartner: 2 }

/** The type itself and all above it. */
function upwards(types: readonly Type[], id: number): number[] {
  const type = types.find((one) => one.id === id)
  return type ? [id, ...upwards(types, Number(type.productTypeLevel))] : []
}

/** Who names no product type sells all of them; who names one sells what is below it, and some of what is above. */
export function sells(dealer: Dealer, family: number, types: readonly Type[]): boolean {
  const named = dealer.specialities.map(({ id }) => id)
  const above = upwards(types, family)
  return named.length === 0 || named.some((id) => above.includes(id) || upwards(types, id).includes(family))
}

export const servesCountry = ({ serves }: Dealer, country: string) =>
  serves.some((one) => one.country === country)

/** Those that fit what was chosen: in the country or serving it, and selling the family. */
export const fitting = (dealers: readonly Dealer[], { country, family }: Chosen, types: readonly Type[]) =>
  dealers.filter(
    (dealer) =>
      (family === null || sells(dealer, family, types)) &&
      (country === null || dealer.country === country || servesCountry(dealer, country)),
  )

/** By the names of their countries, the chosen one before those that serve it; offices before dealers. */
export function grouped(dealers: readonly Dealer[], country: string | null, language: Language): Group[] {
  const collator = new Intl.Collator(LOCALES[language])
  const own = country === null ? dealers : dealers.filter((dealer) => dealer.country === country)
  const groups: Group[] = [...Map.groupBy(own, (dealer) => dealer.country)]
    .map(([code, all]) => ({ country: code, dealers: all.toSorted((a, b) => RANK[a.type] - RANK[b.type]) }))
    // Offices without a country are those of the company itself.
    .toSorted((a, b) =>
      a.country === '' || b.country === ''
        ? a.country.length - b.country.length
        : collator.compare(countryName(a.country, language), countryName(b.country, language)),
    )
  const others = country === null ? [] : dealers.filter((dealer) => dealer.country !== country)
  if (country === null || others.length === 0) return groups
  return [...groups, { country, serving: true, dealers: byDistance(others, countryPoint(country)) }]
}

/** How far each is; null where either place is not known. */
export const distanceTo = ({ map, country }: Dealer, from: MapPoint | null): number | null => {
  const point = map ?? countryPoint(country)
  return from && point ? distanceKm(from, point) : null
}

/** The nearest first; those whose place is not known last, in their order. */
export function byDistance(dealers: readonly Dealer[], from: MapPoint | null): Dealer[] {
  const far = new Map(dealers.map((dealer) => [dealer, distanceTo(dealer, from) ?? Number.POSITIVE_INFINITY]))
  const of = (dealer: Dealer) => far.get(dealer) ?? 0
  return dealers.toSorted((a, b) => (of(a) === of(b) ? 0 : of(a) - of(b)))
}

/** The countries that are chosen from: where somebody is, and those that are served from elsewhere. */
export function countriesOf(dealers: readonly Dealer[], also: string | null, language: Language) {
  const codes = new Set(
    dealers.flatMap(({ country, serves }) => [country, ...serves.map((one) => one.country)]),
  )
  if (also !== null) codes.add(also)
  codes.delete('')
  const collator = new Intl.Collator(LOCALES[language])
  return [...codes]
    .map((code) => ({ code, name: countryName(code, language) }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
}
