// What the inputs of a quantity and of a range hold, and what is read out of them.
import { expect, test } from 'vitest'
import { isTurned, measureOf, typedOf } from './typed-measure.ts'

const WEIGHT = { type: 'quantity', dimension: 'mass', unit: 'kg' } as const
const AMBIENT = { type: 'range', dimension: 'temperature', unit: '°C' } as const
const range = (from: string, to: string, unit = '°C') => measureOf(AMBIENT, { ends: [from, to], unit })
const ends = (from: number | null, to: number | null, unit = '°C') => ({ from, to, unit })

test('a value comes out of its inputs as it went in', () => {
  const weight = { value: 12.5, unit: 'lb', base: 5.669904625 }
  expect(measureOf(WEIGHT, typedOf(WEIGHT, weight))).toEqual(weight)
  const open = { ...ends(-20, null), base: { from: -20, to: null } }
  expect(typedOf(AMBIENT, open)).toEqual({ ends: ['-20', ''], unit: '°C' })
  expect(measureOf(AMBIENT, typedOf(AMBIENT, open))).toEqual(open)
  expect(typedOf(WEIGHT, null)).toEqual({ ends: ['', ''], unit: 'kg' })
})

test('a unit that is typed counts before the one that is chosen', () => {
  expect(measureOf(WEIGHT, { ends: ['12,5', ''], unit: 'lb' })).toMatchObject({ value: 12.5, unit: 'lb' })
  expect(measureOf(WEIGHT, { ends: ['12,5 kg', ''], unit: 'lb' })).toMatchObject({ value: 12.5, unit: 'kg' })
})

test('a range is typed in two inputs, or pasted into the first', () => {
  expect(range('-20', '60')).toMatchObject(ends(-20, 60))
  expect(range('', '60')).toMatchObject(ends(null, 60))
  expect(range('-20…60 °C', '')).toMatchObject(ends(-20, 60))
  expect(range('≥ 14 °F', '')).toMatchObject(ends(14, null, '°F'))
  expect(range('', '')).toBeNull()
  for (const [from, to] of [
    ['cold', '60'],
    ['-20', 'hot'],
    ['-20…60', '70'],
    ['5 kg', ''],
  ] as const)
    expect([from, range(from, to)]).toEqual([from, undefined])
})

test('a range that ends before it begins is read as it was typed, and told', () => {
  expect(isTurned(range('60', '-20') ?? null)).toBe(true)
  expect(isTurned(range('-20', '60') ?? null)).toBe(false)
  expect(isTurned(range('60', '') ?? null)).toBe(false)
})
