// The grammar of filters: what is written is read back, and nothing else is understood.
import { expect, test } from 'vitest'
import { readFilter, writeFilter } from './attribute-filter.ts'

test('a filter is read and written back in one order', () => {
  const filter = readFilter('weight:1..5.5;principle:radar,piezo;hart:yes')
  expect([...(filter ?? [])]).toEqual([
    ['weight', { from: 1, to: 5.5 }],
    ['principle', { values: ['radar', 'piezo'] }],
    ['hart', { values: ['yes'] }],
  ])
  expect(writeFilter(filter ?? new Map())).toBe('hart:yes;principle:piezo,radar;weight:1..5.5')
})

test('a bound may be open at one end, never at both', () => {
  expect(readFilter('t:-40..')?.get('t')).toEqual({ from: -40, to: null })
  expect(readFilter('t:..0.5')?.get('t')).toEqual({ from: null, to: 0.5 })
  expect(readFilter('t:..')).toBeNull()
})

test('days are told from numbers by the way they are written, and one that there is none of is no filter', () => {
  const filter = readFilter(
    'made:2020-01-01..2024-12-31;year:2020..2024;until:..2024-02-29;from:2020-01-01..',
  )
  expect([...(filter ?? [])]).toEqual([
    ['made', { since: '2020-01-01', until: '2024-12-31' }],
    ['year', { from: 2020, to: 2024 }],
    ['until', { since: null, until: '2024-02-29' }],
    ['from', { since: '2020-01-01', until: null }],
  ])
  expect(writeFilter(filter ?? new Map())).toBe(
    'from:2020-01-01..;made:2020-01-01..2024-12-31;until:..2024-02-29;year:2020..2024',
  )
  for (const wrong of [
    '2020-01-01..2024',
    '2020..2024-01-01',
    '2023-02-29..',
    '1899-12-31..',
    '2020-1-1..',
    '2020-01-01',
    '2020-01-01,2020-01-02',
  ])
    expect(readFilter(`made:${wrong}`), wrong).toBeNull()
})

test('records are asked for by their ids, and told from numbers, which have two ends', () => {
  const filter = readFilter('at:12,7;weight:12..')
  expect([...(filter ?? [])]).toEqual([
    ['at', { values: ['12', '7'] }],
    ['weight', { from: 12, to: null }],
  ])
  expect(writeFilter(filter ?? new Map())).toBe('at:12,7;weight:12..')
  for (const wrong of ['0', '012', '-1', '1.5', '1e3', '1234567890123456'])
    expect(readFilter(`at:${wrong}`), wrong).toBeNull()
})

test('an empty filter asks nothing; the same value twice is one value', () => {
  expect(readFilter('')?.size).toBe(0)
  expect(readFilter('a:b,b')?.get('a')).toEqual({ values: ['b'] })
})

for (const written of [
  'a',
  'a:',
  'a:B',
  'a:b;a:c',
  'a:b:c',
  ';',
  'a:1e9..2',
  '__proto__:a',
  `a:${'b'.repeat(41)}`,
])
  test(`${written.slice(0, 20)} is no filter`, () => expect(readFilter(written)).toBeNull())
