import { expect, test } from 'vitest'
import { leafChanges } from './admin-leaf-changes.ts'

test('of a text in three languages only the languages that differ are left', () => {
  expect(leafChanges({ zh: '泵', en: 'Pump', es: '' }, { zh: '泵', en: 'Pumps', es: 'Bomba' })).toEqual([
    { path: ['en'], before: 'Pump', after: 'Pumps' },
    { path: ['es'], before: '', after: 'Bomba' },
  ])
})

test('a change deep in a list names its place', () => {
  const specs = (value: string) => [
    {
      title: 'Data',
      rows: [
        { name: 'Power', value: '1' },
        { name: 'Flow', value },
      ],
    },
  ]
  expect(leafChanges(specs('10'), specs('12'))).toEqual([
    { path: [0, 'rows', 1, 'value'], before: '10', after: '12' },
  ])
})

test('an item put in changes none of those behind it', () => {
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
  expect(leafChanges([a, c], [a, b, c])).toEqual([{ path: [1, 'name'], before: undefined, after: 'b' }])
  expect(leafChanges([a, b, c], [b, c])).toEqual([{ path: [0, 'name'], before: 'a', after: undefined }])
})

test('a list of words is one value, also where there was none', () => {
  expect(leafChanges(['a'], ['a', 'b'])).toEqual([{ path: [], before: ['a'], after: ['a', 'b'] }])
  expect(leafChanges(null, ['b'])).toEqual([{ path: [], before: null, after: ['b'] }])
})

test('a record that came or went shows its values; what was empty before and after is left out', () => {
  expect(leafChanges(null, { zh: '泵', en: '', es: '' })).toEqual([
    { path: ['zh'], before: undefined, after: '泵' },
  ])
  expect(leafChanges(null, '')).toEqual([])
  expect(leafChanges(false, true)).toEqual([{ path: [], before: false, after: true }])
})
