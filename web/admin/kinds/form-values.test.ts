// The form of a kind and the write that it makes: what says nothing is left out, and messages find their line all the same.
import { expect, test } from 'vitest'
import type { Values } from '#contract/fields/field.ts'
import { blankFields, readFields } from '#contract/fields/walk.ts'
import { SINGLE } from '#contract/kinds/declared.ts'
import { homepageKind } from '#contract/kinds/home.ts'
import { formOf, formPath, writeOf } from './form-values.ts'

const text = (en: string) => ({ zh: '', en, es: '' })
const { fields } = homepageKind
const slide = { title: text('A'), button: { label: text('Go'), to: '/news' } }
const home = (stored: Values) => readFields(fields, stored)

test.each(SINGLE)('what is read of $kind is what would be written', (kind) => {
  const blank = blankFields(kind.fields)
  expect(writeOf(kind.fields, formOf(kind.fields, blank))).toEqual(blank)
})

test('a form that was filled in is written as it was read, without the identities of its lines', () => {
  const whole = home({ slides: [slide], partners: [{ name: text('P'), link: 'https://p.example' }] })
  expect(writeOf(fields, formOf(fields, whole))).toEqual(whole)
})

test('a group that may be silent and says nothing is none, unless it is always there', () => {
  const second = { label: text(' '), to: '' }
  const { slides } = writeOf(fields, formOf(fields, home({ slides: [{ ...slide, second }] })))
  expect(slides).toMatchObject([{ second: null, button: slide.button }])
  const silent = writeOf(fields, formOf(fields, home({ slides: [{ title: text('A') }] })))
  expect(silent.slides).toMatchObject([{ button: { to: '' }, second: null }])
})

test('lines that say nothing are left out, and what is said of the others finds them in the form', () => {
  const form = formOf(fields, home({ slides: [{}, slide, { lede: text(' ') }, { tab: text('T') }] }))
  expect(writeOf(fields, form).slides).toHaveLength(2)
  expect(formPath(fields, form, 'slides.1.button.to')).toBe('slides.3.button.to')
})
