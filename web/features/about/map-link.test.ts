import { expect, test } from 'vitest'
import { mapLink, shownPoint } from './map-link.ts'

const SUZHOU = { latitude: 31.299, longitude: 120.5853 }
const MEXICO = { latitude: 19.4326, longitude: -99.1332 }
const SANTIAGO = { latitude: -33.4489, longitude: -70.6693 }

test('a point is read with its sides of the world', () => {
  expect(shownPoint(SUZHOU)).toBe('31.299° N, 120.585° E')
  expect(shownPoint(MEXICO)).toBe('19.433° N, 99.133° W')
  expect(shownPoint(SANTIAGO)).toBe('33.449° S, 70.669° W')
})

test('a point in China leads Chinese readers to a Chinese map, all others to the open one', () => {
  expect(mapLink(SUZHOU, 'zh')).toBe('https://uri.amap.com/marker?position=120.5853,31.299&coordinate=wgs84')
  expect(mapLink(SUZHOU, 'en')).toContain('openstreetmap.org/?mlat=31.299&mlon=120.5853')
  expect(mapLink(MEXICO, 'zh')).toContain('openstreetmap.org')
})
