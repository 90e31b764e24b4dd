// Texts that fell back to another language wear it.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocalText, langOf, textAt } from './local-text.tsx'

const product = {
  productName: 'Caudalímetro',
  specs: [{ title: 'Measurement', rows: [{ name: 'Accuracy' }] }],
  shownIn: { 'specs.0.title': 'en', 'specs.0.rows.0.name': 'en' } as const,
}

test('a text in the language of the page carries no mark', () => {
  expect(renderToStaticMarkup(<LocalText of={product} path="productName" />)).toBe('Caudalímetro')
  expect(langOf(product, 'productName')).toBeUndefined()
})

test('a text that fell back wears its own language', () => {
  expect(renderToStaticMarkup(<LocalText of={product} path="specs.0.title" />)).toBe(
    '<span lang="en">Measurement</span>',
  )
  expect(langOf(product, 'specs.0.rows.0.name')).toBe('en')
})

test('a text with a model or a figure is one element with that held together', () => {
  expect(renderToStaticMarkup(<LocalText of={{ title: 'Within 0.3 % each' } as object} path="title" />)).toBe(
    '<span>Within <span class="whole">0.3 %</span> each</span>',
  )
})

test('a record without the list of languages is all in the language of the page', () => {
  expect(renderToStaticMarkup(<LocalText of={{ title: 'x' } as object} path="title" />)).toBe('x')
})

test('a path that leads nowhere is no text', () => {
  expect(textAt(product, 'specs.4.title')).toBe('')
  expect(textAt(product, 'specs')).toBe('')
  expect(textAt(product, 'productName.length')).toBe('')
})
