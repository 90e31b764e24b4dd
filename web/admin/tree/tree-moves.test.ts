// Walking and moving in a tree.
import { expect, test } from 'vitest'
import {
  type Branch,
  fitsUnder,
  heightOf,
  type Moving,
  placeAfter,
  placeOfDrop,
  withDescendants,
} from './tree-moves.ts'

const branch = (id: number, parentId: number | null = null): Branch => ({ id, parentId })
// 1 ─ 3, 4 ─ 5; 2
const items = [branch(1), branch(3, 1), branch(4, 1), branch(5, 4), branch(2)]
const tree: Moving<Branch> = { items, mayStand: ({ id }, parentId) => fitsUnder(items, id, parentId, 4) }

test('descendants and height are counted', () => {
  expect([...withDescendants(items, 1)]).toEqual([1, 3, 4, 5])
  expect(heightOf(items, 1)).toBe(3)
})

test('nothing stands under itself or deeper than allowed', () => {
  expect(fitsUnder(items, 1, 5, 4)).toBe(false)
  expect(fitsUnder(items, 4, 4, 4)).toBe(false)
  expect(fitsUnder(items, 1, 2, 4)).toBe(true)
  expect(fitsUnder([...items, branch(6, 2)], 1, 6, 4)).toBe(false)
})

test('keyboard steps lead to the neighbouring places', () => {
  expect(placeAfter(tree, 4, 'up')).toEqual({ parentId: 1, position: 0 })
  expect(placeAfter(tree, 3, 'down')).toEqual({ parentId: 1, position: 1 })
  expect(placeAfter(tree, 4, 'into')).toEqual({ parentId: 3, position: 0 })
  expect(placeAfter(tree, 5, 'out')).toEqual({ parentId: 1, position: 2 })
  expect(placeAfter(tree, 1, 'up')).toBeNull()
  expect(placeAfter(tree, 2, 'down')).toBeNull()
  expect(placeAfter(tree, 1, 'out')).toBeNull()
})

test('no step leads where the entry may not stand', () => {
  const fixed = { ...tree, mayStand: () => false }
  expect(placeAfter(fixed, 4, 'into')).toBeNull()
  expect(placeAfter(fixed, 5, 'out')).toBeNull()
  expect(placeOfDrop(fixed, 2, 1, 'into')).toBeNull()
})

test('a drop counts positions without the moved entry', () => {
  expect(placeOfDrop(tree, 3, 4, 'after')).toEqual({ parentId: 1, position: 1 })
  expect(placeOfDrop(tree, 2, 3, 'before')).toEqual({ parentId: 1, position: 0 })
  expect(placeOfDrop(tree, 2, 1, 'into')).toEqual({ parentId: 1, position: 2 })
})

test('a drop that changes nothing leads nowhere', () => {
  expect(placeOfDrop(tree, 3, 4, 'before')).toBeNull()
  expect(placeOfDrop(tree, 1, 5, 'into')).toBeNull()
  expect(placeOfDrop(tree, 1, 1, 'after')).toBeNull()
})
