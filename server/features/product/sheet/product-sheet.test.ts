// Values as papers write them.
import { expect, test } from 'vitest'
import { valueIn } from './product-sheet.ts'

const fact = { unit: 'mm', us: null, conditions: '', usConditions: null }
const how = { language: 'en', system: 'metric' } as never

test('a paper says what holds everywhere and what holds in each region', () => {
  const regions = [{ ...fact, region: 'r1', name: 'Europe', value: '25' }]
  expect(valueIn({ ...fact, value: '20', regions }, how)).toBe('20\u00a0mm · Europe: 25\u00a0mm')
  expect(valueIn({ ...fact, value: '', regions }, how)).toBe('Europe: 25\u00a0mm')
  expect(valueIn({ ...fact, value: '20' }, how)).toBe('20\u00a0mm')
})
