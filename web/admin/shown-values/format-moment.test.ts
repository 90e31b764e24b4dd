// Moments in three languages and in the reader's time zone.
import { expect, test } from 'vitest'
import { formatMoment, formatMomentInFull } from './format-moment.ts'

const TIME = '2026-11-20T23:05:00.000Z'

test.each([
  ['zh', '2026-11-20 23:05'],
  ['en', '20 Nov 2026, 23:05'],
  ['es', '20 nov 2026, 23:05'],
] as const)('a moment is written as %s has it', (language, written) => {
  expect(formatMoment(TIME, language, 'UTC')).toBe(written)
})

test('a moment is the one of the reader: midnight has passed further east', () => {
  expect(formatMoment(TIME, 'en', 'Asia/Shanghai')).toBe('21 Nov 2026, 07:05')
})

test('in full a moment names its day and its zone', () => {
  expect(formatMomentInFull(TIME, 'en', 'UTC')).toMatch(/^Friday.*20 November 2026.*UTC$/)
})
