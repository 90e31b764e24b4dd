// What quotes come to.
import { expect, test } from 'vitest'
import { amountOf, digitsOf, inCoins, lineTotal, quoteSums } from './quote-sums.ts'

const line = (
  quantity: number,
  price: number,
  discount = 0,
  options: { price: number; included: boolean }[] = [],
) => ({
  ...{ quantity, price, discount, options },
})

test('amounts are rounded to the smallest coin of their currency, halves away from zero', () => {
  expect([digitsOf('USD'), digitsOf('JPY')]).toEqual([2, 0])
  expect([inCoins(1.005, 'USD'), inCoins(-1.005, 'USD'), inCoins(2.5, 'JPY'), inCoins(-0, 'USD')]).toEqual([
    1.01, -1.01, 3, 0,
  ])
  expect(amountOf(3, 19.99, 10, 'USD')).toBe(53.97)
})

test('options count with the quantity and the discount of their line, alternatives are not in the total', () => {
  const withOptions = line(2, 3420, 5, [
    { price: 410, included: true },
    { price: 290, included: false },
  ])
  expect(lineTotal(withOptions, 'USD')).toBe(7277)
  expect(quoteSums([withOptions, line(2, 1960)], [{ amount: 640 }], 'USD')).toEqual({
    ...{ goods: 11197, discount: -383, total: 11837 },
  })
})

test('sums are of what is printed: each line is rounded before they are added', () => {
  const third = line(1, 0.335)
  expect(quoteSums([third, third, third], [], 'USD').total).toBe(1.02)
})
