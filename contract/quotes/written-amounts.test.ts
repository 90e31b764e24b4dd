// How amounts are written.
import { afterEach, expect, test } from 'vitest'
import { setDecimalSign } from '#contract/languages/locales.ts'
import { writeAmount, writeMoney } from './written-amounts.ts'

afterEach(() => setDecimalSign('point'))

test('an amount has the digits of its currency, narrow spaces between thousands and a true minus', () => {
  expect(writeAmount(18866, 'USD', 'en')).toBe('18\u202f866.00')
  expect(writeAmount(-640.5, 'EUR', 'es')).toBe('−640.50')
  expect(writeAmount(1480, 'JPY', 'zh')).toBe('1480')
  expect(writeMoney(18866, 'USD', 'es')).toBe('USD\u00a018\u202f866.00')
})

test('an amount has the decimal sign of the site in Spanish', () => {
  setDecimalSign('comma')
  expect(writeMoney(-18866.5, 'USD', 'es')).toBe('USD\u00a0−18\u202f866,50')
  expect(writeMoney(-18866.5, 'USD', 'en')).toBe('USD\u00a0−18\u202f866.50')
})
