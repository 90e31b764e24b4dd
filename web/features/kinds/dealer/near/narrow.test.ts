// Who is shown to whom: by country, by family, by distance.
import { expect, test } from 'vitest'
import type { Dealer } from '#web/site/dealers/dealers.ts'
import { byDistance, countriesOf, fitting, grouped } from './narrow.ts'
import { countryOfZone } from './zone-country.ts'

const TYPES = [
  { id: 1, productTypeLevel: '0' },
  { id: 2, productTypeLevel: '1' },
  { id: 3, productTypeLevel: '1' },
  { id: 4, productTypeLevel: '0' },
]
const place = (name: string, country: string, more: Partial<Dealer> = {}): Dealer => ({
  ...{ id: 1, address: `/dealerDetail/${name}`, name, country, type: 'dealer', summary: '', place: '' },
  ...{ street: '', phone: '', email: '', website: '', hours: [], zone: '', spoken: '' },
  ...{ specialities: [], map: null, serves: [] },
  ...more,
})
const speciality = (id: number) => ({ id, address: '', productTypeName: '' })
const at = (latitude: number, longitude: number) => ({ map: { latitude, longitude } })

const monterrey = place('monterrey', 'MX', { ...at(25.7, -100.3), specialities: [speciality(1)] })
const mexico = place('mexico', 'MX', { ...at(19.4, -99.1), type: 'office', serves: [{ country: 'GT' }] })
const perth = place('perth', 'AU', { ...at(-32, 115.9), specialities: [speciality(2)] })
const berlin = place('berlin', 'DE', { ...at(52.5, 13.4), specialities: [speciality(4)] })
const all = [monterrey, perth, berlin, mexico]
const names = (dealers: readonly Dealer[]) => dealers.map(({ name }) => name)

test('a family is sold by who names it, what is below it or above it, and by who names nothing', () => {
  const family = (id: number) => names(fitting(all, { country: null, family: id }, TYPES))
  expect(family(1)).toEqual(['monterrey', 'perth', 'mexico'])
  expect(family(2)).toEqual(['monterrey', 'perth', 'mexico'])
  expect(family(3)).toEqual(['monterrey', 'mexico'])
  expect(family(4)).toEqual(['berlin', 'mexico'])
})

test('a country has who is in it, and apart from them who serves it', () => {
  const country = (code: string) => {
    const dealers = fitting(all, { country: code, family: null }, TYPES)
    return grouped(dealers, code, 'en').map((group) => [group.country, group.serving, names(group.dealers)])
  }
  expect(country('MX')).toEqual([['MX', undefined, ['mexico', 'monterrey']]])
  expect(country('GT')).toEqual([['GT', true, ['mexico']]])
  expect(country('KE')).toEqual([])
})

test('groups stand by the name of their country in the language of the reader', () => {
  const order = (language: 'en' | 'es') => grouped(all, null, language).map(({ country }) => country)
  expect(order('en')).toEqual(['AU', 'DE', 'MX'])
  expect(order('es')).toEqual(['DE', 'AU', 'MX'])
  expect(countriesOf(all, 'KE', 'en').map(({ code }) => code)).toEqual(['AU', 'DE', 'GT', 'KE', 'MX'])
})

test('the nearest stands first, and who has no known place last', () => {
  const nowhere = place('nowhere', '')
  const houston = { latitude: 29.8, longitude: -95.4 }
  expect(names(byDistance([nowhere, ...all], houston))).toEqual([
    ...['monterrey', 'mexico', 'berlin', 'perth', 'nowhere'],
  ])
})

test('the zone of a clock tells the country, by its names of today and of before', () => {
  expect(countryOfZone('America/Monterrey')).toBe('MX')
  expect(countryOfZone('Asia/Kolkata')).toBe('IN')
  expect(countryOfZone('Asia/Calcutta')).toBe('IN')
  expect(countryOfZone('Asia/Shanghai')).toBe('CN')
  expect(countryOfZone('Etc/UTC')).toBeNull()
})
