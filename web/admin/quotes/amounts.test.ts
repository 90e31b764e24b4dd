// Amounts as people type and read them.
import { expect, test } from 'vitest'
import { writtenAmount, writtenCount, writtenPrice } from './amounts.ts'
import { typedAmount } from './typed-amount.ts'

test.each([
  ['1,480.00', 1480],
  ['1.480,00', 1480],
  ['1480', 1480],
  ['1.480', 1480],
  ['1,480', 1480],
  ['1 480,5', 1480.5],
  ["1'480.-", 1480],
  ['12.345.678', 12_345_678],
  ['1,48,000.50', 148_000.5],
  ['0.335', 0.335],
  ['0,335', 0.335],
  ['1480.255', 1480.255],
  ['.5', 0.5],
  ['12,', 12],
  ['−383.00', -383],
  ['US$ 1,960', 1960],
  ['1960 EUR', 1960],
  ['￥１，４８０．００', 1480],
  ['1480元', 1480],
  ['5 %', 5],
  ['7.5%', 7.5],
])('%s is %d', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount)
})

test('nothing is no amount, and words or doubtful groups are not guessed at', () => {
  expect(typedAmount('  ')).toBeNull()
  for (const typed of ['on request', '1.48.0', '1,480,00', '1.480.00', '12a', '--5', 'USD', '1,2.3,4'])
    expect(typedAmount(typed), typed).toBeUndefined()
})

test('what is written can be typed again', () => {
  for (const amount of [1480, -383, 0.5, 1_234_567.89])
    expect(typedAmount(writtenAmount(amount, 'USD'))).toBe(amount)
})

test('amounts have the digits of their currency, prices what they need beyond, counts no more than they have', () => {
  expect([writtenAmount(14627, 'USD'), writtenAmount(-383, 'EUR'), writtenAmount(14627, 'JPY')]).toEqual([
    '14,627.00',
    '−383.00',
    '14,627',
  ])
  expect([writtenPrice(0.335, 'USD'), writtenPrice(1480, 'USD'), writtenPrice(0.5, 'JPY')]).toEqual([
    '0.335',
    '1,480.00',
    '0.5',
  ])
  expect([writtenCount(2), writtenCount(1250), writtenCount(2.5)]).toEqual(['2', '1,250', '2.5'])
})
