// Abbreviated and parted numbers at their edges.
import { expect, test } from 'vitest'
import { abbreviate, thousands } from './number-format.ts'

test('each unit has its letter', () => {
  const shown = [1e3, 1e6, 1e9, 1e12, 1e15, 1e18].map((number) => abbreviate(number))
  expect(shown).toEqual(['1k', '1M', '1G', '1T', '1P', '1E'])
})

test('one decimal is kept and zeros are trimmed', () => {
  expect(abbreviate(1500)).toBe('1.5k')
  expect(abbreviate(2000)).toBe('2k')
  expect(abbreviate(1234)).toBe('1.2k')
  expect(abbreviate(1250)).toBe('1.3k')
  expect(abbreviate(1_049_000)).toBe('1M')
  expect(abbreviate(123_456_789)).toBe('123.5M')
})

test('what rounds up to a thousand takes the next unit', () => {
  expect(abbreviate(999_949)).toBe('999.9k')
  expect(abbreviate(999_950)).toBe('1M')
  expect(abbreviate(999_999)).toBe('1M')
  expect(abbreviate(999_999_999)).toBe('1G')
  expect(abbreviate(999_999_999_999_999)).toBe('1P')
  for (let power = 3; power < 21; power += 1) {
    for (const near of [10 ** power - 1, 10 ** power * 0.99995, 10 ** power, 10 ** power + 1]) {
      expect(abbreviate(near)).not.toMatch(/\d{4}/)
    }
  }
})

test('the sign is kept', () => {
  expect(abbreviate(-1500)).toBe('-1.5k')
  expect(abbreviate(-999_999)).toBe('-1M')
  expect(abbreviate(-1250)).toBe('-1.3k')
  expect(abbreviate(-7)).toBe('-7')
})

test('small numbers stay as they are', () => {
  expect([0, 1, 12.5, 999, 999.99, 0.25, 0.0001].map((number) => abbreviate(number))).toEqual([
    '0',
    '1',
    '12.5',
    '999',
    '999.99',
    '0.25',
    '0.0001',
  ])
  expect(abbreviate(-0)).toBe('0')
  expect(abbreviate(0.1 + 0.2)).toBe('0.3')
  expect(abbreviate(999.9999999999999)).toBe('1k')
})

test('what is not finite is a dash, what exceeds the units a power', () => {
  expect(
    [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map((number) => abbreviate(number)),
  ).toEqual(['–', '–', '–'])
  expect(abbreviate(999.9e18)).toBe('999.9E')
  expect(abbreviate(1e21)).toBe('1e+21')
  expect(abbreviate(-1.5e300)).toBe('-1.5e+300')
  expect(abbreviate(Number.MAX_VALUE, 'es')).toBe('1.8e+308')
})

test('the decimal sign is a point in every language', () => {
  expect(abbreviate(1500, 'zh')).toBe('1.5k')
  expect(abbreviate(1500, 'es')).toBe('1.5k')
  expect(abbreviate(0.25, 'es')).toBe('0.25')
})

test('thousands are parted with commas', () => {
  expect([0, 7, 999, 1000, 12_345, 1_234_567].map(thousands)).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '12,345',
    '1,234,567',
  ])
})

test('thousands keep sign and decimals', () => {
  expect(thousands(-1000)).toBe('-1,000')
  expect(thousands(-123)).toBe('-123')
  expect(thousands(1234.5678)).toBe('1,234.5678')
  expect(thousands(-1_234_567.5)).toBe('-1,234,567.5')
  expect(thousands(-0)).toBe('0')
})

test('digits as text keep every digit', () => {
  expect(thousands('12345678901234567890')).toBe('12,345,678,901,234,567,890')
  expect(thousands('-1234.50')).toBe('-1,234.50')
  expect(thousands(' +1000 ')).toBe('1,000')
})

test('very big and very small numbers are written out', () => {
  expect(thousands(1e21)).toBe('1,000,000,000,000,000,000,000')
  expect(thousands(2n ** 64n)).toBe('18,446,744,073,709,551,616')
  expect(thousands(1.5e-7)).toBe('0.00000015')
  expect(thousands(Number.MAX_SAFE_INTEGER)).toBe('9,007,199,254,740,991')
})

test('what is no decimal number is left alone', () => {
  expect(thousands('')).toBe('')
  expect(thousands('12,345')).toBe('12,345')
  expect(thousands('1e6')).toBe('1e6')
  expect(thousands('about 5000')).toBe('about 5000')
  expect(thousands(Number.NaN)).toBe('–')
  expect(thousands(Number.NEGATIVE_INFINITY)).toBe('–')
})
