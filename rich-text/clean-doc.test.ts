// What becomes of a document that the editor did not make.
import { expect, test } from 'vitest'
import { RichDoc } from '#contract/content/rich-text.ts'
import { cleanDoc } from './clean-doc.ts'
import { docOfPlain } from './plain-doc.ts'
import { DOC_NODES, plainTextOf } from './rich-doc.ts'

const KEY = `${'a'.repeat(40)}.jpg`
const words = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})
const line = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: object[]) => ({ type: 'doc', content })
const clean = (...content: object[]) => {
  const result = cleanDoc(doc(...content))
  if ('refused' in result) throw new Error(result.refused)
  return result.doc?.content ?? []
}
const refused = (given: unknown) => {
  const result = cleanDoc(given)
  return 'refused' in result ? result.refused : null
}

test('a document as the editor makes it stays as it is', () => {
  const whole = doc(
    { type: 'heading', attrs: { level: 2 }, content: [words('Head')] },
    line(words('a', { type: 'link', attrs: { href: '/news' } }, { type: 'bold' }), { type: 'hardBreak' }),
    { type: 'bulletList', content: [{ type: 'listItem', content: [line(words('one'))] }] },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
    },
    { type: 'codeBlock', attrs: { language: 'c++' }, content: [words('a\n\tb')] },
    { type: 'figure', attrs: { key: KEY, caption: 'A meter' } },
    { type: 'figure', attrs: { key: KEY, caption: '', alt: 'A bench' } },
    { type: 'figure', attrs: { key: KEY, caption: '', alt: '' } },
    { type: 'video', attrs: { provider: 'vimeo', id: '123456', title: '' } },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableHeader', attrs: { colspan: 2, rowspan: 1 }, content: [line(words('x'))] }],
        },
      ],
    },
    { type: 'horizontalRule' },
  )
  const once = cleanDoc(whole)
  expect('doc' in once && RichDoc.safeParse(once.doc).error).toBeUndefined()
  expect('doc' in once && cleanDoc(once.doc)).toEqual(once)
  expect(once).toEqual({ doc: whole })
})

test('unknown nodes and marks go and their words stay, scripts and styles go with their words', () => {
  expect(
    clean(
      { type: 'widget', attrs: { onclick: 'x' }, content: [line(words('kept', { type: 'blink' }))] },
      { type: 'script', content: [words('alert(1)')] },
      words('loose'),
    ),
  ).toEqual([line(words('kept')), line(words('loose'))])
  const script = { type: 'script', content: [words('alert(1)')] }
  const code = { type: 'codeBlock', attrs: { language: '' }, content: [words('a')] }
  expect(clean({ ...code, content: [words('a'), script] })).toEqual([code])
})

test('attributes outside the schema go, those inside it are put right', () => {
  expect(
    clean(
      { type: 'paragraph', attrs: { style: 'position:fixed', onclick: 'x' }, content: [words('a')] },
      { type: 'heading', attrs: { level: 1, id: 'x' }, content: [words('b')] },
      { type: 'heading', attrs: { level: 6 }, content: [words('c')] },
      { type: 'codeBlock', attrs: { language: '"><img>' }, content: [words('d', { type: 'bold' })] },
    ),
  ).toEqual([
    line(words('a')),
    { type: 'heading', attrs: { level: 2 }, content: [words('b')] },
    { type: 'heading', attrs: { level: 4 }, content: [words('c')] },
    { type: 'codeBlock', attrs: { language: '' }, content: [words('d')] },
  ])
})

test('a link that leads nowhere safe is only its words', () => {
  const targets = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'http://a b',
  ]
  for (const href of targets)
    expect(clean(line(words('a', { type: 'link', attrs: { href } }))), href).toEqual([line(words('a'))])
  for (const href of ['https://a.example/b?c#d', 'mailto:a@b.example', 'tel:+86512', '/news', '#part-1'])
    expect(clean(line(words('a', { type: 'link', attrs: { href, target: 'x' } }))), href).toEqual([
      line(words('a', { type: 'link', attrs: { href } })),
    ])
})

test('a picture that is none of the library and a video of a stranger leave their words', () => {
  expect(
    clean(
      { type: 'figure', attrs: { key: '../../etc/passwd', caption: 'A caption' } },
      { type: 'figure', attrs: { key: 'https://evil.example/a.jpg' } },
      { type: 'figure', attrs: { key: `https://evil.example/${KEY}` } },
      { type: 'figure', attrs: { key: `${KEY}"><script>` } },
      { type: 'video', attrs: { provider: 'evil', id: 'abc', title: 'A film' } },
      { type: 'video', attrs: { provider: 'youtube', id: '"><script>' } },
    ),
  ).toEqual([line(words('A caption')), line(words('A film'))])
})

