import { expect, test } from 'vitest'
import { directionsLink, mapLinks, routeLinks, shownPoint } from './map-link.ts'

const SUZHOU = { latitude: 31.299, longitude: 120.5853 }
const MEXICO = { latitude: 19.4326, longitude: -99.1332 }
const SANTIAGO = { latitude: -33.4489, longitude: -70.6693 }

test('a point is read with its sides of the world', () => {
  expect(shownPoint(SUZHOU, 'es')).toBe('31.299° N, 120.585° E')
  expect(shownPoint(MEXICO, 'es')).toBe('19.433° N, 99.133° W')
  expect(shownPoint(SANTIAGO, 'es')).toBe('33.449° S, 70.669° W')
})

test('a point in China leads Chinese readers to a Chinese map first, all others to the open one', () => {
  const first = (...[point, language]: Parameters<typeof mapLinks>) => mapLinks(point, language)[0]?.href
  expect(first(SUZHOU, 'zh')).toBe('https://uri.amap.com/marker?position=120.5853,31.299&coordinate=wgs84')
  expect(first(SUZHOU, 'en')).toContain('openstreetmap.org/?mlat=31.299&mlon=120.5853')
  expect(first(MEXICO, 'zh')).toContain('openstreetmap.org')
})

test('the way to a point is asked of the map that its readers know', () => {
  expect(directionsLink(SUZHOU, '中国 A', 'zh')).toContain(
    'uri.amap.com/navigation?to=120.5853,31.299,%E4%B8%AD',
  )
  expect(directionsLink(MEXICO, 'Mexico', 'es')).toContain('destination=19.4326,-99.1332')
})

test('the way to a dealer is asked of the maps of its country, with its degrees alone', () => {
  const maps = (...of: Parameters<typeof routeLinks>) => routeLinks(...of).map(({ map }) => map)
  expect(maps(SUZHOU, 'A & B', 'CN')).toEqual(['amap', 'baidu'])
  expect(maps(MEXICO, 'A', 'MX')).toEqual(['google', 'apple', 'osm'])
  for (const { href } of [...routeLinks(SUZHOU, 'A & B', 'CN'), ...routeLinks(MEXICO, 'A', 'MX')])
    expect(href).toMatch(/^https:\/\/[^\s&]+(?:&[\w]+=[^\s&]*)*$/)
  expect(routeLinks(SUZHOU, 'A & B', 'CN')[0]?.href).toContain('120.5853,31.299,A%20%26%20B')
})
