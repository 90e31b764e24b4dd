// Versions of a record compared field by field.
import { expect, test } from 'vitest'
import { contentDifference, languageAt } from './content-difference.ts'

const text = (en: string) => ({ zh: '', en, es: '' })
const paths = (before: object, after: object) => contentDifference(before, after).map(({ path }) => path)

test('each language of a text is a change of its own, and what is the same is none', () => {
  expect(contentDifference({ name: text('a'), hot: true }, { name: text('b'), hot: true })).toEqual([
    { path: 'name.en', before: 'a', after: 'b' },
  ])
})

test('a line put between others is one new line, and a changed one is looked into', () => {
  const lines = [text('one'), text('two')]
  expect(paths({ lines }, { lines: [text('one'), text('new'), text('two')] })).toEqual(['lines.1'])
  expect(paths({ lines }, { lines: [text('one'), text('2')] })).toEqual(['lines.1.en'])
  expect(paths({ lines }, { lines: [text('two')] })).toEqual(['lines.0'])
})

test('a quantity is one value, and so is a range', () => {
  const weight = (value: number | null) => ({ weight: value && { value, unit: 'kg', base: value } })
  expect(paths(weight(2), weight(3))).toEqual(['weight'])
  expect(paths(weight(2), weight(null))).toEqual(['weight'])
  const ambient = (to: number) => ({ ambient: { from: -20, to, unit: '°C', base: { from: -20, to } } })
  expect(paths(ambient(60), ambient(70))).toEqual(['ambient'])
})

test('pictures and documents are one value each', () => {
  expect(paths({ gallery: ['a'] }, { gallery: ['a', 'b'] })).toEqual(['gallery'])
  const doc = (words: string) => ({ body: { en: { type: 'doc', content: [words] } } })
  expect(paths(doc('a'), doc('b'))).toEqual(['body.en'])
})

test('a path says its language', () => {
  expect(languageAt('specs.0.title.es')).toEqual({ field: 'specs.0.title', language: 'es' })
  expect(languageAt('hot')).toEqual({ field: 'hot', language: null })
})
