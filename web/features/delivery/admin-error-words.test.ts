import { expect, test } from 'vitest'
import { troubleOf } from './admin-error-words.ts'

test('what a mail server says is told in clear words', () => {
  expect(troubleOf('connect ECONNREFUSED 127.0.0.1:2525')).toBe('refused')
  expect(troubleOf("Can't send mail - all recipients were rejected: 550 no such mailbox")).toBe('mailbox')
  expect(troubleOf('451 try later')).toBe('later')
  expect(troubleOf('no answer in time')).toBe('late')
  expect(troubleOf('Greeting never received')).toBe('late')
  expect(troubleOf('Connection closed unexpectedly')).toBe('dropped')
  expect(troubleOf('Invalid login: 535 authentication failed')).toBe('sign')
  expect(troubleOf('self-signed certificate')).toBe('certificate')
  expect(troubleOf('queryA ENOTFOUND mail.example')).toBe('host')
  expect(troubleOf('something else')).toBe('other')
})
