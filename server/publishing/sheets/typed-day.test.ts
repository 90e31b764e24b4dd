// Days as people type them: each language's own way is read, and what could be two days is none.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WRITTEN_LANGUAGES } from '#contract/languages/language-facts.ts'
import type { typedDay as read } from './typed-day.ts'

let locales: typeof import('#contract/languages/locales.ts')
let typedDay: typeof read
const { SITE_LANGUAGES: before } = process.env

// A site with every language that there are words for, and one that is content alone.
beforeAll(async () => {
  process.env.SITE_LANGUAGES = `${Object.keys(WRITTEN_LANGUAGES).join(' ')} it:public:en:256`
  vi.resetModules()
  locales = await import('#contract/languages/locales.ts')
  ;({ typedDay } = await import('./typed-day.ts'))
})
afterAll(() => {
  if (before === undefined) delete process.env.SITE_LANGUAGES
  else process.env.SITE_LANGUAGES = before
  vi.resetModules()
})

test('a day is read with the year first, as spreadsheets and programs write it', () => {
  for (const typed of ['2026-11-30', '2026/11/30', '2026.11.30', ' 2026-11-30 ', '２０２６－１１－３０'])
    expect(typedDay(typed), typed).toBe('2026-11-30')
  expect(typedDay('2026-3-5')).toBe('2026-03-05')
  for (const typed of ['2026年3月5日', '2026 年 3 月 5 日']) expect(typedDay(typed), typed).toBe('2026-03-05')
})

test('what a language writes by itself is read, every month, long and short', () => {
  const languages = Object.keys(locales.LOCALES) as (keyof typeof locales.LOCALES)[]
  expect(languages).toContain('it')
  for (const language of languages)
    for (const length of ['long', 'short'] as const)
      for (let month = 1; month <= 12; month += 1) {
        const day = `2026-${String(month).padStart(2, '0')}-09`
        const written = locales.writeDay(day, language, length)
        expect(typedDay(written), `${language} ${written}`).toBe(day)
      }
})

test('a month by its name leaves no doubt, wherever the day stands', () => {
  for (const typed of [
    '30 November 2026',
    'November 30, 2026',
    '30th of November 2026',
    '30-Nov-2026',
    'NOV. 30 2026',
    '30 de noviembre de 2026',
    '2026 November 30',
  ])
    expect(typedDay(typed), typed).toBe('2026-11-30')
})

test('digits alone are read where they can only be one day, and with points, which have the day first', () => {
  expect(typedDay('30/11/2026')).toBe('2026-11-30')
  expect(typedDay('11/30/2026')).toBe('2026-11-30')
  expect(typedDay('5/5/2026')).toBe('2026-05-05')
  expect(typedDay('03.04.2024')).toBe('2024-04-03')
  expect(typedDay('3. 4. 2024')).toBe('2024-04-03')
  expect(typedDay('03/04/2024')).toBeUndefined()
  expect(typedDay('03-04-2024')).toBeUndefined()
})

test('what is no day of the calendar, or says more or less than a day, is not read', () => {
  for (const typed of [
    '',
    '2026',
    '2026-11',
    'November 2026',
    '30.11.26',
    '30 Nov 26',
    '31 November 2026',
    '31.02.2026',
    '2026-02-30',
    '30 Smarch 2026',
    'from 30 November 2026 on',
    '30 November 2026 – 5 December 2026',
    '30 November 2026 (planned)',
    '20261130',
    '1234567890'.repeat(100),
  ])
    expect(typedDay(typed), typed).toBeUndefined()
})
