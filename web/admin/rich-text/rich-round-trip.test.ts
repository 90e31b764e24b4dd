// What the editor keeps as it is, and what it would change.
import { expect, test } from 'vitest'
import { cleanDoc } from '#rich-text/clean-doc.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import type { DocBlock, RichDoc } from '#rich-text/rich-doc.ts'
import { changedOnOpening } from './rich-round-trip.ts'

const words = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})
const line = (...content: object[]) => ({ type: 'paragraph', ...(content.length > 0 && { content }) })
const cell = (type: string, colspan = 1) => ({
  type,
  attrs: { colspan, rowspan: 1 },
  content: [line(words('a'))],
})
function stored(...content: object[]): RichDoc {
  const cleaned = cleanDoc({ type: 'doc', content })
  if ('refused' in cleaned || !cleaned.doc) throw new Error('no document')
  return cleaned.doc
}

test('all that the contract knows comes out of the editor as it went in', () => {
  const doc = stored(
    { type: 'heading', attrs: { level: 3 }, content: [words('Head')] },
    line(
      words(
        'all',
        { type: 'link', attrs: { href: '/news' } },
        { type: 'bold' },
        { type: 'italic' },
        { type: 'code' },
      ),
      words('x', { type: 'underline' }, { type: 'strike' }, { type: 'superscript' }),
      { type: 'hardBreak' },
      words('y', { type: 'subscript' }),
    ),
    line(),
    { type: 'bulletList', content: [{ type: 'listItem', content: [line(words('a')), line()] }] },
    { type: 'orderedList', attrs: { start: 4 }, content: [{ type: 'listItem', content: [line()] }] },
    { type: 'blockquote', content: [line(words('q'))] },
    { type: 'codeBlock', attrs: { language: 'ts' }, content: [words('a\n  b')] },
    { type: 'horizontalRule' },
    { type: 'figure', attrs: { key: `${'a'.repeat(40)}.png`, caption: 'c' } },
    { type: 'figure', attrs: { key: `${'a'.repeat(40)}.png`, caption: '', alt: 'b' } },
    { type: 'figure', attrs: { key: `${'a'.repeat(40)}.png`, caption: '', alt: '' } },
    { type: 'video', attrs: { provider: 'vimeo', id: '123456', title: '' } },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader'), cell('tableHeader')] },
        { type: 'tableRow', content: [cell('tableCell', 2)] },
      ],
    },
  )
  expect(changedOnOpening(doc)).toBeNull()
  const plain = docOfPlain('One.\nTwo.\n\n## Three\n\n- four\n- five')
  expect(plain && changedOnOpening(plain)).toBeNull()
})

test('a document that the editor would change says so with what it becomes', () => {
  const uneven = stored({
    type: 'table',
    content: [
      { type: 'tableRow', content: [cell('tableCell'), cell('tableCell')] },
      { type: 'tableRow', content: [cell('tableCell')] },
    ],
  })
  const table = changedOnOpening(uneven)?.opened?.content[0]
  expect(table?.type === 'table' && table.content.map((row) => row.content.length)).toEqual([2, 2])
})

test('a document that the editor cannot read opens as its words', () => {
  const foreign = {
    type: 'doc',
    content: [{ type: 'gallery', content: [line(words('words'))] } as unknown as DocBlock],
  }
  expect(changedOnOpening(foreign as RichDoc)).toEqual({
    opened: { type: 'doc', content: [line(words('words'))] },
  })
})
