// What is missing in which language.

import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { missingIn, spreadFigures } from './completeness.ts'

const text = (zh: string, en: string, es: string) => inEach({ zh, en, es })

test('a text is missing where another language has it', () => {
  expect(missingIn(text('泵', '', '  '))).toEqual(LANGUAGES.filter((language) => language !== 'zh'))
})

test('a text that is empty everywhere is not missing anywhere', () => {
  expect(missingIn(NO_TEXT)).toEqual([])
})

test.each(['0.5', '−40 … +125', '4–20', '±0.2%', '10 x 20', '≤ 1.6'])('the figure %s is copied', (value) => {
  expect(spreadFigures(text(value, '', ''))).toEqual(text(value, value, value))
})

test.each(['IP67', '不锈钢', 'DN 50', '316L', '-'])(
  '%s has words or no figures and stays where it is',
  (value) => {
    expect(spreadFigures(text(value, '', ''))).toEqual(text(value, '', ''))
  },
)

test('a figure never replaces what a language already says', () => {
  expect(spreadFigures(text('0.5', '0,5', ''))).toEqual(text('0.5', '0,5', '0.5'))
})
