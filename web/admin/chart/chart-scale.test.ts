import { expect, test } from 'vitest'
import { linePath, nearest, timeTicks, valueScale } from './chart-scale.ts'

test('a scale ends on a round number at or above the largest value', () => {
  expect(valueScale(1, 4)).toEqual({ top: 1, ticks: [0, 0.25, 0.5, 0.75, 1] })
  expect(valueScale(0.3, 3).ticks).toEqual([0, 0.1, 0.2, 0.3])
  expect(valueScale(87, 4).ticks).toEqual([0, 25, 50, 75, 100])
  expect(valueScale(0, 4).top).toBe(1)
  expect(valueScale(Number.NaN, 4).top).toBe(1)
  for (const max of [0.003, 7, 12.1, 999, 1001, 123_456]) {
    const { top, ticks } = valueScale(max, 4)
    expect(top).toBeGreaterThanOrEqual(max)
    expect(ticks.length).toBeLessThanOrEqual(6)
  }
})

test('bytes are round to the base of 1024', () => {
  const MiB = 1024 ** 2
  expect(valueScale(170 * MiB, 4, 1024).ticks).toEqual([0, 50 * MiB, 100 * MiB, 150 * MiB, 200 * MiB])
})

test('times under a chart are round and few', () => {
  const from = Date.parse('2026-06-01T08:03:20Z')
  const ticks = timeTicks(from, from + 30 * 60_000, 6)
  expect(ticks.length).toBeLessThanOrEqual(6)
  expect(ticks.map((tick) => tick % 300_000)).toEqual(ticks.map(() => 0))
  expect(timeTicks(from, from, 4)).toEqual([])
})

test('a line breaks off where a value is missing, and a lone value is still seen', () => {
  const path = linePath(
    [1, 2, null, 3, null],
    (at) => at * 10,
    (value) => value,
  )
  expect(path).toBe('M0.0 1.0L10.0 2.0M28.0 3.0h4')
})

test('the nearest moment is found, also before the first and after the last', () => {
  expect([-5, 4, 6, 99].map((time) => nearest([0, 10, 20], time))).toEqual([0, 0, 1, 2])
  expect(nearest([], 5)).toBe(-1)
})
