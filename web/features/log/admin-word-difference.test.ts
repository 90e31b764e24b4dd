import { expect, test } from 'vitest'
import { type Piece, shortened, wordDifference } from './admin-word-difference.ts'

const written = (pieces: readonly Piece[]) =>
  pieces
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`))
    .join('')
const difference = (before: string, after: string, language = 'en') =>
  written(wordDifference(before, after, language))

test('only the words that differ are set off', () => {
  expect(difference('The pump runs at 50 Hz in water', 'The pump runs at 60 Hz in sea water')).toBe(
    'The pump runs at [-50-][+60+] Hz in[+ sea+] water',
  )
})

test('Chinese is compared by its words too', () => {
  expect(difference('这台水泵适用于清水', '这台水泵适用于海水', 'zh')).toMatch(
    /^这台.*\[-清水-\]\[\+海水\+\]$/,
  )
})

test('changes that only a space parts are one change', () => {
  expect(difference('keep this old bad thing here', 'keep this new good thing here')).toBe(
    'keep this [-old bad-][+new good+] thing here',
  )
})

test('texts with little in common stand apart, and so do those that begin or end at nothing', () => {
  expect(difference('a valve for steam', 'our newest centrifugal pump')).toBe(
    '[-a valve for steam-][+our newest centrifugal pump+]',
  )
  expect(difference('', 'new')).toBe('[+new+]')
  expect(difference('old', '')).toBe('[-old-]')
})

test('old and new can be read out of the pieces, and great texts are answered at once', () => {
  const words = Array.from({ length: 30_000 }, (_, at) => `w${(at * 7919) % 1000}`)
  const other = words.map((word, at) => (at % 3 === 0 ? `${word}x` : word))
  for (const [before, after] of [
    [words.join(' '), other.join(' ')],
    ['one two  three', 'two three four'],
  ] as const) {
    const pieces = wordDifference(before, after, 'en')
    const side = (left: Piece['kind']) =>
      pieces
        .filter(({ kind }) => kind !== left)
        .map(({ text }) => text)
        .join('')
    expect(side('new')).toBe(before)
    expect(side('gone')).toBe(after)
  }
})

test('of a long text what stands around a change is kept', () => {
  const long = 'word '.repeat(100)
  const pieces = shortened(wordDifference(`${long}old ${long}`, `${long}new ${long}`, 'en'))
  expect(written(pieces)).toMatch(/^… (word ?)+ \[-old-\]\[\+new\+\] (word ?)+ …$/)
  expect(written(pieces).length).toBeLessThan(160)
})
