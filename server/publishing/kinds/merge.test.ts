// What a write leaves out stays as it is: fields, and languages of a text.

import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import type { FieldMap } from '#contract/fields/field.ts'
import { givenShape } from '#contract/fields/schemas.ts'
import { blankFields } from '#contract/fields/walk.ts'
import { mergeFields } from './rules.ts'

const text = (zh: string, en = '', es = '') => ({ ...NO_TEXT, zh, en, es })
const fields = {
  title: { type: 'words', max: 200 },
  year: { type: 'plain', max: 4 },
  seats: { type: 'wholeNumber', min: 0, max: 500 },
  seo: { type: 'seo' },
  slugs: { type: 'slugs' },
} as const satisfies FieldMap
const before = {
  ...blankFields(fields),
  ...{ title: text('展会', 'Fair'), year: '2026', seats: 40 },
  seo: { title: text('甲', 'A'), description: text('乙'), picture: null, listed: false },
  slugs: text('展会', 'fair'),
}
const merged = (given: object) => mergeFields(fields, before, given, 'zh')

test('fields and languages that are left out stay; one string is meant in the language of the site', () => {
  expect(merged({})).toEqual(before)
  expect(merged({ year: '2027' })).toEqual({ ...before, year: '2027' })
  expect(merged({ title: { es: 'Feria' } }).title).toEqual(text('展会', 'Fair', 'Feria'))
  expect(merged({ title: '大会' }).title).toEqual(text('大会', 'Fair'))
  expect(merged({ seats: null }).seats).toBeNull()
})

test('an address is written in the languages that are given, the others keep theirs', () => {
  const slugs = { en: 'the-fair' }
  expect(givenShape(fields).slugs.parse(slugs)).toEqual(slugs)
  expect(merged({ slugs }).slugs).toEqual(text('展会', 'the-fair'))
  expect(merged({ slugs: { zh: '' } }).slugs).toEqual(text('', 'fair'))
})

test('what is said to search engines is merged by language as well', () => {
  const seo = { title: { en: 'B' }, description: '丙', picture: null, listed: true }
  expect(merged({ seo }).seo).toEqual({
    ...seo,
    title: text('甲', 'B'),
    description: text('丙'),
  })
})
