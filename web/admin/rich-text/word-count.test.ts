// How many words a text has.
import { expect, test } from 'vitest'
import { wordCount } from './word-count.ts'

test('Chinese characters count one by one, other words as they stand, signs not at all', () => {
  expect(wordCount('')).toBe(0)
  expect(wordCount('流量计 DN 50，精度 0.5 %')).toBe(8)
  expect(wordCount('It’s a flow-meter.')).toBe(3)
})
