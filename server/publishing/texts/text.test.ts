import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { inLanguage, mergeText } from './text.ts'

const text = (zh: string, en = '', es = '') => ({ ...NO_TEXT, zh, en, es })

test('one string is meant in the language of the site; a language that is left out stays, an empty one is cleared', () => {
  expect(mergeText(text('旧', 'old', 'viejo'), '新', 'zh')).toEqual(text('新', 'old', 'viejo'))
  expect(mergeText(text('旧', 'old'), { es: 'nuevo', en: '' }, 'zh')).toEqual(text('旧', '', 'nuevo'))
  expect(mergeText(text('旧'), undefined, 'zh')).toEqual(text('旧'))
})

test('texts are said in the language asked for, at any depth, and the rest stays as it is', () => {
  const record = {
    id: 7,
    name: text('阀', 'valve', 'válvula'),
    rows: [{ title: text('一', 'one', 'uno') }],
    none: null,
  }
  expect(inLanguage(record, 'es')).toEqual({ id: 7, name: 'válvula', rows: [{ title: 'uno' }], none: null })
})

test('what fell back is listed by its path with its language, and a text without words is the empty string', () => {
  const record = { name: text('阀'), rows: [{ title: text('', 'one') }], empty: text('') }
  expect(inLanguage(record, 'es')).toEqual({
    name: '阀',
    rows: [{ title: 'one' }],
    empty: '',
    shownIn: { name: 'zh', 'rows.0.title': 'en' },
  })
})
