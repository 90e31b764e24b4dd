import { expect, test } from 'vitest'
import { hasChinese, isEmail, isKnownUsername, isMainlandPhone, isPhone, mailboxKey } from './checks.ts'
import { isExternal } from './external.ts'

test('external is what begins with http, https, mailto or tel', () => {
  for (const address of ['http://a', 'HTTPS://a', 'mailto:a@b.c', 'tel:1'])
    expect(isExternal(address)).toBe(true)
  for (const address of ['/http', '//a.b', 'javascript:alert(1)', 'ftp://a', '', ' http://a']) {
    expect(isExternal(address), address).toBe(false)
  }
})

test('a mainland phone number has 11 digits, 1 and then 3, 4, 5, 7 or 8', () => {
  for (const second of '34578') expect(isMainlandPhone(`1${second}000000000`)).toBe(true)
  for (const text of [
    '12000000000',
    '16000000000',
    '19000000000',
    '1300000000',
    '130000000000',
    '23000000000',
    '1300000000a',
    '',
  ]) {
    expect(isMainlandPhone(text), text).toBe(false)
  }
})

test('the number of a person is one in use today: mobile, landline with its area code, or international', () => {
  for (const text of [
    '13800000000',
    '16600000000',
    '19100000000',
    '19800000000',
    '19900000000',
    '+52 55 0000 0110',
    '+86 166 0000 0000',
    '0512-66660000',
    '021 66660000',
    '075566660000',
  ])
    expect(isPhone(text), text).toBe(true)
  for (const text of [
    '12000000000',
    '1660000000',
    '166000000000',
    '+0 12',
    '66660000',
    '0012-66660000',
    '139abc00000',
    '',
  ])
    expect(isPhone(text), text).toBe(false)
})

test('an e-mail address has one at sign and a domain with a dot', () => {
  for (const text of ['a@b.cn', 'x.y+z@a-b.example', '中文@例子.中国']) expect(isEmail(text), text).toBe(true)
  for (const text of [
    '',
    'a@b',
    'a@@b.cn',
    'a b@c.d',
    '@b.cn',
    'a@.cn',
    'a@b.',
    'a@b..cn',
    `${'a'.repeat(250)}@b.cn`,
    'x@[127.0.0.1]',
    'x@127.0.0.1',
    'x@-b.cn',
    'x@b_c.cn',
    'x@b.cn\u200b',
    'x\u00ad@b.cn',
    'x\u2060y@b.cn',
    'x@b\u202e.cn',
    'x\u3164@b.cn',
    'x\ufe0f@b.cn',
  ]) {
    expect(isEmail(text), text).toBe(false)
  }
})

test('one mailbox counts as one however it is written', () => {
  for (const way of [
    'Ann@Example.com',
    'ann\u200b@example.com',
    'ａｎｎ@example.com',
    'ann+shop@example.com',
    'a\u2060nn@exam\u00adple.com',
  ])
    expect(mailboxKey(way), way).toBe('ann@example.com')
  expect(mailboxKey('anna@example.com')).not.toBe(mailboxKey('ann@example.com'))
})

test('admin and editor are the known names; Chinese is found anywhere in a text', () => {
  expect([' admin ', 'editor', 'root'].map(isKnownUsername)).toEqual([true, true, false])
  expect(['abc', 'ab阀c', '，', 'カ', ''].map(hasChinese)).toEqual([false, true, false, false, false])
})
