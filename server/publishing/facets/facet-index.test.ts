// Counts and pages of the index, on rows made here.
import { expect, test } from 'vitest'
import type { Wanted } from '#contract/products/attribute-filter.ts'
import { type FacetQuestion, type FacetRow, facetIndex } from './facet-index.ts'

const row = (entryId: number, more: Partial<FacetRow>): FacetRow => ({
  id: entryId,
  entryId,
  typeId: 1,
  code: `M-${entryId}`,
  publishedAt: 1000 - entryId,
  from: 0,
  until: Number.MAX_SAFE_INTEGER,
  values: {},
  ...more,
})
const ask = (filter: Record<string, Wanted>, more: Partial<FacetQuestion> = {}): FacetQuestion => ({
  filter: new Map(Object.entries(filter)),
  sort: 'sort',
  offset: 0,
  limit: 10,
  at: 500,
  ...more,
})
const any = (...values: string[]): Wanted => ({ values })
const within = (from: number | null, to: number | null): Wanted => ({ from, to })
const rows = [
  row(1, { values: { drive: 'belt', atex: true, flow: 5 } }),
  row(2, { values: { drive: 'belt', atex: false, flow: 10 }, typeId: 2 }),
  row(3, { values: { drive: 'direct', atex: true, flow: 20 } }),
  row(4, { values: { drive: 'gear' } }),
  row(5, { values: { drive: 'belt', atex: true, flow: 900 }, from: 600 }),
]
const index = facetIndex(rows)
const left = (question: FacetQuestion, key: string) =>
  Object.fromEntries([...index.search(question).count(key).values].map(([k, c]) => [k, c.left]))

test('values of one group widen, groups narrow each other, and a group never narrows itself', () => {
  const question = ask({ drive: any('belt', 'gear'), atex: any('yes') })
  expect(index.search(question).ids).toEqual([1])
  expect(left(question, 'drive')).toEqual({ belt: 1, direct: 1, gear: 0 })
  expect(left(question, 'atex')).toEqual({ yes: 1, no: 1 })
})

test('a range takes its bounds in, and either may be open', () => {
  expect(index.search(ask({ flow: within(5, 10) })).ids).toEqual([1, 2])
  expect(index.search(ask({ flow: within(null, 9) })).ids).toEqual([1])
  expect(index.search(ask({ flow: within(11, null) })).ids).toEqual([3])
  expect(index.search(ask({ flow: within(30, 20) })).total).toBe(0)
})

test('a range is found by any part of it, a number at its place; an open end reaches on for ever', () => {
  const sizes = facetIndex([
    row(1, { values: { size: { from: 10, to: 1200 } } }),
    row(2, { values: { size: { from: 50, to: 600 } } }),
    row(3, { values: { size: { from: 10, to: 50 } } }),
    row(4, { values: { size: 100 } }),
    row(5, { values: { size: { from: 80, to: null } } }),
    row(6, { values: { size: { from: null, to: 8 } } }),
  ])
  const fits = (from: number | null, to: number | null) => sizes.search(ask({ size: within(from, to) })).ids
  expect(fits(100, 100)).toEqual([1, 2, 4, 5])
  expect(fits(20, 49)).toEqual([1, 3])
  expect(fits(1200, null)).toEqual([1, 5])
  expect(fits(null, 9)).toEqual([6])
  expect(fits(200, 100)).toEqual([])
  expect(sizes.search(ask({})).count('size').range).toEqual({ min: 8, max: 1200 })
})

test('days are narrowed from one to another, both with, and are no numbers', () => {
  const made = facetIndex([
    row(1, { values: { made: '2019-12-31' } }),
    row(2, { values: { made: '2020-01-01' } }),
    row(3, { values: { made: '2024-12-31' } }),
    row(4, { values: { made: '2030-05-05' }, until: 400 }),
    row(5, { values: { made: 2020 } }),
    row(6, { values: { made: 'c1' } }),
  ])
  const fits = (since: string | null, until: string | null) =>
    made.search(ask({ made: { since, until } })).ids
  expect(fits('2020-01-01', '2024-12-31')).toEqual([2, 3])
  expect(fits(null, '2020-01-01')).toEqual([1, 2])
  expect(fits('2020-01-02', null)).toEqual([3])
  expect(fits('2024-01-01', '2020-01-01')).toEqual([])
  expect(made.search(ask({ made: within(2000, 2100) })).ids).toEqual([5])
  expect(made.search(ask({})).count('made')).toMatchObject({
    range: { min: 2020, max: 2020 },
    days: { first: '2019-12-31', last: '2024-12-31' },
  })
})

