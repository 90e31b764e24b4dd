import { expect, test } from 'vitest'
import { fieldsWithLines, formWithLines, lineFormPath } from './lines.ts'

const text = (en: string) => ({ zh: '', en, es: '' })
const BLANKS = { partners: { name: text(''), link: '' } }
const doc = { type: 'doc', content: [{ type: 'text', text: ' kept ' }] }
const fields = { title: text('Home'), body: doc, partners: [{ name: text('A'), link: '' }] }

test('lines get an identity in the form, and the write is what was read', () => {
  const form = formWithLines(fields, BLANKS)
  expect(form.partners[0]?.id).toBeTruthy()
  expect(fieldsWithLines<typeof fields, 'partners'>(form, BLANKS)).toEqual(fields)
})

test('a write has no white space around texts, keeps documents, and leaves out lines that say nothing', () => {
  const form = {
    ...formWithLines(fields, BLANKS),
    title: text(' Home '),
    partners: [
      { id: '1', name: text('  '), link: '' },
      { id: '2', name: text(''), link: ' https://a.example ' },
    ],
  }
  expect(fieldsWithLines<typeof fields, 'partners'>(form, BLANKS)).toEqual({
    title: text('Home'),
    body: doc,
    partners: [{ name: text(''), link: 'https://a.example' }],
  })
})

test('a message about a line of the write is shown at its line of the form', () => {
  const form = {
    partners: [
      { id: '1', name: text(''), link: '' },
      { id: '2', name: text('B'), link: '' },
    ],
  }
  expect(lineFormPath(form, 'partners.0.name', BLANKS)).toBe('partners.1.name')
  expect(lineFormPath(form, 'partners', BLANKS)).toBe('partners')
  expect(lineFormPath(form, 'title.en', BLANKS)).toBe('title.en')
})
