// Wall times and moments, in a zone whose clocks are changed.
import { expect, test, vi } from 'vitest'
import { momentOf, wallOf, zoneName, zoneOf } from './zoned-moment.ts'

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

test('a wall time of another zone, whose day may be another one', () => {
  expect(momentOf('2026-11-30T01:00', 'Asia/Shanghai')?.iso).toBe('2026-11-29T17:00:00.000Z')
  expect(wallOf('2026-11-29T17:00:00.000Z', 'America/Mexico_City')).toBe('2026-11-29T11:00')
  expect(momentOf('2026-13-30T01:00', 'Asia/Shanghai')).toBeNull()
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

test('a zone is called by its name in the language of the reader', () => {
  const at = '2026-11-30T01:00:00.000Z'
  expect(zoneName('Asia/Shanghai', 'en', at)).toBe('China Standard Time (UTC+8)')
  expect(zoneName('Asia/Shanghai', 'zh', at)).toBe('中国标准时间（UTC+8）')
  expect(zoneName('UTC', 'en', at)).toBe('UTC')
})
