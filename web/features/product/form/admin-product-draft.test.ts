// From a record to the form and back to a write.
import { expect, test } from 'vitest'
import { inEach } from '#contract/testing/in-each.ts'
import { same } from '#web/admin/differences/difference.ts'
import {
  BLANK_PRODUCT,
  fieldsIn,
  formOf,
  formPath,
  newGroup,
  newLine,
  newRow,
} from './admin-product-draft.ts'

const text = (en: string) => inEach({ zh: '', en, es: '' })
const product = {
  ...BLANK_PRODUCT,
  productModel: 'A1',
  productName: text('Pump'),
  highlights: [text('Quiet')],
  specs: [{ title: text('Flow'), rows: [{ name: text('Rate'), value: text('5'), unit: 'm³/h', key: true }] }],
}

test('an untouched form writes what was read', () => {
  expect(same(fieldsIn(formOf(product)), product)).toBe(true)
})

test('white space around texts is no change', () => {
  const form = formOf(product)
  expect(fieldsIn({ ...form, productModel: ' A1 ', productName: text(' Pump\n') })).toEqual(product)
})

test('lines, rows and groups that say nothing are left out', () => {
  const form = formOf(product)
  const [group] = form.specs
  if (!group) throw new Error('no group')
  const padded = {
    ...form,
    highlights: [newLine(), ...form.highlights],
    specs: [newGroup(), { ...group, rows: [newRow(), ...group.rows, newRow()] }],
  }
  expect(fieldsIn(padded)).toEqual(product)
})

test('a message of the server finds its place among lines that were left out', () => {
  const form = formOf(product)
  const [group] = form.specs
  if (!group) throw new Error('no group')
  const padded = {
    ...form,
    highlights: [newLine(), ...form.highlights],
    specs: [newGroup(), { ...group, rows: [newRow(), ...group.rows] }],
  }
  expect(formPath(padded, 'specs.0.title')).toBe('specs.1.title')
  expect(formPath(padded, 'specs.0.rows.0.value.es')).toBe('specs.1.rows.1.value.es')
  expect(formPath(padded, 'highlights.0')).toBe('highlights.1')
  expect(formPath(padded, 'productName')).toBe('productName')
  expect(formPath(padded, 'specs')).toBe('specs')
})
