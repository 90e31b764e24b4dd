// The country that a clock is set to, by the name of its time zone; comes once the page is there.
import { ZONE_NAMES } from './zone-names.ts'

/** Null of a zone that belongs to no country. */
export function countryOfZone(zone: string): string | null {
  const line = ZONE_NAMES.split('\n').find((one) => one.split(' ').indexOf(zone, 1) > 0)
  return line?.slice(0, 2) ?? null
}
