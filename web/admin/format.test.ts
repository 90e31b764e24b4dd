// Times and numbers in three languages.
import { expect, test } from 'vitest'
import { formatNumber, formatTime, formatTimeInFull } from '#web/admin/format.ts'

const TIME = '2026-11-20T23:05:00.000Z'

test.each([
  ['zh', '2026/11/20 23:05'],
  ['en', '20/11/2026, 23:05'],
  ['es', '20/11/2026, 23:05'],
] as const)('a time is written as %s has it', (language, written) => {
  expect(formatTime(TIME, language, 'UTC')).toBe(written)
})

test('a time is the one of the reader: midnight has passed further east', () => {
  expect(formatTime(TIME, 'en', 'Asia/Shanghai')).toBe('21/11/2026, 07:05')
})

test('in full a time names its day and its zone', () => {
  expect(formatTimeInFull(TIME, 'en', 'UTC')).toMatch(/^Friday.*20 November 2026.*UTC$/)
})

test('thousands are grouped as the language has it', () => {
  expect(formatNumber(12345, 'en')).toBe('12,345')
  expect(formatNumber(12345, 'es')).toBe('12.345')
})
