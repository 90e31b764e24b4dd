// What formats days and numbers.
import { expect, test } from 'vitest'
import { dateFormat, writeNumber } from './locales.ts'

test('what formats a day is made once for the same options', () => {
  const options = { day: 'numeric', timeZone: 'UTC' } as const
  const format = dateFormat('en-GB', { ...options })
  expect(dateFormat('en-GB', { ...options })).toBe(format)
  expect(dateFormat('es', options)).not.toBe(format)
  expect(dateFormat('en-GB', { ...options, month: 'long' }).format(0)).toBe('1 January')
})

test('numbers keep four digits together, and groups have a narrow space in every language', () => {
  for (const language of ['zh', 'en', 'es'] as const) {
    expect([7, -3, 999, 1000, 48600].map((one) => writeNumber(one, language))).toEqual([
      ...['7', '-3', '999', '1000', '48\u202f600'],
    ])
  }
  expect(writeNumber(0.25, 'es', { style: 'percent' })).toBe('25\u00a0%')
})
