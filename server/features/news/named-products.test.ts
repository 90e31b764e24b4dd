import { expect, test } from 'vitest'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import type { DocBlock } from '#rich-text/rich-doc.ts'
import { productsNamed } from './named-products.ts'

const none = eachLanguage(() => '')
const written = (en: string, blocks: DocBlock[] = []) =>
  productsNamed({
    title: { ...none, en },
    summary: none,
    body: inEach({
      zh: docOfPlain('LRL-80雷达液位计，±2 mm'),
      en: { type: 'doc', content: blocks },
      es: null,
    }),
  })

test('models are read out of the words, whatever script stands around them', () => {
  const { models } = written('The LG-100 and the LCP\u00a080-200 meet LBV-25H.')
  expect(models).toEqual(['LRL-80', 'LG-100', 'LCP 80-200', 'LBV-25H'])
})

test('words with figures that are no model stay few, and a long piece asks for no more than forty', () => {
  expect(written('In 2026 a 6° beam over 30 m').models).toEqual(['LRL-80'])
  const many = Array.from({ length: 100 }, (_, at) => `AB-${at}`).join(' ')
  expect(written(many).models).toHaveLength(40)
})

test('a link to the page of a product names it, with its slug or without', () => {
  const link = (href: string): DocBlock => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'this one', marks: [{ type: 'link', attrs: { href } }] }],
  })
  const { ids } = written('', [
    link('/productDetail/7-turbine'),
    { type: 'blockquote', content: [link('/productDetail?id=9')] },
    link('/newsDetail/3'),
    link('https://elsewhere.example/productDetail/4'),
  ])
  expect(ids).toEqual([7, 9])
})
