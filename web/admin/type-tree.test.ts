// Walking and moving in the tree of product types.
import { expect, test } from 'vitest'
import type { StaffProductType } from '#contract/product-type.ts'
import {
  heightOf,
  mayStandUnder,
  placeAfter,
  placeOfDrop,
  treeOf,
  withDescendants,
} from '#web/admin/type-tree.ts'

const type = (id: number, level = '0'): StaffProductType => ({
  id,
  version: 1,
  productTypeName: { zh: '', en: `T${id}`, es: '' },
  productTypeLevel: level,
  introduction: { zh: '', en: '', es: '' },
  covers: [],
  productCount: 0,
  createTime: '2026-01-01T00:00:00Z',
  updateTime: '2026-01-01T00:00:00Z',
  state: 'published',
  stale: [],
  updatedBy: null,
  publishTime: '2026-01-01T00:00:00Z',
  publishAt: null,
  unpublishAt: null,
})
// 1 ─ 3, 4 ─ 5; 2
const types = [type(1), type(3, '1'), type(4, '1'), type(5, '4'), type(2)]

test('the flat list becomes a tree in its order', () => {
  const [first, second] = treeOf(types)
  expect(first?.children?.map((child) => child.id)).toEqual([3, 4])
  expect(second).not.toHaveProperty('children')
})

test('a type whose parent is gone is still shown', () => {
  expect(treeOf([type(7, '99')]).map((node) => node.id)).toEqual([7])
})

test('descendants and height are counted', () => {
  expect([...withDescendants(types, 1)]).toEqual([1, 3, 4, 5])
  expect(heightOf(types, 1)).toBe(3)
})

test('a type stands neither under itself nor deeper than four levels', () => {
  expect(mayStandUnder(types, 1, '5')).toBe(false)
  expect(mayStandUnder(types, 4, '4')).toBe(false)
  expect(mayStandUnder(types, 1, '2')).toBe(true)
  expect(mayStandUnder([...types, type(6, '2')], 1, '6')).toBe(false)
})

test('keyboard steps lead to the neighbouring places', () => {
  expect(placeAfter(types, 4, 'up')).toEqual({ productTypeLevel: '1', position: 0 })
  expect(placeAfter(types, 3, 'down')).toEqual({ productTypeLevel: '1', position: 1 })
  expect(placeAfter(types, 4, 'into')).toEqual({ productTypeLevel: '3', position: 0 })
  expect(placeAfter(types, 5, 'out')).toEqual({ productTypeLevel: '1', position: 2 })
  expect(placeAfter(types, 1, 'up')).toBeNull()
  expect(placeAfter(types, 2, 'down')).toBeNull()
  expect(placeAfter(types, 1, 'out')).toBeNull()
})

test('a drop counts positions without the moved type', () => {
  expect(placeOfDrop(types, 3, 4, 'after')).toEqual({ productTypeLevel: '1', position: 1 })
  expect(placeOfDrop(types, 2, 3, 'before')).toEqual({ productTypeLevel: '1', position: 0 })
  expect(placeOfDrop(types, 2, 1, 'into')).toEqual({ productTypeLevel: '1', position: 2 })
})

test('a drop that changes nothing or is not allowed leads nowhere', () => {
  expect(placeOfDrop(types, 3, 4, 'before')).toBeNull()
  expect(placeOfDrop(types, 1, 5, 'into')).toBeNull()
  expect(placeOfDrop(types, 1, 1, 'after')).toBeNull()
})
