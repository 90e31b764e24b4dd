// Words of one meaning in a keyword, found as they are typed.
import { expect, test } from 'vitest'
import { replaced, synonymReader } from './synonyms.ts'

const read = synonymReader([
  { language: 'en', words: ['flow meter', 'flowmeter'] },
  { language: 'en', words: ['electromagnetic flow meter', 'magmeter', 'mag meter'] },
  { language: 'es', words: ['medidor de caudal', 'caudalímetro'] },
  { language: 'zh', words: ['电磁流量计', '电磁表'] },
])
const found = (keyword: string) =>
  read(keyword, 'en').map(({ from, to, group, own }) => [keyword.slice(from, to), group[0], own])

test('a phrase is found in the plural, with a hyphen, without accents and within Chinese', () => {
  expect(found('two Magmeters')).toEqual([['Magmeters', 'electromagnetic flow meter', 1]])
  expect(found('mag-meter DN')).toEqual([['mag-meter', 'electromagnetic flow meter', 1]])
  expect(found('caudalimetros')).toEqual([['caudalimetros', 'medidor de caudal', 1]])
  expect(found('智能电磁表价格')).toEqual([['电磁表', '电磁流量计', 1]])
})

test('the longest phrase wins, and nothing is found twice', () => {
  expect(found('electromagnetic flow meter')).toEqual([
    ['electromagnetic flow meter', 'electromagnetic flow meter', 0],
  ])
  expect(found('turbine flowmeter')).toEqual([['flowmeter', 'flow meter', 1]])
})

test('other words stand in the place of those that were typed', () => {
  const [place] = read('智能电磁表价格', 'zh')
  expect(place && replaced('智能电磁表价格', place, '电磁流量计')).toBe('智能电磁流量计价格')
  const [second] = read('4 mag meter steel', 'en')
  expect(second && replaced('4 mag meter steel', second, 'magmeter')).toBe('4 magmeter steel')
})
