import { expect, test } from 'vitest'
import { plainAddress } from './address.ts'

test('an address is written in one way, IPv4 also when it is mapped into IPv6', () => {
  expect(plainAddress('192.0.2.1')).toBe('192.0.2.1')
  expect(plainAddress('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(plainAddress('::FFFF:C000:0201')).toBe('192.0.2.1')
  expect(plainAddress('2001:DB8:0:0::0001')).toBe('2001:db8::1')
  expect(plainAddress('fe80::1%eth0')).toBe('fe80::1')
  expect(plainAddress('::1')).toBe('::1')
})

test('what is no address is none', () => {
  for (const text of ['', 'localhost', '1.2.3', '1.2.3.4.5', '<script>', '203.0.113.7:80', '0x7f.1']) {
    expect(plainAddress(text), text).toBe('')
  }
})
