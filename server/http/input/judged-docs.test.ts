// What is judged before a write is taken: documents and long plain texts, and never a text of another kind.
import { expect, test } from 'vitest'
import type { FieldMap } from '#contract/fields/field.ts'
import { DECLARATIONS, SINGLE } from '#contract/kinds/declared.ts'
import { JudgedDoc } from '#rich-text/given-doc.ts'
import { judgeDocs, LONG } from './judged-docs.ts'

const longest = (fields: FieldMap): number =>
  Math.max(
    ...Object.values(fields).map((field) =>
      'fields' in field ? longest(field.fields) : 'max' in field ? Number(field.max) : 0,
    ),
  )

test('no text of a kind that is not running text may be as long as one that is judged beforehand', () => {
  for (const { fields } of [...DECLARATIONS, ...SINGLE]) expect(longest(fields)).toBeLessThan(LONG)
})

test('documents and long plain texts are judged in each language, the rest stays as it is', async () => {
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A' }] }] }
  const input = { title: { en: 'T' }, body: { zh: doc, en: 'word '.repeat(LONG), es: 'short' } }
  await judgeDocs(input)
  expect(input).toMatchObject({
    title: { en: 'T' },
    body: { zh: { result: { doc } }, en: { result: { doc: { type: 'doc' } } }, es: 'short' },
  })
  expect(input.body.en).toBeInstanceOf(JudgedDoc)
})
