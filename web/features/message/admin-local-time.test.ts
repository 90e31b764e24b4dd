// The time of day where a customer is.
import { expect, test } from 'vitest'
import { clockIn, isAtNight, nextMorning, zoneOfCountry } from './admin-local-time.ts'

test('a country with one time has a zone, by its name in any language of the site', () => {
  for (const name of ['Germany', 'germany ', 'Alemania', '德国', 'DE'])
    expect(clockIn(zoneOfCountry(name) ?? '', new Date('2026-11-25T01:12:00Z')), name).toBe('02:12')
  expect(clockIn(zoneOfCountry('Perú') ?? '', new Date('2026-11-25T01:12:00Z'))).toBe('20:12')
})

test('a country with several times, or one that nobody knows, has none', () => {
  for (const name of ['United States', 'Brasil', 'Atlantis', '']) expect(zoneOfCountry(name), name).toBeNull()
})

test('nights are before seven and from eight in the evening on', () => {
  expect([isAtNight('02:12'), isAtNight('06:59'), isAtNight('07:00'), isAtNight('20:00')]).toEqual([
    true,
    true,
    false,
    true,
  ])
})

test('the next morning is nine of a working day where the customer is', () => {
  const morning = (zone: string, now: string) => nextMorning(zone, new Date(now)).toISOString()
  expect(morning('Europe/Berlin', '2026-11-26T05:40:00Z')).toBe('2026-11-26T08:00:00.000Z')
  expect(morning('Europe/Berlin', '2026-11-26T08:00:00Z')).toBe('2026-11-27T08:00:00.000Z')
  // After Friday comes Monday; a quarter of an hour parts Kathmandu from others.
  expect(morning('Asia/Kathmandu', '2026-11-27T08:00:00Z')).toBe('2026-11-30T03:15:00.000Z')
})
