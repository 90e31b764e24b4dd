// The form of a kind and the write that it makes: what says nothing is left out, and messages find their line all the same.

import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Values } from '#contract/fields/field.ts'
import { blankFields, readFields } from '#contract/fields/walk.ts'
import { SINGLE } from '#contract/kinds/declared.ts'
import { homepageKind } from '#contract/kinds/home.ts'
import { productKind } from '#contract/kinds/product.ts'
import { productTypeKind } from '#contract/kinds/product-type.ts'
import { formLines, formOf, formPath, writeOf } from './form-values.ts'

const text = (en: string) => ({ ...NO_TEXT, en })
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

test.each([
  ['range', 'bar', []],
  ['choice', '', ['c1']],
  ['yesNo', '', []],
])('of an attribute that is a %s is written what belongs to that', (type, unit, keys) => {
  const choices = [{ key: 'c1', name: text('PTFE') }]
  const attributes = [{ key: 'a1', name: text('Lining'), type, unit: 'bar', choices }]
  const form = formOf(productTypeKind.fields, readFields(productTypeKind.fields, { attributes }))
  const [line] = (writeOf(productTypeKind.fields, form) as typeof form & { attributes: typeof attributes })
    .attributes
  expect([line?.unit, line?.choices.map(({ key }) => key)]).toEqual([unit, keys])
})

const goods = productKind.fields
const row = { name: text('Rate'), value: text('5'), unit: 'm³/h', key: true }
const product = readFields(goods, {
  productModel: 'A1',
  productName: text('Pump'),
  highlights: [text('Quiet')],
  specs: [{ title: text('Flow'), rows: [row] }],
  values: { bore: 25, note: text('Steel') },
})
const blankLine = { id: 'blank', text: text(' ') }
const padded = () => {
  const form = formOf(goods, product)
  const [group] = formLines(form.specs ?? null)
  // A mark beside empty fields says nothing either.
  const rows = [formOf(goods.specs.fields.rows.fields, { key: true }), ...formLines(group?.rows ?? null)]
  return {
    ...form,
    highlights: [blankLine, ...formLines(form.highlights ?? null)],
    specs: [
      { id: 'blank', title: text(''), rows: [rows[0] ?? {}] },
      { ...group, id: 'said', rows },
    ],
  }
}

test('an untouched form writes what was read', () => {
  expect(writeOf(goods, formOf(goods, product))).toEqual(product)
})

test('white space around texts is no change', () => {
  const form = { ...formOf(goods, product), productModel: ' A1 ', productName: text(' Pump\n') }
  const values = { bore: 25, note: text(' Steel '), empty: text(' ') }
  expect(writeOf(goods, { ...form, values })).toEqual(product)
})

test('lines, rows and groups that say nothing are left out', () => {
  expect(writeOf(goods, padded())).toEqual(product)
})

test('a message of the server finds its place among lines that were left out', () => {
  const path = (field: string) => formPath(goods, padded(), field)
  expect(path('specs.0.title')).toBe('specs.1.title')
  expect(path('specs.0.rows.0.value.es')).toBe('specs.1.rows.1.value.es')
  expect(path('highlights.0')).toBe('highlights.1')
  expect(path('highlights.0.en')).toBe('highlights.1.en')
  expect(path('productName')).toBe('productName')
  expect(path('specs')).toBe('specs')
})

test('what is there with a choice alone is written only while it is made', () => {
  const replaced = { ...formOf(goods, product), replacement: 7 }
  expect(writeOf(goods, { ...replaced, status: 'discontinued' }).replacement).toBe(7)
  expect(writeOf(goods, { ...replaced, status: 'active' }).replacement).toBeNull()
})
