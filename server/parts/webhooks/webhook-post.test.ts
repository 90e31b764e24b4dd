import { expect, test } from 'vitest'
import { isPrivateAddress } from './outside.ts'
import { signatureOf } from './webhook-carrier.ts'
import { isPrivateHost, post } from './webhook-post.ts'

const PRIVATE = [
  ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...[
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '224.0.0.1',
    '239.1.1.1',
    '255.255.255.255',
    '240.0.0.1',
  ],
  ...['192.0.0.8', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
  ...[
    '::1',
    '::',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:0:10.0.0.1',
    '::ffff:8.8.8.8x',
  ],
  ...['64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b:1::1', '2002:7f00:1::1', '2001:0:1::1'],
  ...['fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'fec0::1', 'ff02::1', '2001:db8::1', '100::1'],
]
const PUBLIC = ['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1']

test('addresses of this machine, of private networks, of nobody and hidden in others are told from public ones', () => {
  expect(PRIVATE.filter((address) => !isPrivateAddress(address))).toEqual([])
  expect(PUBLIC.filter(isPrivateAddress)).toEqual([])
})

test('nothing is sent to a private address, however it is written', async () => {
  const send = (url: string) =>
    post({ url, headers: {}, body: '{}', privateToo: false, signal: new AbortController().signal })
  for (const url of [
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://localhost:3000/',
    'http://anything.localhost/',
    'http://user:pass@example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'nothing',
  ])
    await expect(send(url), url).rejects.toThrow(/^refused: /)
  expect(isPrivateHost('example.com')).toBe(false)
})

test('a signature is the HMAC-SHA256 of the time, a dot and the body', () => {
  expect(signatureOf('whsec_test', 1_780_300_800, '{"id":"1"}')).toBe(`t=1780300800,v1=${EXPECTED}`)
})
/** Made by `openssl dgst -sha256 -hmac`. */
const EXPECTED = '2a2ef3e307a47f8f615102c8ae0abe11d64aeff21f91dd00ddb93203b3233d70'
