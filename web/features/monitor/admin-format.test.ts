import { expect, test } from 'vitest'
import { monitorFormat } from './admin-format.ts'

const en = monitorFormat('en')

test('sizes go up to the unit that fits, to the base of 1024', () => {
  expect([0, 1023, 1024, 1.5 * 1024 ** 2, 3 * 1024 ** 4].map(en.bytes)).toEqual([
    '0\u00a0B',
    '1023\u00a0B',
    '1\u00a0KiB',
    '1.5\u00a0MiB',
    '3\u00a0TiB',
  ])
})

test('durations name two units, times to answer three digits', () => {
  expect([59, 61, 3_660, 90_000].map(en.duration)).toEqual([
    '59 sec',
    '1 min 1 sec',
    '1 hr 1 min',
    '1 day 1 hr',
  ])
  expect([0.0512, 12.34, 1234].map(en.milliseconds)).toEqual([
    '0.0512\u00a0ms',
    '12.3\u00a0ms',
    '1.23\u00a0s',
  ])
  expect(monitorFormat('es').milliseconds(1.5)).toBe('1.5\u00a0ms')
})
