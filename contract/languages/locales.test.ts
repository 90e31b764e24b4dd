// What formats days and numbers.
import { afterEach, expect, test } from 'vitest'
import { dateFormat, setDecimalSign, stopOf, writeList, writeNumber, writeWithPoint } from './locales.ts'

afterEach(() => setDecimalSign('point'))

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

test('where a site has the comma it stands before decimals in Spanish alone, and spaces stay between thousands', () => {
  const said = () => [0.2, -1.5, 7, 48600.5].map((one) => writeNumber(one, 'es'))
  expect(said()).toEqual(['0.2', '-1.5', '7', '48\u202f600.5'])
  setDecimalSign('comma')
  expect(said()).toEqual(['0,2', '-1,5', '7', '48\u202f600,5'])
  expect(writeNumber(0.125, 'es', { style: 'percent', maximumFractionDigits: 1 })).toBe('12,5\u00a0%')
  expect(writeNumber(1.5, 'es', { style: 'unit', unit: 'kilometer', unitDisplay: 'short' })).toBe('1,5 km')
  for (const language of ['zh', 'en'] as const) expect(writeNumber(48600.5, language)).toBe('48\u202f600.5')
  // The console's own figures, whose thousands have commas.
  expect(writeWithPoint(0.125, 'es', { style: 'percent', maximumFractionDigits: 1 })).toBe('12.5\u00a0%')
})

test('names that have commas of their own are parted by semicolons', () => {
  expect(writeList(['PTFE', 'PFA'], 'en')).toBe('PTFE, PFA')
  expect(writeList(['PTFE', 'PFA'], 'zh')).toBe('PTFE、PFA')
  expect(writeList(['HART 7', 'Pulse, to 10 kHz'], 'en')).toBe('HART 7; Pulse, to 10 kHz')
  expect(writeList(['HART 7', '脉冲，至 10 kHz'], 'zh')).toBe('HART 7；脉冲，至 10 kHz')
  expect(writeList(['1,000', '2'], 'es')).toBe('1,000, 2')
})

test('sentences are parted as the language writes', () => {
  expect((['zh', 'en', 'es'] as const).map((language) => `1${stopOf(language)}2`)).toEqual([
    ...['1。2', '1. 2', '1. 2'],
  ])
})
