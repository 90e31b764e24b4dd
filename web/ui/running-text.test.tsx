// Running text becomes headings and paragraphs, and never markup of its own.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'
import { blocksOf, RunningText } from './running-text.tsx'

test('an empty line begins a paragraph and two signs a heading', () => {
  const text = 'One.\nStill one.\n\n## Why\n\nTwo.\r\n\r\n   \n\n## How'
  expect(blocksOf(text)).toEqual([
    { kind: 'paragraph', text: 'One.\nStill one.', id: '' },
    { kind: 'heading', text: 'Why', id: 'part-1' },
    { kind: 'paragraph', text: 'Two.', id: '' },
    { kind: 'heading', text: 'How', id: 'part-2' },
  ])
})

test('content never becomes markup', () => {
  expect(renderToStaticMarkup(<RunningText text="<script>alert(1)</script>" lead />)).toBe(
    '<p class="lead">&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  )
})

test('an empty text is nothing', () => {
  expect(renderToStaticMarkup(<RunningText text="" />)).toBe('')
})

test('the first sentence ends where its language ends one', () => {
  expect(firstSentence('From DN 10 to 0.5 bar. More.')).toBe('From DN 10 to 0.5 bar.')
  expect(firstSentence('手动、气动与电动切断。DN 8 到 DN 400。')).toBe('手动、气动与电动切断。')
  expect(firstSentence('¿Qué tubería? Otra.')).toBe('¿Qué tubería?')
  expect(firstSentence('No end')).toBe('No end')
  expect(firstSentence('')).toBe('')
})
