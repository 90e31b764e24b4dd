// What translators and their programs get of a text, and what becomes of what they give back.
import { expect, test } from 'vitest'
import type { DocInline, RichDoc } from '#rich-text/rich-doc.ts'
import { bareSentence, hasSameMarks, pairsOf, passagesOf, textFrom } from './sentences.ts'

const words = (text: string, ...marks: object[]) =>
  ({ type: 'text', text, ...(marks.length > 0 && { marks }) }) as DocInline
const link = { type: 'link', attrs: { href: '/news' } }
const bold = { type: 'bold' }
const doc = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [words('Why it lasts')] },
    {
      type: 'paragraph',
      content: [
        words('The seal is made of '),
        words('PTFE', bold),
        words('. It holds 40 bar. See '),
        words('the news', link),
        words('!'),
      ],
    },
    { type: 'codeBlock', attrs: { language: '' }, content: [words('a < b')] },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [words('One & two')] }] }],
    },
    { type: 'figure', attrs: { key: 'x.jpg', caption: 'The bench. At work.', alt: '' } },
    { type: 'paragraph' },
  ],
} as RichDoc

test('a text is taken apart into passages and sentences, with its marks by number', () => {
  expect(passagesOf(doc, 'en')).toEqual([
    ['Why it lasts'],
    ['The seal is made of <1>PTFE</1>.', 'It holds 40 bar.', 'See <2>the news</2>!'],
    ['One &amp; two'],
    ['The bench.', 'At work.'],
  ])
  expect(passagesOf('First. Second.\n\nThird', 'en')).toEqual([['First.', 'Second.'], [], ['Third']])
  expect(passagesOf('第一句。第二句！', 'zh')).toEqual([['第一句。', '第二句！']])
  expect(passagesOf(null, 'en')).toEqual([])
})

test('put together again it is the text it was', () => {
  for (const text of [doc, 'First. Second.\n\nThird', '', 'a < b & c > d. <1>no mark</1>'])
    expect(textFrom(text, passagesOf(text, 'en'), 'en')).toEqual(text)
  const broken = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [words('One.'), { type: 'hardBreak' }, words('Two. Three.')] }],
  } as RichDoc
  expect(passagesOf(broken, 'en')).toEqual([['One.<br/>', 'Two.', 'Three.']])
  expect(textFrom(broken, passagesOf(broken, 'en'), 'en')).toEqual(broken)
})

test('a translation keeps the shape of its source: blocks, links, code and pictures', () => {
  const made = textFrom(
    doc,
    [
      ['为何耐用'],
      ['密封件由 <1>PTFE</1> 制成。', '它可承受 40 bar。', '请看<2>新闻</2>！'],
      ['一 &amp; 二'],
      ['试验台。', '工作中。'],
    ],
    'zh',
  ) as RichDoc
  expect(made.content[1]).toEqual({
    type: 'paragraph',
    content: [
      words('密封件由 '),
      words('PTFE', bold),
      words(' 制成。它可承受 40 bar。请看'),
      words('新闻', link),
      words('！'),
    ],
  })
  expect(made.content[2]).toEqual(doc.content[2])
  expect(made.content[4]).toEqual({
    type: 'figure',
    attrs: { key: 'x.jpg', caption: '试验台。工作中。', alt: '' },
  })
})

test('what does not go with its source makes no text', () => {
  const rest = passagesOf(doc, 'en').slice(2)
  const withSecond = (...sentences: string[]) => textFrom(doc, [['A'], sentences, ...rest], 'en')
  expect(withSecond('Of <1>PTFE</1>.', 'It.', 'See <2>it</2>!')).not.toBeNull()
  for (const wrong of [['Of <1>PTFE.'], ['<3>It</3>'], ['<1>a<2>b</2></1>'], ['a</1>'], [], ['  ']])
    expect(withSecond(...wrong)).toBeNull()
  expect(textFrom(doc, [['A']], 'en')).toBeNull()
  expect(textFrom(null, [], 'en')).toBeNull()
  // Another number of sentences is the translator's to choose.
  expect(textFrom('One. Two.', [['Uno y dos.']], 'es')).toBe('Uno y dos.')
})

test('marks are held against those of the source', () => {
  expect(hasSameMarks('a <1>b</1> <2>c</2>', '<2>c</2> a <1>b</1>')).toBe(true)
  for (const wrong of ['a b', 'a <1>b</1>', 'a <1>b</1> <2>c', '<1>a</1> <1>b</1> <2>c</2>'])
    expect(hasSameMarks('a <1>b</1> <2>c</2>', wrong)).toBe(false)
  expect(bareSentence('a <1>b</1><br/>c &lt; d')).toBe('a b\nc < d')
})

test('sentences stand beside each other where both texts have the same shape', () => {
  const pairs = (source: string, target: string) =>
    pairsOf(passagesOf(source, 'en'), passagesOf(target, 'es'))
  expect(pairs('One. Two.\nThree', 'Uno. Dos.\nTres')).toEqual([
    { source: 'One.', target: 'Uno.' },
    { source: 'Two.', target: 'Dos.' },
    { source: 'Three', target: 'Tres' },
  ])
  expect(pairs('One. Two.\nThree', 'Uno y dos.\nTres')).toEqual([{ source: 'Three', target: 'Tres' }])
  expect(pairs('One.\nTwo.', 'Uno.')).toEqual([])
})
