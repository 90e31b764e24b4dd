import { expect, test } from 'vitest'
import { filled, inLanguage, isStart, startIn } from './admin-use-reply.ts'

const message = {
  subject: '',
  name: 'Ana',
  company: '',
  number: 'M-1',
  about: { kind: 'product' as const, id: 1, title: 'LEM-300', address: '' },
  sender: 'Lin Mei',
}

test('a reply begins in the language of the visitor and answers their subject', () => {
  expect(startIn('es', message)).toMatchObject({ language: 'es', subject: 'Su consulta' })
  expect(startIn('en', { ...message, subject: 'Price of LEM-300' }).subject).toBe('Re: Price of LEM-300')
  expect(isStart(startIn('zh', message), message)).toBe(true)
})

test('another language changes what nobody touched and leaves what was written', () => {
  const start = startIn('en', message)
  expect(inLanguage(start, 'zh', message)).toEqual(startIn('zh', message))
  const written = { ...start, body: 'Thank you.' }
  expect(inLanguage(written, 'zh', message)).toEqual({
    language: 'zh',
    subject: startIn('zh', message).subject,
    body: 'Thank you.',
  })
  expect(isStart(written, message)).toBe(false)
})

test('values are written out, but for those that are not known or would be filled in again', () => {
  expect(startIn('en', message).body).toBe('Dear Ana,\n\n\n\nKind regards,\nLin Mei')
  expect(startIn('zh', message).body).toContain('此致\n敬礼\nLin Mei')
  expect(filled('{{number}} {{product}} {{company}} {{other}}', message)).toBe(
    'M-1 LEM-300 {{company}} {{other}}',
  )
  expect(filled('{{name}}', { ...message, name: 'Ana {{number}}' })).toBe('{{name}}')
})
