// Quantities and ranges: conversion, comparison, how they are written and what is read out of what people type.
import { expect, test } from 'vitest'
import { isMeasure, writeMeasure } from './measure.ts'
import { figureIn, typedQuantity, typedRange } from './parse.ts'
import { quantityIn, rangeIn } from './quantity.ts'
import { overlaps } from './span.ts'
import { canonical, isPossible, unitsOf } from './units.ts'

const MASS = { dimension: 'mass', unit: 'kg' } as const
const HEAT = { dimension: 'temperature', unit: '°C' } as const
const LENGTH = { dimension: 'length', unit: 'mm' } as const

test('values are compared in the canonical unit, without the noise of binary fractions', () => {
  expect(canonical('mass', 2.5, 'lb')).toBe(1.133980925)
  expect(canonical('temperature', -4, '°F')).toBe(-20)
  expect(canonical('temperature', 300, 'K')).toBe(26.85)
  expect(canonical('pressure', 1.6, 'MPa')).toBe(16)
  expect(canonical('flow', 100, 'L/min')).toBe(6)
  expect(canonical('volume', 1, 'gal')).toBe(0.003785411784)
  expect(unitsOf('mass')[0]).toBe('kg')
  for (const foreign of ['°C', '', 'toString']) expect(canonical('mass', 1, foreign)).toBeUndefined()
})

test('nothing weighs less than nought, and nothing is colder than can be', () => {
  expect(isPossible('mass', 0, 'lb')).toBe(true)
  expect(isPossible('mass', -0.1, 'kg')).toBe(false)
  expect(isPossible('temperature', -459, '°F')).toBe(true)
  expect(isPossible('temperature', -460, '°F')).toBe(false)
  expect(isPossible('pressure', -1, 'bar')).toBe(true)
})

test('what is stored is a quantity or a range of its dimension, else none; the canonical value is made anew', () => {
  expect(quantityIn('mass', { value: 500, unit: 'g', base: 7 })).toEqual({ value: 500, unit: 'g', base: 0.5 })
  expect(rangeIn('temperature', { from: 14, to: null, unit: '°F' })).toEqual({
    ...{ from: 14, to: null, unit: '°F' },
    base: { from: -10, to: null },
  })
  const odd = [null, 5, 'x', [], {}, { value: 1 }, { value: '1', unit: 'kg' }, { value: 1, unit: '°C' }]
  for (const one of [...odd, { value: Number.NaN, unit: 'kg' }]) expect(quantityIn('mass', one)).toBeNull()
  for (const one of [
    ...odd,
    { from: null, to: null, unit: '°C' },
    { from: 1, unit: '°C' },
    { from: 1, to: 2, unit: 'kg' },
  ])
    expect(rangeIn('temperature', one)).toBeNull()
})

test('a quantity is told from a line that has a value and a unit in words', () => {
  expect(isMeasure(quantityIn('mass', { value: 1, unit: 'kg' }))).toBe(true)
  expect(isMeasure({ name: { en: 'Weight' }, value: { en: '1' }, unit: 'kg', key: false })).toBe(false)
})

test('spans that touch overlap, and an open end reaches everything', () => {
  const cold = { from: -40, to: 0 }
  expect(overlaps(cold, { from: 0, to: 10 })).toBe(true)
  expect(overlaps(cold, { from: 0.1, to: 10 })).toBe(false)
  expect(overlaps(cold, { from: null, to: -40 })).toBe(true)
  expect(overlaps(cold, { from: null, to: null })).toBe(true)
  expect(overlaps(7, { from: 5, to: null })).toBe(true)
  expect(overlaps(4, { from: 5, to: null })).toBe(false)
})

