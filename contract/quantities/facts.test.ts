// Facts: what a record says in figures, in two systems of units, and how they are compared and written.
import { afterEach, expect, test } from 'vitest'
import { setDecimalSign } from '#contract/languages/locales.ts'
import { comparable, comparedEnds, type EnteredFact, type FactValue, factIn, isFact } from './fact.ts'
import { writeInches } from './sizes.ts'
import { overlaps } from './span.ts'
import { inSystem, unitIn } from './systems.ts'
import { canonical, DIMENSION_NAMES, dimensionOfUnit, fromCanonical, unitsOf } from './units.ts'
import { writeFact } from './write-fact.ts'

afterEach(() => setDecimalSign('point'))

const fact = (entered: EnteredFact): FactValue => {
  const made = factIn(entered)
  if (!made) throw new Error('no fact')
  return made
}
const size = (from: number, to = from, list?: number[]) =>
  fact({ from, to, dimension: 'size', unit: 'DN', ...(list && { list }) })
const read = (one: FactValue, system: 'metric' | 'us', language: 'en' | 'zh' | 'es' = 'en') => {
  const { value, unit } = writeFact(one, system, language)
  return `${value} ${unit}`.trim().replace(/[\u00a0\u202f]/g, ' ')
}

test('a fact keeps what was entered and has the same in the canonical unit beside it', () => {
  const flow = fact({ from: 10, to: 500, dimension: 'flow', unit: 'L/min' })
  expect(flow).toEqual({ from: 10, to: 500, dimension: 'flow', unit: 'L/min', base: { from: 0.6, to: 30 } })
  expect(isFact(flow)).toBe(true)
  for (const none of [null, 'DN 100', { from: 1, to: 2 }, { from: 1, to: 2, dimension: 'flow', unit: 'kg' }])
    expect(factIn(none), String(none)).toBeNull()
  for (const other of [{ from: 1, to: 2 }, ['a'], { en: 'x' }, null]) expect(isFact(other)).toBe(false)
})

test('a nominal size in inches is a name: 4 in is DN 100, 1-1/4 in is DN 32', () => {
  expect(canonical('size', 4, 'in')).toBe(100)
  expect(canonical('size', 1.25, 'in')).toBe(32)
  expect(canonical('size', 48, 'in')).toBe(1200)
  expect(fromCanonical('size', 80, 'in')).toBe(3)
  expect([0.375, 1.25, 4, 2.5].map(writeInches)).toEqual(['3/8', '1-1/4', '4', '2-1/2'])
})

test('a fact reads in the other system, rounded to what was known, and in its own as it was entered', () => {
  expect(read(size(10, 1200), 'metric')).toBe('DN 10–1200')
  expect(read(size(10, 1200), 'us')).toBe('3/8–48 in')
  expect(read(size(80, 100, [80, 100]), 'us')).toBe('3, 4 in')
  const heat = fact({ from: -40, to: 150, dimension: 'temperature', unit: '°C' })
  expect(read(heat, 'us')).toBe('−40…302 °F')
  const american = fact({ from: 0, to: 300, dimension: 'pressure', unit: 'psi' })
  expect([read(american, 'us'), read(american, 'metric')]).toEqual(['0–300 psi', '0–20.7 bar'])
  expect(read(fact({ from: 100, to: 100, dimension: 'flow', unit: 'm³/h' }), 'us')).toBe('440 gpm')
  expect(inSystem(heat, 'metric')).toBe(heat)
})

test('limits to both sides, tolerances, open ends, ratings and spans of time are written as engineers write them', () => {
  const accuracy = fact({ from: -0.2, to: 0.2, dimension: 'ratio', unit: '%' })
  expect(read(accuracy, 'metric')).toBe('±0.2 %')
  const supply = fact({ from: 24, to: 24, tolerance: 2.4, dimension: 'voltage', unit: 'V DC' })
  expect(read(supply, 'us')).toBe('24 ± 2.4 V DC')
  const heat = fact({ from: 20, to: 20, tolerance: 5, dimension: 'temperature', unit: '°C' })
  expect(read(heat, 'us')).toBe('68 ± 9 °F')
  expect(read(fact({ from: null, to: 12, dimension: 'power', unit: 'VA' }), 'us')).toBe('≤ 12 VA')
  const rating = fact({ from: 10, to: 40, list: [10, 16, 40], dimension: 'rating', unit: 'PN' })
  expect(read(rating, 'us')).toBe('PN 10, 16, 40')
  expect(read(fact({ from: 1, to: 100, dimension: 'count', unit: '1:' }), 'metric')).toBe('1:1–100')
  const weeks = fact({ from: 1, to: 6, dimension: 'time', unit: 'week' })
  expect([read(weeks, 'us'), read(weeks, 'us', 'es'), read(weeks, 'us', 'zh')]).toEqual([
    '1–6 weeks',
    '1–6 semanas',
    '1–6 周',
  ])
})

test('facts have the decimal sign of the site in Spanish, and figures beside each other are told apart', () => {
  setDecimalSign('comma')
  const accuracy = fact({ from: -0.2, to: 0.2, dimension: 'ratio', unit: '%' })
  expect([read(accuracy, 'metric', 'es'), read(accuracy, 'metric', 'en')]).toEqual(['±0,2 %', '±0.2 %'])
  const sizes = fact({ from: 0.5, to: 1.6, list: [0.5, 1, 1.6], dimension: 'length', unit: 'mm' })
  expect(read(sizes, 'metric', 'es')).toBe('0,5; 1; 1,6 mm')
  const rating = fact({ from: 10, to: 40, list: [10, 16, 40], dimension: 'rating', unit: 'PN' })
  expect(read(rating, 'metric', 'es')).toBe('PN 10, 16, 40')
})

test('facts are compared by one test, in the canonical unit, and limits to both sides by their size', () => {
  expect(overlaps(size(10, 1200).base, size(100).base)).toBe(true)
  expect(overlaps(size(10, 50).base, fact({ from: 4, to: 4, dimension: 'size', unit: 'in' }).base)).toBe(
    false,
  )
  const accuracy = fact({ from: -0.2, to: 0.2, dimension: 'ratio', unit: '%' })
  expect(comparable(accuracy)).toEqual({ from: 0.2, to: 0.2 })
  expect(comparedEnds(accuracy)).toEqual([0.2, 0.2])
  expect(comparedEnds({ from: null, to: 3 })).toEqual([Number.NEGATIVE_INFINITY, 3])
})

test('every unit of every dimension goes there and back, and has a unit in both systems', () => {
  for (const dimension of DIMENSION_NAMES)
    for (const unit of unitsOf(dimension)) {
      const base = canonical(dimension, 4, unit)
      expect(base, unit).toBeDefined()
      expect(fromCanonical(dimension, base ?? 0, unit), unit).toBeCloseTo(4, 9)
      for (const system of ['metric', 'us'] as const)
        expect(unitsOf(dimension), unit).toContain(unitIn(system, { dimension, unit }))
    }
  expect(dimensionOfUnit('m³/h')).toBe('flow')
  expect(dimensionOfUnit('pieces')).toBeUndefined()
})
