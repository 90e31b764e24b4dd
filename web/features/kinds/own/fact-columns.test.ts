// Which columns a table of records has.
import { expect, test } from 'vitest'
import { columnsOf } from './fact-columns.ts'
import type { OwnCard } from './read.ts'

const card = (facts: Record<string, string>, shownIn?: OwnCard['shownIn']): OwnCard => ({
  ...{ id: 1, address: '/reference/1', title: 'A title', summary: '', shownIn },
  facts: Object.entries(facts).map(([name, value]) => ({
    ...{ name, value, unit: '', us: null, conditions: '', usConditions: null },
  })),
})
const names = (...cards: OwnCard[]) => columnsOf(cards).map(({ name }) => name)

test('a column for each fact that any record has, in the order of the fields, five at most', () => {
  expect(names(card({ B: '1' }), card({ A: '1', B: '2' }), card({ A: '1', C: '3' }))).toEqual(['A', 'C', 'B'])
  expect(names(card({ A: '1', D: '4' }), card({ A: '1', B: '2', D: '4' }))).toEqual(['A', 'B', 'D'])
  expect(names(card({ A: '1', B: '2', C: '3', D: '4', E: '5', F: '6' }))).toHaveLength(5)
  expect(names(card({}))).toEqual([])
})

test('a column of nothing but figures is told from one with words', () => {
  const figures = (...values: string[]) => columnsOf(values.map((value) => card({ A: value })))[0]?.figures
  expect([figures('12', '−40…+150'), figures('1 200', '2 × 50'), figures('±0.2')]).toEqual([true, true, true])
  expect([figures('12', 'none'), figures('IP67'), figures('–')]).toEqual([false, false, false])
})

test('a name that fell back to another language says so', () => {
  expect(columnsOf([card({ A: '1' }, { 'facts.0.name': 'en' })])[0]?.lang).toBe('en')
})
