// Comparing two records that grew from one.
import { expect, test } from 'vitest'
import { changedFields, differences, rebased, same } from './difference.ts'

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

test('each differing field says whose change it is', () => {
  const mine = { ...base, model: 'A2', hot: true }
  const theirs = { ...base, model: 'A3', name: { zh: '泵', en: 'Pumps' } }
  expect(differences(base, mine, theirs).map(({ field, by }) => [field, by])).toEqual([
    ['name', 'them'],
    ['model', 'both'],
    ['hot', 'me'],
  ])
})

test('the same change on both sides is no difference', () => {
  expect(differences(base, { ...base, model: 'B' }, { ...base, model: 'B' })).toEqual([])
})

test('keeping mine keeps their changes to other fields', () => {
  const mine = { ...base, model: 'A2' }
  const theirs = { ...base, model: 'A3', hot: true }
  expect(rebased(base, mine, theirs)).toEqual({ ...base, model: 'A2', hot: true })
})
