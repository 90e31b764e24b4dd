// When the list of deliveries looks again soon.
import { expect, test } from 'vitest'
import { isUnderway } from './admin-api.ts'

const at = (second: number) => `2026-03-01T08:00:0${second}.000Z`

test('a delivery is on its way until its outcome is written, also between the answer of the receiver and that', () => {
  expect(isUnderway({ state: 'waiting', triedTime: null, nextTime: at(1) })).toBe(true)
  expect(isUnderway({ state: 'waiting', triedTime: at(2), nextTime: at(1) })).toBe(true)
})

test('a delivery that failed and waits for its next try, was sent or was given up, is not on its way', () => {
  expect(isUnderway({ state: 'waiting', triedTime: at(2), nextTime: at(9) })).toBe(false)
  expect(isUnderway({ state: 'sent', triedTime: at(2), nextTime: null })).toBe(false)
  expect(isUnderway({ state: 'dead', triedTime: at(2), nextTime: null })).toBe(false)
})