test('each language writes the number, and the unit stays with it', () => {
  const weight = { value: 12500.5, unit: 'kg', base: 12500.5 }
  expect(writeMeasure(weight, 'en')).toBe('12\u202f500.5\u00a0kg')
  const range = (from: number | null, to: number | null) =>
    writeMeasure({ from, to, unit: '°C', base: { from, to } }, 'en')
  expect(range(-20, 60)).toBe('−20…60\u00a0°C')
  expect(range(5, 40)).toBe('5–40\u00a0°C')
  expect(range(5, 5)).toBe('5\u00a0°C')
  expect(range(null, 60)).toBe('≤\u00a060\u00a0°C')
  expect(range(-5, null)).toBe('≥\u00a0−5\u00a0°C')
})

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['0,125', 0.125],
  ['1.234', 1.234],
  ['1 200', 1200],
  ['1\u202f200,5', 1200.5],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1,234,567', 1234567],
  ['1 1/2', 1.5],
  ['2½', 2.5],
  ['−3/4', -0.75],
  ['- 20', -20],
  ['1e-3', 0.001],
  // Twelve hundred to some, one and a bit to others: nothing is guessed.
  ['1,234', undefined],
  ['1/0', undefined],
  ['1,2,3', undefined],
  ['', undefined],
  ['twelve', undefined],
])('%s is the number %s', (typed, number) => {
  expect(figureIn(typed)).toBe(number)
})

test('a quantity is typed with its unit, with another of its dimension, or without', () => {
  expect(typedQuantity(MASS, '12,5 kg')).toEqual({ value: 12.5, unit: 'kg' })
  expect(typedQuantity(MASS, '12,5')).toEqual({ value: 12.5, unit: 'kg' })
  expect(typedQuantity(MASS, '3 LBS.')).toEqual({ value: 3, unit: 'lb' })
  expect(typedQuantity(MASS, '800克')).toEqual({ value: 800, unit: 'g' })
  expect(typedQuantity(LENGTH, '1 1/2 in')).toEqual({ value: 1.5, unit: 'in' })
  expect(typedQuantity(LENGTH, '1½"')).toEqual({ value: 1.5, unit: 'in' })
  expect(typedQuantity({ dimension: 'pressure', unit: 'bar' }, '16 MPa')).toEqual({ value: 16, unit: 'MPa' })
  for (const none of ['', 'kg', '12 °C', '12 kg 5', 'about 12'])
    expect(typedQuantity(MASS, none)).toBeUndefined()
})

test.each([
  ['-20…60 °C', -20, 60, '°C'],
  ['−20 ... +60', -20, 60, '°C'],
  ['-20..60℃', -20, 60, '°C'],
  ['-20~60 °C', -20, 60, '°C'],
  ['-20 °C – 60 °C', -20, 60, '°C'],
  ['-20-60', -20, 60, '°C'],
  ['-40--10 °C', -40, -10, '°C'],
  ['-20 to 60 °C', -20, 60, '°C'],
  ['-20 a 60 °C', -20, 60, '°C'],
  ['-20至60', -20, 60, '°C'],
  ['14…140 °F', 14, 140, '°F'],
  ['≥ 5 °C', 5, null, '°C'],
  ['<= 60', null, 60, '°C'],
  ['25 °C', 25, 25, '°C'],
])('%s is a range', (typed, from, to, unit) => {
  expect(typedRange(HEAT, typed)).toEqual({ from, to, unit })
})

test('what is written is read again as the same, in every language', () => {
  for (const language of ['zh', 'en', 'es'] as const)
    for (const [from, to] of [
      [-20.5, 1250],
      [null, 60],
      [5, null],
      [12, 12],
    ] as const) {
      const written = writeMeasure({ from, to, unit: '°C', base: { from, to } }, language)
      expect([written, typedRange(HEAT, written)]).toEqual([written, { from, to, unit: '°C' }])
    }
})

test('two ends in two units, or none at all, are no range', () => {
  for (const none of ['0 °C…100 °F', '…', '-20…', 'cold', '5…6 kg'])
    expect(typedRange(HEAT, none)).toBeUndefined()
})
