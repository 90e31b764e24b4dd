// Where countries are, and how far apart two points are; nobody is asked.
import type { MapPoint } from '#contract/fields/field.ts'
import { COUNTRY_POINTS } from './country-points.ts'

/** A point of each country by its code. */
const POINTS: ReadonlyMap<string, MapPoint> = new Map(
  COUNTRY_POINTS.split('\n').map((line) => {
    const [code = '', latitude, longitude] = line.split(' ')
    return [code, { latitude: Number(latitude), longitude: Number(longitude) }]
  }),
)

/** All of them. */
export const COUNTRY_CODES: readonly string[] = [...POINTS.keys()]

/** Where most of a country's people are, roughly; null of a code that is none. */
export const countryPoint = (code: string): MapPoint | null => POINTS.get(code) ?? null

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The way over the globe in kilometres. */
export function distanceKm(one: MapPoint, other: MapPoint): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)]
  const half =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}
