// Texts compared word by word.
import { expect, test } from 'vitest'
import { shortened, type WordRun, wordDifference } from './word-difference.ts'

const written = (runs: readonly WordRun[]) =>
  runs.map(({ is, text }) => (is === 'same' ? text : is === 'gone' ? `[-${text}]` : `[+${text}]`))
const said = (before: string, after: string, language: 'zh' | 'en' = 'en') =>
  written(wordDifference(before, after, language))

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

test('texts with little in common stand apart', () => {
  expect(said('a valve for steam', 'our newest centrifugal pump')).toEqual([
    '[-a valve for steam]',
    '[+our newest centrifugal pump]',
  ])
})

test('old and new can be read out of the runs', () => {
  const words = Array.from({ length: 3_000 }, (_, at) => `w${(at * 7919) % 1000}`)
  const other = words.map((word, at) => (at % 3 === 0 ? `${word}x` : word))
  for (const [before, after] of [
    [words.join(' '), other.join(' ')],
    ['one two  three', 'two three four'],
  ] as const) {
    const runs = wordDifference(before, after, 'en')
    const without = (left: WordRun['is']) =>
      runs
        .filter(({ is }) => is !== left)
        .map(({ text }) => text)
        .join('')
    expect(without('new')).toBe(before)
    expect(without('gone')).toBe(after)
  }
})

test('of a long text what stands around a change is kept', () => {
  const long = 'word '.repeat(100)
  const kept = written(shortened(wordDifference(`${long}old ${long}`, `${long}new ${long}`, 'en'))).join('')
  expect(kept).toMatch(/^… (word ?)+ \[-old \]\[\+new \](word ?)+ …$/)
  expect(kept.length).toBeLessThan(160)
})
