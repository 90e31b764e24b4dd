// Texts compared word by word.
import { expect, test } from 'vitest'
import { wordDifference } from './word-difference.ts'

const said = (before: string, after: string, language: 'zh' | 'en' = 'en') =>
  wordDifference(before, after, language).map(({ is, text }) =>
    is === 'same' ? text : is === 'gone' ? `[-${text}]` : `[+${text}]`,
  )

test('one word that changed is the only difference', () => {
  expect(said('The pump is quiet.', 'The pump is silent.').join('')).toBe('The pump is [-quiet][+silent].')
})

test('Chinese is compared by words, not as one long one', () => {
  const parts = said('我们生产电磁流量计', '我们生产超声波流量计', 'zh')
  expect(parts[0]).toMatch(/^我们/)
  expect(parts.join('')).toContain('[+')
  expect(parts.filter((part) => !part.startsWith('[')).join('')).toContain('流量计')
})

test('lines that stayed are not looked into, and a text without the other is new or gone as a whole', () => {
  expect(said('one\ntwo\nthree', 'one\n2\nthree').join('')).toBe('one\n[-two][+2]\nthree')
  expect(said('', 'new')).toEqual(['[+new]'])
  expect(said('old', '')).toEqual(['[-old]'])
  expect(said('same', 'same')).toEqual(['same'])
})

test('a very long text is answered soon, as replaced if need be', () => {
  const long = Array.from({ length: 5000 }, (_, at) => `word${at}`).join(' ')
  const other = Array.from({ length: 5000 }, (_, at) => `term${at}`).join(' ')
  const begun = performance.now()
  expect(said(long, other).length).toBeGreaterThan(0)
  expect(performance.now() - begun).toBeLessThan(3000)
})
