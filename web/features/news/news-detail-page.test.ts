// How long a text takes to read.
import { expect, test } from 'vitest'
import { readingMinutes } from './news-detail-page.tsx'

test('words and Chinese characters are counted each in their own way', () => {
  expect(readingMinutes('word '.repeat(660))).toBe(3)
  expect(readingMinutes('字'.repeat(1200))).toBe(3)
  expect(readingMinutes('字'.repeat(400) + ' word'.repeat(220))).toBe(2)
})

test('nothing takes less than a minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('Short.')).toBe(1)
})
