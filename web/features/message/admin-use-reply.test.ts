import { expect, test } from 'vitest'
import { inLanguage, isStart, startIn } from './admin-use-reply.ts'

const message = { subject: '' }

test('a reply begins in the language of the visitor and answers their subject', () => {
  expect(startIn('es', message)).toMatchObject({ language: 'es', subject: 'Su consulta' })
  expect(startIn('en', { subject: 'Price of LEM-300' }).subject).toBe('Re: Price of LEM-300')
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
