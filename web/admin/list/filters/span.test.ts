// Spans of time in a filter.
import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { lastDays, pickedOf, spanOf } from './span.ts'

const day = (text: string) => dayjs(text)
const written = (picked: ReturnType<typeof pickedOf>) =>
  picked.map((end) => end?.format('YYYY-MM-DD HH:mm') ?? null)

test('a span of days ends before the day after the last one, and is shown as it was picked', () => {
  const span = spanOf([day('2026-11-20T10:00'), day('2026-11-21T09:30')], false)
  expect(span.from).toBe(day('2026-11-20').toISOString())
  expect(span.until).toBe(day('2026-11-22').toISOString())
  expect(written(pickedOf(span, false))).toEqual(['2026-11-20 00:00', '2026-11-21 23:59'])
})

test('a span of minutes is taken as it is', () => {
  const span = spanOf([day('2026-11-20T10:00:31'), day('2026-11-20T10:05:02')], true)
  expect(written(pickedOf(span, true))).toEqual(['2026-11-20 10:00', '2026-11-20 10:05'])
})

test('either end may be open', () => {
  expect(spanOf([null, null], false)).toEqual({ from: null, until: null })
  expect(pickedOf({ from: null, until: null }, false)).toEqual([null, null])
  expect(spanOf([day('2026-11-20'), null], false).until).toBeNull()
})

test('the last seven days are today and the six before it, whole', () => {
  for (const minutes of [false, true]) {
    const { from, until } = spanOf(lastDays(7, minutes, day('2026-11-21T08:00')), minutes)
    expect([from, until]).toEqual([day('2026-11-15').toISOString(), day('2026-11-22').toISOString()])
  }
})
