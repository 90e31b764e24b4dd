import { expect, test } from 'vitest'
import { addDays, createSiteDays, dayOfIso, daysBetween, isoDay } from './site-days.ts'

test('a day begins at midnight of the zone, also on days of a change of clocks and in odd zones', () => {
  expect(createSiteDays('Asia/Shanghai').startOf(20260601)).toBe(Date.parse('2026-05-31T16:00:00Z'))
  expect(createSiteDays('America/St_Johns').startOf(20260601)).toBe(Date.parse('2026-06-01T02:30:00Z'))
  expect(createSiteDays('Pacific/Kiritimati').startOf(20260601)).toBe(Date.parse('2026-05-31T10:00:00Z'))
  const madrid = createSiteDays('Europe/Madrid')
  expect(madrid.startOf(20260330) - madrid.startOf(20260329)).toBe(23 * 60 * 60_000)
  // There midnight itself is left out.
  expect(createSiteDays('America/Santiago').startOf(20260906)).toBe(Date.parse('2026-09-06T04:00:00Z'))
})

test('a moment belongs to the day of the zone', () => {
  const shanghai = createSiteDays('Asia/Shanghai')
  expect(shanghai.dayAt(Date.parse('2026-05-31T15:59:59.999Z'))).toBe(20260531)
  expect(shanghai.dayAt(Date.parse('2026-05-31T16:00:00Z'))).toBe(20260601)
  expect(shanghai.dayAt(Date.parse('2026-05-31T15:59:00Z'))).toBe(20260531)
  // A quarter of an hour is asked for once: none holds the beginning of a day, also where clocks are odd.
  const nepal = createSiteDays('Asia/Kathmandu')
  expect(nepal.dayAt(Date.parse('2026-05-31T18:14:59.999Z'))).toBe(20260531)
  expect(nepal.dayAt(Date.parse('2026-05-31T18:15:00Z'))).toBe(20260601)
})

test('a year is a few runs of equal days', () => {
  const runs = createSiteDays('Europe/Madrid').stretches(daysBetween(20260101, 20261231))
  expect(runs.map(({ length }) => length / 3_600_000)).toEqual([24, 23, 24, 25, 24])
  expect(createSiteDays('UTC').stretches(daysBetween(20260101, 20261231))).toHaveLength(1)
})

test('days are counted over the ends of months and years', () => {
  expect(addDays(20261231, 1)).toBe(20270101)
  expect(daysBetween(20240228, 20240301).map(isoDay)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(dayOfIso('2026-06-01')).toBe(20260601)
})
