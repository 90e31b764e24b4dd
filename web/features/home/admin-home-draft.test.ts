import { expect, test } from 'vitest'
import { BLANK_HOME } from '#contract/site/blank-home.ts'
import { fieldsIn, fieldsOf, formOf, HOME_BLANKS, NO_BUTTON, sitePath } from './admin-home-draft.ts'

const slide = { ...HOME_BLANKS.slides, title: { zh: '', en: 'A', es: '' } }

test('what is read is what would be written, and revisions of before a field existed have it empty', () => {
  const { partners: _, ...old } = { ...BLANK_HOME, slides: [slide] }
  const fields = fieldsOf(old as typeof BLANK_HOME)
  expect(fields.partners).toEqual([])
  expect(fieldsIn(formOf(fields))).toEqual(fields)
})

test('a second button that says nothing is none', () => {
  const form = formOf({ ...BLANK_HOME, slides: [{ ...slide, second: NO_BUTTON }] })
  expect(fieldsIn(form).slides[0]?.second).toBeNull()
})

test('an address copied from the browser becomes one of the site, whichever door it came by', () => {
  expect(sitePath(' /news ', 'a.example')).toBe('/news')
  expect(sitePath('https://a.example/#/newsDetail?id=3', 'a.example')).toBe('/newsDetail?id=3')
  expect(sitePath('https://a.example/en/productDetail/3', 'a.example')).toBe('/productDetail/3')
  expect(sitePath('https://b.example/en/news', 'a.example')).toBe('https://b.example/en/news')
})
