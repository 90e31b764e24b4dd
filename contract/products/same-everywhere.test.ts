// What is taken for a name in all languages, and what is not.

import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { isModelLike, sameEverywhere } from './same-everywhere.ts'

test.each([
  'IP68',
  'DN 50',
  '4–20 mA',
  '316L',
  'G 1/2',
  'PTFE',
  'EPDM/FKM',
  '16 bar',
  '10 kPa',
  'RS-485',
  '5 m³/h',
  '24',
])('%s belongs to no language', (text) => expect(isModelLike(text)).toBe(true))

test.each([
  'Steel',
  'acero',
  '不锈钢',
  '3 way',
  '2 vías',
  'DN50 法兰',
  'Wafer 16',
  '',
  '–',
  'With HART',
  'SÍ',
])('“%s” is a text of a language, or none', (text) => expect(isModelLike(text)).toBe(false))

test('what was written in one language alone goes to all; what somebody wrote twice stays', () => {
  expect(sameEverywhere({ ...NO_TEXT, en: ' IP68 ' })).toEqual(eachLanguage(() => 'IP68'))
  const two = inEach({ zh: 'IP68', en: 'IP 68', es: '' })
  expect(sameEverywhere(two)).toBe(two)
  const words = { ...NO_TEXT, en: 'Steel' }
  expect(sameEverywhere(words)).toBe(words)
})
