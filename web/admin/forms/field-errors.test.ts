// Messages of the server by field.
import { expect, test } from 'vitest'
import { messageFor, withoutField } from './field-errors.ts'

const fields = { productName: 'name', 'specs.0.title': 'title', 'specs.0.rows.1.value': 'value' }

test('a field shows its own message, or the first from inside it', () => {
  expect(messageFor(fields, 'productName')).toBe('name')
  expect(messageFor(fields, 'specs')).toBe('title')
  expect(messageFor(fields, 'product')).toBeUndefined()
})

test('changing a field takes its messages away, and those of what holds it', () => {
  expect(withoutField(fields, 'specs.0')).toEqual({ productName: 'name' })
  expect(withoutField({ specs: 'too many', hot: 'x' }, 'specs.0.title')).toEqual({ hot: 'x' })
})

test('messages of other fields are the same object, so that nothing is drawn anew', () => {
  expect(withoutField(fields, 'hot')).toBe(fields)
})
