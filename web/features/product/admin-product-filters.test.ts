// Filters of the product list in the address.
import { expect, test } from 'vitest'
import { asQuery, isFiltered, NO_FILTERS, readFilters, writeFilters } from './admin-product-filters.ts'

test('an empty address means no filters and writes an empty address', () => {
  expect(readFilters(new URLSearchParams())).toEqual(NO_FILTERS)
  expect(writeFilters(NO_FILTERS).toString()).toBe('')
})

test('filters survive the way through the address', () => {
  const filters = {
    keyword: '泵 & valve',
    typeId: 7,
    state: 'changed',
    hot: true,
    sort: 'productModel',
    page: 3,
    limit: 50,
  } as const
  expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters)
})

test('what makes no sense counts as not given', () => {
  const search = new URLSearchParams('typeId=-1&state=gone&sort=password&page=1e3&limit=1000&hot=yes')
  expect(readFilters(search)).toEqual(NO_FILTERS)
})

test('the call carries only what is filtered by', () => {
  expect(asQuery(NO_FILTERS)).toEqual({ page: 1, limit: 20, sort: '-updateTime' })
  expect(asQuery({ ...NO_FILTERS, hot: true, keyword: 'x' })).toMatchObject({ hot: true, keyword: 'x' })
})

test('sorting and paging are no filters', () => {
  expect(isFiltered({ ...NO_FILTERS, page: 4, sort: 'createTime' })).toBe(false)
  expect(isFiltered({ ...NO_FILTERS, state: 'draft' })).toBe(true)
})
