// What a difference of running text shows.
import { expect, test } from 'vitest'
import type { DocBlock, DocRow, Mark, RichDoc } from '#rich-text/rich-doc.ts'
import { richDifference } from './rich-difference.ts'

const doc = (...content: DocBlock[]): RichDoc => ({ type: 'doc', content })
const text = (words: string, ...marks: Mark[]) => ({
  type: 'text' as const,
  text: words,
  ...(marks[0] && { marks }),
})
const line = (...content: ReturnType<typeof text>[]): DocBlock => ({ type: 'paragraph', content })
const KEY = (letter: string) => `${letter.repeat(40)}.jpg`
const figure = (letter: string, caption = '', alt?: string): DocBlock => ({
  type: 'figure',
  attrs: { key: KEY(letter), caption, ...(alt !== undefined && { alt }) },
})
const row = (...cells: string[]): DocRow => ({
  type: 'tableRow',
  content: cells.map((cell) => ({
    type: 'tableCell',
    attrs: { colspan: 1, rowspan: 1 },
    content: [line(text(cell))],
  })),
})
const diff = (before: RichDoc | null, after: RichDoc | null) => richDifference(before, after, 'en')

test('a picture that goes and one that comes are named, and the words around them are as they were', () => {
  const before = doc(line(text('Above')), figure('a', 'Facade'), line(text('Below')))
  expect(diff(before, doc(line(text('Above')), line(text('Below'))))).toEqual({
    changes: [{ is: 'figure', before: { is: 'figure', key: KEY('a'), caption: 'Facade' }, after: null }],
    kept: 2,
  })
  const replaced = diff(before, doc(line(text('Above')), figure('b'), line(text('Below'))))
  expect(replaced.changes).toMatchObject([
    { before: { key: KEY('a') }, after: null },
    { before: null, after: { key: KEY('b') } },
  ])
  const described = diff(
    before,
    doc(line(text('Above')), figure('a', 'Facade', 'A house'), line(text('Below'))),
  )
  expect(described.changes).toMatchObject([{ before: { key: KEY('a') }, after: { alt: 'A house' } }])
})

test('words that only look otherwise are marked with what became of them', () => {
  const before = doc(line(text('It runs '), text('while wet', { type: 'bold' }), text('.')))
  const after = doc(
    line(
      text('It '),
      text('runs', { type: 'link', attrs: { href: 'https://a.example' } }),
      text(' while wet.'),
    ),
  )
  const [change] = diff(before, after).changes
  expect(change).toMatchObject({
    is: 'words',
    formats: [
      { text: 'runs', on: ['link https://a.example'], off: [] },
      { text: 'while wet', on: [], off: ['bold'] },
    ],
  })
  expect(change?.is === 'words' && change.runs.map(({ is }) => is)).toEqual([
    'same',
    'same',
    'same',
    'same',
    'same',
  ])
  const heading: DocBlock = { type: 'heading', attrs: { level: 2 }, content: [text('Why')] }
  expect(diff(doc(line(text('Why'))), doc(heading)).changes).toMatchObject([
    { formats: [{ text: 'Why', style: 'heading2' }] },
  ])
})

test('words that changed beside a format are told apart from it', () => {
  const before = doc(line(text('The error is stated of full scale')))
  const after = doc(line(text('The '), text('error', { type: 'italic' }), text(' is stated of reading')))
  const [change] = diff(before, after).changes
  expect(change).toMatchObject({ formats: [{ text: 'error', on: ['italic'] }] })
  if (change?.is !== 'words') throw new Error('words expected')
  const said = (is: string) => change.runs.filter((run) => run.is === is).map((run) => run.text)
  expect([said('gone').join(''), said('new').join('')]).toEqual(['full scale', 'reading'])
})

test('a table is compared cell by cell, with rows that came', () => {
  const before = doc({ type: 'table', content: [row('DN', 'kg'), row('400', '118')] })
  const after = doc({ type: 'table', content: [row('DN', 'kg'), row('400', '121'), row('500', '178')] })
  expect(diff(before, after).changes).toEqual([
    {
      is: 'table',
      rows: [
        [
          { before: 'DN', after: 'DN' },
          { before: 'kg', after: 'kg' },
        ],
        [
          { before: '400', after: '400' },
          { before: '118', after: '121' },
        ],
        [
          { before: undefined, after: '500' },
          { before: undefined, after: '178' },
        ],
      ],
    },
  ])
})

test('a text that begins or ends is new or gone as a whole, and the same text is no change', () => {
  const one = doc(line(text('Here')), { type: 'horizontalRule' })
  expect(diff(null, one).changes).toMatchObject([
    { is: 'words', runs: [{ is: 'new', text: 'Here' }] },
    { is: 'thing', what: 'rule', gone: false },
  ])
  expect(diff(one, null).changes).toMatchObject([{ runs: [{ is: 'gone', text: 'Here' }] }, { gone: true }])
  expect(diff(one, one)).toEqual({ changes: [], kept: 2 })
})
