// Texts as they were stored before a language came.
import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { translatableIn } from '#contract/content/translation.ts'
import { pickText, type Text } from './language.ts'
import { isByLanguage } from './language-codes.ts'

const { es: _, ...stored } = { ...NO_TEXT, zh: '泵', en: 'Pump' }

test('a text that was stored before a language came is a text, and missing in that language', () => {
  expect(isByLanguage(stored)).toBe(true)
  expect(translatableIn({ name: stored })).toEqual([
    { path: 'name', words: { ...NO_TEXT, zh: '泵', en: 'Pump' } },
  ])
  expect(pickText(stored as Text, 'es')).toEqual({ text: 'Pump', language: 'en' })
})

test('values by other names, and one name alone, are no text', () => {
  expect(isByLanguage({ en: 'x' })).toBe(false)
  expect(isByLanguage({ ...stored, size: '' })).toBe(false)
  expect(isByLanguage({})).toBe(false)
})
