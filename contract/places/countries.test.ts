// Countries by what people type, and how far places are from each other.
import { expect, test } from 'vitest'
import { countryPoint, distanceKm } from './countries.ts'
import { countryCode } from './country-code.ts'
import { onMap } from './projection.ts'

test('a country is known by its code and by its names, however they are typed', () => {
  const typed = ['MX', 'mx', 'Mexico', 'México', 'MEXICO ', '墨西哥']
  for (const text of typed) expect([text, countryCode(text)]).toEqual([text, 'MX'])
  expect(['U.S.A.', 'USA', 'EE. UU.', '美国', 'Estados Unidos'].map(countryCode)).toEqual(
    Array.from({ length: 5 }, () => 'US'),
  )
  expect(['UK', 'Deutschland', 'Alemania', '德国', 'P.R. China'].map(countryCode)).toEqual([
    'GB',
    'DE',
    'DE',
    'DE',
    'CN',
  ])
  expect(['', '??', 'Atlantis', 'XX'].map(countryCode)).toEqual([null, null, null, null])
})

test('distances go over the globe', () => {
  const far = (one: string, other: string) => {
    const [a, b] = [countryPoint(one), countryPoint(other)]
    return a && b && Math.round(distanceKm(a, b) / 100) * 100
  }
  expect(far('DE', 'ES')).toBe(1900)
  // Over the Pacific, not around the world.
  expect(far('NZ', 'CL')).toBe(9700)
  expect(far('CN', 'CN')).toBe(0)
  expect(countryPoint('XX')).toBeNull()
})

test('every place stands on the map, west left and north above', () => {
  const [mexico, suzhou, perth] = [
    onMap({ latitude: 19.4, longitude: -99.1 }),
    onMap({ latitude: 31.3, longitude: 120.6 }),
    onMap({ latitude: -32, longitude: 115.9 }),
  ]
  expect(mexico.x).toBeLessThan(suzhou.x)
  expect(suzhou.y).toBeLessThan(perth.y)
  for (const { x, y } of [mexico, suzhou, perth]) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(1000)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(440)
  }
})
