// The clock of the carousel.
import { expect, test } from 'vitest'
import { clockFor, DWELL_MS, isPaused, swipeStep, tick } from './slide-clock.ts'

test('a slide stays for five seconds', () => {
  expect(DWELL_MS).toBe(5000)
})

test('steps go round at both ends', () => {
  const last = tick(clockFor(3), { type: 'step', by: -1 })
  expect(last.at).toBe(2)
  expect(tick(last, { type: 'step', by: 1 }).at).toBe(0)
})

test('a tab leads to its slide and to no other', () => {
  expect(tick(clockFor(3), { type: 'pick', at: 1 }).at).toBe(1)
  expect(tick(clockFor(3), { type: 'pick', at: 7 }).at).toBe(0)
})

test('button, pointer, focus and a hidden window each pause the clock', () => {
  const clock = clockFor(3)
  expect(isPaused(clock)).toBe(false)
  expect(isPaused(tick(clock, { type: 'hold', held: true }))).toBe(true)
  expect(isPaused(tick(clock, { type: 'hovered', is: true }))).toBe(true)
  expect(isPaused(tick(clock, { type: 'focused', is: true }))).toBe(true)
  expect(isPaused(tick(clock, { type: 'hidden', is: true }))).toBe(true)
})

test('the button holds when the pointer leaves', () => {
  let clock = tick(clockFor(3), { type: 'hovered', is: true })
  clock = tick(clock, { type: 'hold', held: true })
  clock = tick(clock, { type: 'hovered', is: false })
  expect(isPaused(clock)).toBe(true)
  expect(isPaused(tick(clock, { type: 'hold', held: false }))).toBe(false)
})

test('a finger that goes clearly sideways turns the slide', () => {
  expect(swipeStep(-80, 10, '')).toBe(1)
  expect(swipeStep(80, -10, '')).toBe(-1)
  expect(swipeStep(-20, 0, '')).toBe(0)
  expect(swipeStep(-80, 90, '')).toBe(0)
  // The next one lies at the other side where the line runs from right to left.
  expect(swipeStep(80, 10, 'rtl')).toBe(1)
  expect(swipeStep(-80, 10, 'rtl')).toBe(-1)
  expect(swipeStep(20, 0, 'rtl')).toBe(0)
})
