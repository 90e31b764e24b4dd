import { rooms } from 'virtual:texts/all'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { textsIn, textsThere } from '#web/i18n/texts.ts'
import { codeWord, fieldWord } from './admin-changes.tsx'

const texts = textsThere(rooms)

test('a field that was called otherwise when an entry was written reads as it is called today', () => {
  for (const language of LANGUAGES) {
    const words = textsIn(texts, language, 'console/log/fields')
    expect(fieldWord('deed', words)).toBe(words.fields.action)
    expect(codeWord('deed', 'unpublish', words)).toBe(words.codes.action.unpublish)
    expect(fieldWord('noSuchField', words)).toBe('noSuchField')
  }
})
