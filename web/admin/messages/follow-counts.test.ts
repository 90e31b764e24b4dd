import { expect, test } from 'vitest'
import { waitAfter } from './follow-counts.ts'

test('the stream comes back at once, then ever later, and never later than a minute', () => {
  expect(waitAfter(0, 0)).toBe(750)
  expect(waitAfter(1, 1)).toBe(2_000)
  expect(waitAfter(3, 1)).toBe(8_000)
  expect(waitAfter(40, 1)).toBe(60_000)
})
