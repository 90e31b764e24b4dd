// How amounts are written.
import { expect, test } from 'vitest'
import { writeAmount, writeMoney } from './written-amounts.ts'

test('an amount has the digits of its currency, narrow spaces between thousands and a true minus', () => {
  expect(writeAmount(18866, 'USD', 'en')).toBe('18\u202f866.00')
  expect(writeAmount(-640.5, 'EUR', 'es')).toBe('−640.50')
  expect(writeAmount(1480, 'JPY', 'zh')).toBe('1480')
  expect(writeMoney(18866, 'USD', 'es')).toBe('USD\u00a018\u202f866.00')
})
