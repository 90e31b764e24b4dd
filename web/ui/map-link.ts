// A point on the map as people read it, and where maps of it and the way to it are found; nothing of another site is loaded here.

import type { MapPoint } from '#contract/fields/field.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { writeNumber } from '#contract/languages/locales.ts'

/** Roughly China: there its readers know a map of their own better. */
const inChina = ({ latitude, longitude }: MapPoint) =>
  latitude > 18 && latitude < 54 && longitude > 73 && longitude < 135

const known = (point: MapPoint, language: Language) => language === 'zh' && inChina(point)

/** Maps with a mark at the point, the one that readers of the language know best first. */
export function mapLinks(point: MapPoint, language: Language): { name: string; href: string }[] {
  const { latitude, longitude } = point
  const open = {
    name: 'OpenStreetMap',
    href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  }
  const google = {
    name: 'Google Maps',
    href: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  }
  const amap = {
    name: '高德地图',
    href: `https://uri.amap.com/marker?position=${longitude},${latitude}&coordinate=wgs84`,
  }
  return known(point, language) ? [amap, open] : [open, google]
}

/** The way to the point from wherever the reader is. */
export function directionsLink(point: MapPoint, name: string, language: Language): string {
  const { latitude, longitude } = point
  if (known(point, language)) {
    const to = `${longitude},${latitude},${encodeURIComponent(name)}`
    return `https://uri.amap.com/navigation?to=${to}&coordinate=wgs84`
  }
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}

/** The map that a way to a place is asked of. */
export type RouteMap = 'amap' | 'baidu' | 'google' | 'apple' | 'osm'

/** The way to a point by the maps that people use in its country. */
export function routeLinks(
  { latitude, longitude }: MapPoint,
  name: string,
  country: string,
): { map: RouteMap; href: string }[] {
  const called = encodeURIComponent(name)
  if (country === 'CN')
    return [
      {
        map: 'amap',
        href: `https://uri.amap.com/navigation?to=${longitude},${latitude},${called}&coordinate=wgs84`,
      },
      {
        map: 'baidu',
        href: `https://api.map.baidu.com/marker?location=${latitude},${longitude}&title=${called}&content=${called}&coord_type=wgs84&output=html`,
      },
    ]
  return [
    {
      map: 'google',
      href: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
    },
    { map: 'apple', href: `https://maps.apple.com/?daddr=${latitude},${longitude}` },
    {
      map: 'osm',
      href: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
    },
  ]
}

/** `31.299° N, 120.585° E` */
export function shownPoint({ latitude, longitude }: MapPoint, language: Language): string {
  const degrees = (value: number) => `${writeNumber(Math.abs(value), language)}°`
  return `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)} ${longitude < 0 ? 'W' : 'E'}`
}
