import { expect, test } from 'vitest'
import { newNumber } from './numbers.ts'

const AT = Date.parse('2026-11-26T12:00:00Z')

test('a number says the month, in letters that are not mistaken, and is another one each time', () => {
  const numbers = new Set(Array.from({ length: 200 }, () => newNumber('M', AT)))
  for (const number of numbers) expect(number).toMatch(/^M-2611-[2-9A-HJKMNP-Z]{5}$/)
  expect(numbers.size).toBe(200)
})

test('what is sent under a key has one number, whichever node makes it', () => {
  expect(newNumber('M', AT, 'key-1')).toBe(newNumber('M', AT, 'key-1'))
  expect(newNumber('M', AT, 'key-1')).not.toBe(newNumber('M', AT, 'key-2'))
})
