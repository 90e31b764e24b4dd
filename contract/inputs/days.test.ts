// Days of the calendar, and which of them a record may say.
import { expect, test } from 'vitest'
import { isCalendarDay, isDay } from './days.ts'

test('a day is one that the calendar has, written with four, two and two digits', () => {
  for (const day of ['2026-11-30', '2024-02-29', '1900-01-01', '2199-12-31'])
    expect(isDay(day), day).toBe(true)
  for (const day of [
    '',
    '2026-11-31',
    '2023-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-5',
    '2026-11-30T00:00',
  ])
    expect(isCalendarDay(day), day).toBe(false)
})

test('a record says no day before 1900 or after 2199', () => {
  for (const day of ['1899-12-31', '2200-01-01', '0001-01-01']) {
    expect(isCalendarDay(day), day).toBe(true)
    expect(isDay(day), day).toBe(false)
  }
})
