// Quantities and ranges as fields: what is read, what a write may give, what they are in contents of before.
import { expect, test } from 'vitest'
import type { FieldMap } from './field.ts'
import { missingIn } from './places.ts'
import { givenShape, storedShape } from './schemas.ts'
import { blankFields, readFields } from './walk.ts'

const fields = {
  weight: { type: 'quantity', dimension: 'mass', unit: 'kg', required: true },
  ambient: { type: 'range', dimension: 'temperature', unit: '°C' },
  parts: {
    type: 'lines',
    max: 3,
    fields: { bore: { type: 'quantity', dimension: 'length', unit: 'mm' } },
  },
} as const satisfies FieldMap
const weight = { value: 500, unit: 'g', base: 0.5 }

test('what was stored before the field came is blank, and what is of another shape counts as missing', () => {
  expect(blankFields(fields)).toEqual({ weight: null, ambient: null, parts: [] })
  for (const odd of [{}, { weight: 12, ambient: '-20…60' }, { weight: { value: 1, unit: 'm' } }])
    expect(readFields(fields, odd)).toEqual(blankFields(fields))
  expect(readFields(fields, { weight: { value: 500, unit: 'g' } }).weight).toEqual(weight)
  const parts = [{ bore: { value: 2, unit: 'in' } }]
  expect(readFields(fields, { parts }).parts).toEqual([{ bore: { value: 2, unit: 'in', base: 0.0508 } }])
  expect(missingIn(fields, blankFields(fields)).map(({ path }) => path)).toEqual(['weight'])
})

const wrong = (field: 'weight' | 'ambient', given: unknown) => {
  const issues = givenShape(fields)[field].safeParse(given).error?.issues ?? []
  return issues.map(({ path, message }) => [path.join('.'), message])
}

test('a write gives what was entered; the canonical value may come along and is no matter', () => {
  for (const given of [null, weight, { value: 500, unit: 'g' }, { ...weight, base: 99 }])
    expect([given, wrong('weight', given)]).toEqual([given, []])
  for (const given of [
    { from: -20, to: 60, unit: '°C' },
    { from: null, to: 140, unit: '°F' },
    { from: 5, to: 5, unit: 'K', base: { from: 0, to: 0 } },
  ])
    expect([given, wrong('ambient', given)]).toEqual([given, []])
  expect(storedShape(fields).weight.safeParse(weight).success).toBe(true)
  expect(storedShape(fields).ambient.safeParse({ from: 1, to: 2, unit: '°C' }).success).toBe(false)
})

test('each thing that is wrong is said at its place', () => {
  expect(wrong('weight', { value: Number.POSITIVE_INFINITY, unit: 'kg' })).toEqual([
    ['value', expect.any(String)],
  ])
  expect(wrong('weight', { value: '12', unit: 'kg' })).toEqual([['value', expect.any(String)]])
  expect(wrong('weight', { value: 1e13, unit: 'kg' })).toEqual([['value', expect.any(String)]])
  expect(wrong('weight', { value: 12, unit: '°C' })).toEqual([['unit', 'wanted:unit']])
  expect(wrong('weight', { value: -1, unit: 'kg' })).toEqual([['value', 'wanted:possible']])
  expect(wrong('ambient', { from: 60, to: -20, unit: '°C' })).toEqual([['to', 'wanted:order']])
  expect(wrong('ambient', { from: null, to: null, unit: '°C' })).toEqual([['', 'wanted:oneEnd']])
  expect(wrong('ambient', { from: -300, to: 0, unit: '°C' })).toEqual([['from', 'wanted:possible']])
  expect(wrong('ambient', { from: 0, to: 1, unit: '°C', more: 1 })).toHaveLength(1)
})