test('bounds and counts are of what is visible at the moment of asking', () => {
  expect(index.search(ask({})).count('flow').range).toEqual({ min: 5, max: 20 })
  expect(index.search(ask({}, { at: 700 })).count('flow').range).toEqual({ min: 5, max: 900 })
  expect(index.search(ask({}, { at: 700 })).total).toBe(5)
})

test('types narrow, orders turn round, and a page goes on where the one before ended', () => {
  expect(index.search(ask({}, { typeIds: [2] })).ids).toEqual([2])
  expect(index.search(ask({}, { sort: '-productModel' })).ids).toEqual([4, 3, 2, 1])
  expect(index.search(ask({}, { sort: 'publishTime' })).ids).toEqual([4, 3, 2, 1])
  expect(index.search(ask({}, { offset: 1, limit: 2 })).ids).toEqual([2, 3])
  expect(index.search(ask({}, { offset: 90 })).ids).toEqual([])
})

test('what lies outside of a base is counted nowhere, and a page holds none but the entries that it is given', () => {
  const base = new Map([['atex', any('yes')]])
  const question = ask({}, { base })
  expect(index.search(question).ids).toEqual([1, 3])
  expect(left(question, 'drive')).toEqual({ belt: 1, direct: 1 })
  expect(index.search(ask({}, { only: new Set([3, 4]) })).ids).toEqual([3, 4])
})

test('lists of other kinds are ordered by the day, pinned first, and by what they are', () => {
  const news = facetIndex([
    row(1, { dated: 5, hot: 0, label: 'b' }),
    row(2, { dated: 9, hot: 0, label: 'a' }),
    row(3, { dated: 1, hot: 1, label: 'b' }),
    row(4, { dated: 9, hot: 0, label: 'a' }),
  ])
  const order = (sort: FacetQuestion['sort']) => news.search(ask({}, { sort })).ids
  expect(order('dated')).toEqual([3, 1, 2, 4])
  expect(order('-dated')).toEqual([4, 2, 1, 3])
  expect(order('-pinned')).toEqual([3, 4, 2, 1])
  expect(order('label')).toEqual([2, 4, 1, 3])
})

test('an attribute that nobody has counts nothing and lets nothing through', () => {
  const found = index.search(ask({ unknown: any('x') }))
  expect(found).toMatchObject({ total: 0, ids: [] })
  expect(found.count('unknown')).toEqual({ values: new Map(), range: null, days: null })
  expect(found.tells('unknown', ['x', 'y'])).toBe(false)
})

test('an attribute tells products apart where two of the category say something else, whatever is chosen', () => {
  const kinds = facetIndex([
    row(1, { values: { drive: 'belt', size: { from: 5, to: null }, made: '2020-01-01', flow: 3 } }),
    row(2, { values: { drive: 'belt', size: 5, made: '2020-01-01', flow: { from: 3, to: 4 } } }),
    row(3, { values: { drive: 'gear', size: 6, made: '2021-01-01', flow: 3 }, typeId: 2 }),
    row(4, { values: { drive: 'gear', size: 6, made: '2021-01-01' }, until: 400 }),
  ])
  const told = (more: Partial<FacetQuestion>, filter = {}) => {
    const { tells } = kinds.search(ask(filter, more))
    return [
      tells('drive', ['belt', 'gear']),
      tells('size', 'figures'),
      tells('made', 'days'),
      tells('flow', 'figures'),
    ]
  }
  expect(told({})).toEqual([true, true, true, true])
  expect(told({}, { drive: any('belt') })).toEqual([true, true, true, true])
  expect(told({ typeIds: [1] })).toEqual([false, false, false, true])
  expect(told({ typeIds: [2] })).toEqual([false, false, false, false])
  // What is no choice any more is no value to choose from.
  expect(kinds.search(ask({})).tells('drive', ['belt', 'direct'])).toBe(false)
})

test('a hundred thousand products are counted about as fast as a thousand', () => {
  const many = (count: number) =>
    facetIndex(
      Array.from({ length: count }, (_, place) =>
        row(place + 1, {
          values: {
            drive: ['belt', 'direct', 'gear'][place % 3] ?? '',
            atex: place % 2 === 0,
            flow: place % 997,
          },
        }),
      ),
    )
  const large = many(100_000)
  const question = ask({ drive: any('belt'), flow: within(10, 500) })
  large.search(question)
  const begun = performance.now()
  const { total, count } = large.search(question)
  count('drive')
  count('flow')
  expect(total).toBeGreaterThan(10_000)
  // A few milliseconds by itself; the bound is for a machine that does much else.
  expect(performance.now() - begun).toBeLessThan(250)
})
