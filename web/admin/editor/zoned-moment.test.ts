// Wall times and moments, in a zone whose clocks are changed.
import { expect, test, vi } from 'vitest'
import { momentOf, wallOf, zoneOf } from './zoned-moment.ts'

vi.stubEnv('TZ', 'Europe/Madrid')

test('a wall time is the moment of the own zone, in summer and in winter', () => {
  expect(momentOf('2026-01-10T08:00')).toEqual({
    iso: '2026-01-10T07:00:00.000Z',
    skipped: false,
    again: null,
  })
  expect(momentOf('2026-07-10T08:00')?.iso).toBe('2026-07-10T06:00:00.000Z')
  expect(wallOf('2026-07-10T06:00:00.000Z')).toBe('2026-07-10T08:00')
  expect(momentOf('soon')).toBeNull()
})

test('an hour that clocks skip is told, and means the moment behind the change', () => {
  expect(momentOf('2026-03-29T02:30')).toEqual({
    iso: '2026-03-29T01:30:00.000Z',
    skipped: true,
    again: null,
  })
})

test('an hour that comes twice names both moments', () => {
  expect(momentOf('2026-10-25T02:30')).toEqual({
    iso: '2026-10-25T00:30:00.000Z',
    skipped: false,
    again: '2026-10-25T01:30:00.000Z',
  })
})

test('the zone is said with its name and its distance at that moment', () => {
  expect(zoneOf('2026-07-10T06:00:00.000Z', 'en')).toBe('Central European Summer Time, GMT+02:00')
  expect(zoneOf('2026-01-10T06:00:00.000Z', 'en', 'Asia/Shanghai')).toBe('China Standard Time, GMT+08:00')
})
