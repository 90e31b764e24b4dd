// Filters in addresses: what a form writes is read back, what makes no sense is passed over.
import { expect, test } from 'vitest'
import { filterOf, openedIn, readLimit, withOpened, withoutFilter } from './filter-address.ts'

const read = (search: string) => Object.fromEntries(filterOf(new URLSearchParams(search)))

test('boxes of one group are one choice, and the ends of a range are one range', () => {
  expect(read('f.principle=radar&f.principle=piezo&f.weight.min=1&f.weight.max=5,5&sort=sort')).toEqual({
    principle: { values: ['radar', 'piezo'] },
    weight: { from: 1, to: 5.5 },
  })
  expect(read('f.weight.max=5')).toEqual({ weight: { from: null, to: 5 } })
})

test('records are asked for by their ids, as choices are by their keys', () => {
  expect(read('f.o1=12&f.o1=7&f.o2=0&f.o3=1.5')).toEqual({ o1: { values: ['12', '7'] } })
})

test('bounds that are days are days, and a number beside a day is passed over', () => {
  expect(read('f.made.min=2020-01-01&f.made.max=2024-12-31')).toEqual({
    made: { since: '2020-01-01', until: '2024-12-31' },
  })
  expect(read('f.made.max=2024-12-31&f.made.min=3&f.made=x')).toEqual({
    made: { since: null, until: '2024-12-31' },
  })
  expect(read('f.made.min=3&f.made.max=2024-12-31')).toEqual({ made: { from: 3, to: null } })
  expect(read('f.made.min=2023-02-29&f.made.max=0202-01-01')).toEqual({})
})

test('what makes no sense is passed over', () => {
  for (const search of [
    'f.Weight=1',
    'f.weight.min=x',
    'f.a=B!',
    'f.=x',
    'f.a.mid=1',
    'f.__proto__=x',
    'f.a.min=1e9',
    'id=3',
  ])
    expect(read(search), search).toEqual({})
  expect(read('f.a=x&f.a.min=1')).toEqual({ a: { values: ['x'] } })
  expect(filterOf(new URLSearchParams(Array.from({ length: 50 }, (_, at) => [`f.k${at}`, 'x']))).size).toBe(
    20,
  )
})

test('a chip takes away one value, a range or everything, and the page begins anew', () => {
  const search = new URLSearchParams('id=4&f.a=x&f.a=y&f.w.min=1&sort=productModel&page=3')
  expect(withoutFilter(search, 'a', 'x')).toBe('?id=4&f.a=y&f.w.min=1&sort=productModel')
  expect(withoutFilter(search, 'w')).toBe('?id=4&f.a=x&f.a=y&sort=productModel')
  expect(withoutFilter(search)).toBe('?id=4&sort=productModel')
})

test('a page holds twelve unless the address says twenty-four', () => {
  expect(readLimit(new URLSearchParams('limit=24'))).toBe(24)
  for (const search of ['', 'limit=7', 'limit=100']) expect(readLimit(new URLSearchParams(search))).toBe(12)
})

test('an address opens so many groups at once; with one more the first is closed', () => {
  const many = new URLSearchParams(
    `page=2&facet=B!&facet=k0&${new URLSearchParams(
      Array.from({ length: 20 }, (_, at) => ['facet', `k${at}`]),
    )}`,
  )
  expect(openedIn(many)).toEqual(Array.from({ length: 20 }, (_, at) => `k${at}`))
  const next = new URLSearchParams(withOpened(many, 'k20'))
  expect(next.get('page')).toBe('2')
  expect(openedIn(next)).toEqual(Array.from({ length: 20 }, (_, at) => `k${at + 1}`))
})