test('what the prototype says is not read', () => {
  const sly = JSON.parse(
    '{"type":"paragraph","__proto__":{"content":[{"type":"text","text":"x"}]},"content":[]}',
  )
  const heir = Object.create({ type: 'text', text: 'inherited' })
  expect(cleanDoc(doc(sly, line(heir)))).toEqual({ doc: null })
})

test('marks stand in one order, neighbours that look alike are one text', () => {
  expect(
    clean(
      line(
        words('a', { type: 'italic' }, { type: 'bold' }),
        words('b', { type: 'bold' }, { type: 'italic' }),
      ),
    ),
  ).toEqual([line(words('ab', { type: 'bold' }, { type: 'italic' }))])
  const both = words('2', { type: 'superscript' }, { type: 'subscript' })
  expect(clean(line(both))).toEqual([line(words('2', { type: 'subscript' }))])
})

test('an item of a list begins with a line, and blocks inside a line follow it', () => {
  const heading = { type: 'heading', attrs: { level: 2 }, content: [words('h')] }
  expect(
    clean({ type: 'bulletList', content: [{ type: 'listItem', content: [heading] }, words('b')] }),
  ).toEqual([
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [line(words('h'))] },
        { type: 'listItem', content: [line(words('b'))] },
      ],
    },
  ])
  expect(clean(line(words('a'), line(words('b'))))).toEqual([line(words('a')), line(words('b'))])
})

test('nothing but empty lines is no document; empty lines at the end go', () => {
  expect(cleanDoc(doc({ type: 'paragraph' }, line()))).toEqual({ doc: null })
  expect(clean(line(words('a')), { type: 'paragraph' })).toEqual([line(words('a'))])
})

test('what is no document, too long, too deep or of too many parts is refused', () => {
  for (const given of [7, [], {}, { type: 'paragraph' }, { type: ['doc'] }])
    expect(refused(given)).toBe('shape')
  expect(refused(doc(...Array.from({ length: 5 }, () => line(words('字'.repeat(40_000))))))).toBe('bytes')
  expect(refused(doc(...Array.from({ length: DOC_NODES }, () => line(words('a')))))).toBe('nodes')
  const nest = (levels: number): object =>
    levels === 0 ? line(words('a')) : { type: 'blockquote', content: [nest(levels - 1)] }
  expect(refused(doc(nest(10)))).toBeNull()
  expect(refused(doc(nest(11)))).toBe('depth')
  expect(refused(doc(nest(5_000)))).toBe('depth')
  const row = { type: 'tableRow', content: [{ type: 'tableCell', content: [line(words('a'))] }] }
  expect(refused(doc({ type: 'table', content: Array.from({ length: 501 }, () => row) }))).toBe('table')
  const cells = (count: number) =>
    doc({ type: 'table', content: [{ ...row, content: Array(count).fill(row.content[0]) }] })
  expect([refused(cells(50)), refused(cells(51))]).toEqual([null, 'table'])
})

test('plain words become paragraphs, headings, lists and line breaks', () => {
  const made = docOfPlain('One.\nStill one.\n\n## Why\nBecause.\r\n\r\n   \n\n- a\n- b')
  expect(made?.content.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'paragraph', 'bulletList'])
  expect(plainTextOf(made)).toBe('One.\nStill one.\nWhy\nBecause.\na\nb')
  expect(made && cleanDoc(made)).toEqual({ doc: made })
  expect(docOfPlain(' \n\n ')).toBeNull()
})

test('a text of many short lines becomes a document in the time of its length', () => {
  // Each took the rest of the text apart anew: 30 kB of headings took seconds.
  const heads = docOfPlain('## a\n'.repeat(20_000))
  expect(heads?.content).toHaveLength(20_000)
  expect(docOfPlain('## One\n### Two\nwords\nmore')?.content.map(({ type }) => type)).toEqual([
    'heading',
    'heading',
    'paragraph',
  ])
  expect(docOfPlain('## One\n- a\n- b')?.content.map(({ type }) => type)).toEqual(['heading', 'bulletList'])
})

test('a line of a great many pieces is cleaned in the time of its length', () => {
  const pieces = Array.from({ length: 20_000 }, (_, at) => ({ type: 'text', text: `${at} `, marks: [] }))
  expect(clean(line(...pieces))).toHaveLength(1)
})

test('what has many times more parts than may be stored is refused before any of them is judged', () => {
  expect(refused(doc(...Array(DOC_NODES * 4 + 1).fill({ type: 'unknown' })))).toBe('nodes')
  const wide = { type: 'div', content: Array(DOC_NODES).fill({ type: 'div', content: [{}, {}, {}, {}] }) }
  expect(refused(doc(wide))).toBe('nodes')
})
