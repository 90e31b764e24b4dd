// Dates and counts in three languages.
import { expect, test, vi } from 'vitest'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { formatCount, formatDay, formatMonth } from './day.tsx'

test('a day is written as its language writes days', () => {
  expect(formatDay('2026-11-12', 'en')).toBe('12 Nov 2026')
  expect(formatDay('2026-11-12', 'en', 'long')).toBe('12 November 2026')
  expect(formatDay('2026-11-12', 'zh')).toBe('2026年11月12日')
  expect(formatDay('2026-11-12', 'es')).toBe('12 nov 2026')
  expect(formatDay('2026-11-12', 'es', 'long')).toBe('12 de noviembre de 2026')
})

test('a month is written in words, and what is none stays as it is', () => {
  expect(formatMonth('2021-10', 'en')).toBe('October 2021')
  expect(formatMonth('2021-10', 'zh')).toBe('2021年10月')
  expect(formatMonth('2021-10', 'es')).toBe('octubre de 2021')
  expect(formatMonth('spring 2021', 'en')).toBe('spring 2021')
})

test('a day is the same day in every time zone', () => {
  for (const away of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    vi.stubEnv('TZ', away)
    expect(formatDay('2026-01-01', 'en')).toBe('1 Jan 2026')
  }
  vi.unstubAllEnvs()
})

test('counts are parted by a narrow space, and four digits stay together', () => {
  for (const language of LANGUAGES) {
    expect(formatCount(12345, language)).toBe('12\u202f345')
    expect(formatCount(3000, language)).toBe('3000')
  }
})
