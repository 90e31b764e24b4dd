import { expect, test } from 'vitest'
import { readConfig, WrongConfig } from './config.ts'

test('everything has a default, and an empty value counts as not given', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    imagePort: 9097,
    captcha: true,
    dataDir: './data',
    trustedProxies: [],
  })
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '127.0.0.1',
  ])
})

test('a wrong value is refused in one line that names the variable', () => {
  for (const [name, value] of [
    ['PORT', '99999'],
    ['PORT', 'abc'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['ADMIN_PASSWORD', 'short'],
    ['CAPTCHA', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['OPERATION_LOG_DAYS', '-1'],
    ['LOGIN_LOG_DAYS', '1.5'],
    ['COUNTRY_HEADER', 'a header'],
    ['TIME_ZONE', 'Mars/Olympus'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'with a space in it'],
    ['SITE_LANGUAGES', 'en klingon'],
    ['SITE_LANGUAGES', 'en it'],
    ['CDN', 'akamai'],
    ['CDN_URL', 'ftp://cdn'],
    ['CDN_SECONDS', '5'],
  ] as const) {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(WrongConfig)
    expect(read).toThrow(new RegExp(`^${name} is wrong: [^\n]+$`))
  }
})

test('a CDN needs its keys, and says which one is missing', () => {
  const missing = (given: Record<string, string>) => {
    try {
      return readConfig(given).cdn
    } catch (error) {
      return (error as Error).message
    }
  }
  expect(missing({})).toBeNull()
  expect(missing({ CDN: 'cloudflare', CDN_ZONE: 'z' })).toBe(
    'CDN_KEY is wrong: it is needed with CDN=cloudflare',
  )
  expect(missing({ CDN: 'tencent', CDN_ZONE: 'zone-1', CDN_KEY: 'k' })).toMatch(/^CDN_SECRET is wrong/)
  expect(missing({ CDN: 'url' })).toMatch(/^CDN_URL is wrong/)
  expect(missing({ CDN: 'url', CDN_URL: 'http://10.0.0.1/purge, http://10.0.0.2/purge' })).toEqual({
    ...{ kind: 'url', seconds: 86_400, zone: '', key: '', secret: '' },
    addresses: ['http://10.0.0.1/purge', 'http://10.0.0.2/purge'],
  })
})
