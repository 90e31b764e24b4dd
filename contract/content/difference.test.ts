// Comparing two records that grew from one.
import { expect, test } from 'vitest'
import { changedFields } from './difference.ts'
import { same } from './same.ts'

const base = { name: { zh: '泵', en: 'Pump' }, model: 'A1', specs: [{ v: 1 }], hot: false }

test('values are compared by what they hold', () => {
  expect(same({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true)
  expect(same([1], { 0: 1 })).toBe(false)
  expect(same({ a: undefined }, { b: undefined })).toBe(false)
  expect(same(null, {})).toBe(false)
})

test('a write carries only what changed', () => {
  expect(changedFields(base, { ...base, model: 'A2', specs: [{ v: 1 }] })).toEqual({ model: 'A2' })
})
