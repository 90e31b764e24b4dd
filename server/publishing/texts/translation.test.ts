// Texts that are missing or older than their source.

import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { gapsOf, marksAfter, marksWithout, stalePaths } from './translation.ts'

const text = (zh: string, en: string, es = `${en}!`) => ({ ...NO_TEXT, zh, en, es })
const first = { name: text('泵', 'Pump'), lines: [text('一', 'One'), text('二', 'Two')], model: 'A' }
const after = (content: unknown, before: unknown = first, marks: string[] = []) =>
  marksAfter(content, { content: before, marks }, 'zh')

test('a translation is stale once its source changed and it did not, until it is written anew', () => {
  const changed = { ...first, name: text('水泵', 'Pump') }
  const marks = after(changed)
  expect(stalePaths(changed, marks)).toEqual(['name.en', 'name.es'])
  const translated = { ...changed, name: text('水泵', 'Water pump', 'Pump!') }
  expect(stalePaths(translated, after(translated, changed, marks))).toEqual(['name.es'])
})

test('what is written in both at once is not stale, nor is the source itself', () => {
  const both = { ...first, name: text('水泵', 'Water pump', 'Bomba') }
  expect(after(both)).toEqual([])
  const translation = { ...first, name: text('泵', 'Another word') }
  expect(after(translation)).toEqual([])
})

test('a text that was older than its source is not so any more in the language that becomes the source', () => {
  const changed = { ...first, name: text('水泵', 'Pump') }
  const marks = after(changed)
  const spanish = marksAfter(changed, { content: changed, marks }, 'es')
  expect(stalePaths(changed, spanish)).toEqual(['name.en'])
})

test('lines that move, come or go take their marks along', () => {
  const changed = { ...first, lines: [text('一', 'One'), text('贰', 'Two')] }
  const marks = after(changed)
  expect(stalePaths(changed, marks)).toEqual(['lines.1.en', 'lines.1.es'])
  const moved = { ...changed, lines: [text('新', 'New'), ...changed.lines.toReversed()] }
  expect(stalePaths(moved, after(moved, changed, marks))).toEqual(['lines.1.en', 'lines.1.es'])
})

test('a text that still holds loses its mark when somebody says so', () => {
  const changed = { ...first, name: text('水泵', 'Pump') }
  const left = marksWithout(changed, after(changed), ['name.en'])
  expect(stalePaths(changed, left)).toEqual(['name.es'])
})

test('a record is as whole in a language as the worst of its texts; addresses and search fields do not count', () => {
  const changed = {
    ...first,
    name: text('水泵', 'Pump', ''),
    slugs: { zh: '', en: 'a', es: '' },
    seo: { title: text('', 'T', '') },
  }
  expect(gapsOf(changed, after(changed))).toEqual([
    { language: 'en', gap: 'stale' },
    ...LANGUAGES.slice(2).map((language) => ({ language, gap: 'missing' })),
  ])
})
