// Walking and moving in the tree of product types.

import { expect, test } from 'vitest'
import { NO_SEO } from '#contract/content/blank.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import type { StaffProductType } from '#contract/products/product-type.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { branchOf, levelOf, mayStandUnder, treeOf } from './type-tree.ts'

const type = (id: number, level = '0'): StaffProductType => ({
  id,
  version: 1,
  productTypeName: inEach({ zh: '', en: `T${id}`, es: '' }),
  productTypeLevel: level,
  introduction: eachLanguage(() => ''),
  covers: [],
  attributes: [],
  seo: NO_SEO,
  productCount: 0,
  createTime: '2026-01-01T00:00:00Z',
  updateTime: '2026-01-01T00:00:00Z',
  state: 'published',
  stale: [],
  updatedBy: null,
  addedBy: null,
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

test('a type stands neither under itself nor deeper than four levels', () => {
  expect(mayStandUnder(types, 1, '5')).toBe(false)
  expect(mayStandUnder(types, 4, '4')).toBe(false)
  expect(mayStandUnder(types, 1, '2')).toBe(true)
  expect(mayStandUnder([...types, type(6, '2')], 1, '6')).toBe(false)
})

test('the level of a type is the id of its parent', () => {
  expect(types.map((one) => branchOf(one).parentId)).toEqual([null, 1, 1, 4, null])
  expect([null, 4].map(levelOf)).toEqual(['0', '4'])
})
