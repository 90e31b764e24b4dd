// The prompt's rules: empty, too long, or a value.
import { expect, test } from 'vitest'
import { countCharacters, judgePrompt, PROMPT_LIMIT } from './prompt-input.ts'

const FAMILY = '👨‍👩‍👧‍👦'

test('empty input is empty, also when it only looks so', () => {
  for (const input of ['', ' ', '\n\t', '\u3000', '\u200b', '\ufeff\u00a0', '\u200d']) {
    expect(judgePrompt(input)).toBe('empty')
  }
})

test('a value loses the white space around it and keeps the one inside', () => {
  expect(judgePrompt('  out of stock \n')).toEqual({ value: 'out of stock' })
  expect(judgePrompt('a\n\nb')).toEqual({ value: 'a\n\nb' })
  expect(judgePrompt('0')).toEqual({ value: '0' })
})

test('500 characters are taken and 501 are too many', () => {
  expect(PROMPT_LIMIT).toBe(500)
  for (const character of ['a', '字', 'é', 'e\u0301', '🙂', FAMILY, '🇪🇸', '👍🏽', '\u{20bb7}']) {
    const most = character.repeat(500)
    expect(judgePrompt(most), character).toEqual({ value: most })
    expect(judgePrompt(most + character), character).toBe('too-long')
  }
})

test('white space around the value counts for nothing', () => {
  expect(judgePrompt(`${' '.repeat(600)}a${'\n'.repeat(600)}`)).toEqual({ value: 'a' })
})

test('another limit may be given', () => {
  expect(judgePrompt('abc', 3)).toEqual({ value: 'abc' })
  expect(judgePrompt('abcd', 3)).toBe('too-long')
})

test('characters are counted as a person counts them', () => {
  expect(countCharacters('')).toBe(0)
  expect(countCharacters(`a字${FAMILY}e\u0301🇪🇸`)).toBe(5)
  expect(countCharacters('a\r\nb')).toBe(3)
  expect(countCharacters('abcdef', 3)).toBe(3)
})

test('a pasted book is judged at once', { timeout: 30_000 }, () => {
  // Looked at again for each of its characters it would take hours; the limit leaves room for a busy machine.
  const begun = performance.now()
  expect(judgePrompt('long '.repeat(2_000_000))).toBe('too-long')
  expect(judgePrompt(' '.repeat(2_000_000))).toBe('empty')
  expect(performance.now() - begun).toBeLessThan(20_000)
})
