// Scales of curves: round ends, names at round values, and tens where values reach far.
import { expect, test } from 'vitest'
import { placeOn, scaleOf, ticksOf } from './chart-scale.ts'

test('a scale ends at round values and names them', () => {
  const scale = scaleOf([30, 54, 33])
  expect(scale).toEqual({ from: 0, to: 60, log: false })
  expect(ticksOf(scale)).toEqual([0, 10, 20, 30, 40, 50, 60])
  expect(placeOn(scale, 30)).toBe(0.5)
})

test('values to both sides of nought have nought among the names', () => {
  const scale = scaleOf([-0.6, 0.6])
  expect(ticksOf(scale)).toContain(0)
  expect(scale.from).toBe(-scale.to)
})

test('what reaches from tenths to tens counts in tens', () => {
  const scale = scaleOf([0.1, 0.3, 10])
  expect(scale.log).toBe(true)
  expect(ticksOf(scale)).toEqual([0.1, 0.2, 0.5, 1, 2, 5, 10])
  expect(placeOn(scale, 1)).toBeCloseTo(0.5)
})

test('one value alone has a scale', () => {
  expect(ticksOf(scaleOf([0])).length).toBeGreaterThan(1)
})
