// Figures are judged by their marks and kept in their place.
import { expect, test } from 'vitest'
import {
  type Figure,
  hasPlace,
  type Measured,
  spelled,
  sumOf,
  textTable,
  verdictOf,
  withFigures,
} from './figures.ts'
import { growing, share } from './median.ts'

const figure = (more: Partial<Figure>): Figure => ({
  name: 'kept page',
  value: 0.8,
  unit: 'of bare',
  ...more,
})
const measured = (part: string, ...figures: Figure[]): Measured => ({
  part,
  machine: { day: '2026-01-31', cores: 2, node: '26.10.0', before: 0.25, after: 2 },
  figures,
})

test('a figure is met at its mark, missed beyond it, and not judged without one', () => {
  const verdict = (more: Partial<Figure>) => verdictOf(figure(more))
  expect([verdict({ atLeast: 0.8 }), verdict({ atLeast: 0.81 })]).toEqual(['met', 'MISSED'])
  expect([verdict({ atMost: 0.8 }), verdict({ atMost: 0.79 })]).toEqual(['met', 'MISSED'])
  expect(verdict({ value: 0, atMost: 0 })).toBe('met')
  expect(verdict({})).toBe('no mark')
  expect(verdict({ value: Number.NaN, atMost: 1 })).toBe('MISSED')
})

test('numbers keep three digits that count, or are whole', () => {
  expect([0, 0.8537, 16.04, 499.6, 12345.6].map(spelled)).toEqual(['0', '0.854', '16', '500', '12,346'])
})

test('one table names each part, its machine and every figure; the sum names what was missed', () => {
  const parts = [
    measured('site', figure({ atLeast: 0.75, note: '9,000/s' })),
    measured('weight', figure({ name: 'home', value: 61, unit: 'kB', atMost: 60 })),
  ]
  expect(textTable(parts).split('\n')).toEqual([
    'what          measured  mark           verdict  note',
    '',
    'site: 2026-01-31, 2 cores, Node 26.10.0, load 0.3 before and 2.0 after',
    'kept page  0.8 of bare  at least 0.75  met      9,000/s',
    '',
    'weight: 2026-01-31, 2 cores, Node 26.10.0, load 0.3 before and 2.0 after',
    'home             61 kB  at most 60     MISSED',
  ])
  expect(sumOf(parts)).toBe('1 of 2 marks are met\n  MISSED weight: home')
})

test('figures take the place of those that were kept of their part; the rest of the page stays', () => {
  const page = [
    ...['# Performance', '<!-- part:site -->', 'old', 'figures', '<!-- end -->', 'Prose.'],
    ...['<!-- part:weight -->', 'kept', '<!-- end -->', ''],
  ].join('\n')
  expect([hasPlace(page, 'site'), hasPlace(page, 'sit'), hasPlace(page, 'flood')]).toEqual([
    true,
    false,
    false,
  ])
  const site = measured('site', figure({ name: 'a | b', atLeast: 0.75 }))
  const kept = withFigures(page, site)
  expect(kept.split('\n')).toEqual([
    ...['# Performance', '<!-- part:site -->'],
    ...['2026-01-31, 2 cores, Node 26.10.0, load 0.3 before and 2.0 after.', ''],
    ...['| what | measured | mark | verdict | note |', '| --- | ---: | --- | --- | --- |'],
    '| a \\| b | 0.8 of bare | at least 0.75 | met |  |',
    ...['<!-- end -->', 'Prose.', '<!-- part:weight -->', 'kept', '<!-- end -->', ''],
  ])
  expect(withFigures(kept, site)).toBe(kept)
})

test('a question is told with the most records, and with fewer of them in its note', () => {
  const columns = [
    [0.5, 1],
    [0.75, 20],
  ]
  expect(growing(['newest', 'oldest'], [1_000, 100_000], columns)).toEqual([
    { name: 'newest', value: 0.75, unit: 'ms', note: 'with 100,000; 0.5 with 1,000' },
    { name: 'oldest', value: 20, unit: 'ms', note: 'with 100,000; 1 with 1,000' },
  ])
})

test('99 of 100 lie below their share, and the order of the values is no matter', () => {
  const values = Array.from({ length: 100 }, (_, at) => 99 - at)
  expect([share(values, 0.5), share(values, 0.99), share([], 0.5)]).toEqual([50, 99, 0])
})
