// What a quote's form stores, and what it misses before it is sent.
import { expect, test } from 'vitest'
import type { QuoteContent } from '#contract/quotes/quote-shapes.ts'
import { askedLines, contentOf, formOf, lacksOf, moved, ownLine, productLine } from './admin-quote-form.ts'

const line = (more: object = {}) => ({
  ...{ productId: null, title: 'Pump', code: '', note: '', delivery: '' },
  ...{ quantity: 2, price: 10, discount: 0, options: [] },
  ...more,
})
const content = (more: Partial<QuoteContent> = {}): QuoteContent => ({
  ...{ language: 'en', currency: 'USD', validUntil: '2026-12-24', customer: 'Example', intro: '' },
  ...{ lines: [line()], extras: [], taxes: '', delivery: '', payment: '', conditions: '' },
  ...more,
})
const asked = (more: object) => ({
  ...{ productId: null, model: '', name: '', quantity: 0, size: '', medium: '', code: '', note: '' },
  ...more,
})

test('what is stored is what was read, without what says nothing', () => {
  const stored = content({ extras: [{ name: 'Freight', amount: 640 }] })
  expect(contentOf(formOf(stored))).toEqual(stored)
  const form = formOf(stored)
  const option = { name: ' ', price: 0, included: true }
  const wordy = {
    ...form,
    intro: ' Dear Ana ',
    lines: [...form.lines.map((one) => ({ ...one, options: [option] })), ownLine()],
    extras: [...form.extras, { id: 'x', name: '', amount: 0 }],
  }
  expect(contentOf(wordy)).toEqual({ ...stored, intro: 'Dear Ana' })
})

test('a product becomes a line by its model and name, and what is asked for comes once', () => {
  const product = { id: 7, model: 'LEM-300', title: 'Flow meter', code: 'LEM-300-80', picture: null }
  expect(productLine(product)).toMatchObject({ productId: 7, title: 'LEM-300 Flow meter', quantity: 1 })
  expect(productLine({ ...product, title: 'LEM-300' }).title).toBe('LEM-300')
  const wanted = [
    asked({ productId: 7, model: 'LEM-300', name: 'Flow meter', quantity: 12, size: 'DN 80' }),
    asked({ name: 'Gasket' }),
  ]
  const lines = askedLines(wanted, [])
  expect(lines).toMatchObject([
    { productId: 7, title: 'LEM-300 Flow meter', quantity: 12, note: 'DN 80' },
    { productId: null, title: 'Gasket', quantity: 1 },
  ])
  expect(askedLines(wanted, lines)).toEqual([])
})

test('lines move up and down and never out of the list', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
})

test('what is missing before sending is named at its field', () => {
  const form = formOf(content())
  expect(lacksOf(form, '2026-11-25')).toEqual([])
  const bare = formOf(content({ customer: '', validUntil: '', lines: [] }))
  expect(lacksOf(bare, '2026-11-25')).toEqual([
    ['customer', 'noCustomer'],
    ['validUntil', 'noEnd'],
    ['lines', 'noLines'],
  ])
  const wrong = formOf(
    content({ validUntil: '2026-11-24', lines: [line({ price: 0, title: '', quantity: 0 })] }),
  )
  const at = `lines.${wrong.lines[0]?.id}`
  expect(lacksOf(wrong, '2026-11-25')).toEqual([
    ['validUntil', 'past'],
    [`${at}.title`, 'noTitle'],
    [`${at}.quantity`, 'noQuantity'],
    [`${at}.price`, 'noPrice'],
  ])
  const less = formOf(content({ extras: [{ name: 'Discount', amount: -1_000_000 }] }))
  expect(lacksOf(less, '2026-11-25')).toEqual([[`extras.${less.extras[0]?.id}.amount`, 'negative']])
})
