// A point on the map as people read it, and where a map of it is found; nothing of another site is loaded here.
import type { MapPoint } from '#contract/about.ts'
import type { Language } from '#contract/language-codes.ts'

/** Roughly China: there its readers know a map of their own better. */
const inChina = ({ latitude, longitude }: MapPoint) =>
  latitude > 18 && latitude < 54 && longitude > 73 && longitude < 135

/** Leads to a map with a mark at the point. */
export function mapLink(point: MapPoint, language: Language): string {
  const { latitude, longitude } = point
  if (language === 'zh' && inChina(point))
    return `https://uri.amap.com/marker?position=${longitude},${latitude}&coordinate=wgs84`
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
}

/** `31.299° N, 120.585° E` */
export const shownPoint = ({ latitude, longitude }: MapPoint): string =>
  `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)} ${longitude < 0 ? 'W' : 'E'}`

const degrees = (value: number) => `${Math.round(Math.abs(value) * 1000) / 1000}°`
