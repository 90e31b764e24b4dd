// Relative time at its edges: units, future, nothing, nonsense, and in every time zone.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatTime, readTime, timeAgo } from './relative-time.ts'

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const JUST_NOW = { zh: '刚刚', en: 'just now', es: 'ahora mismo' }
const ago = (ms: number, language: 'zh' | 'en' | 'es' = 'en') =>
  formatTime(NOW - ms, language, JUST_NOW[language], NOW)
const passed = (ms: number, language: 'zh' | 'en' | 'es' = 'en') => timeAgo(NOW - ms, language, NOW)

const ZONES = [
  'Pacific/Kiritimati',
  'Asia/Shanghai',
  'Asia/Kathmandu',
  'UTC',
  'America/New_York',
  'Pacific/Pago_Pago',
]
const inEachZone = (check: (zone: string) => void) => {
  for (const zone of ZONES) {
    vi.stubEnv('TZ', zone)
    check(zone)
  }
}
// Wherever the tests run, the reader is in UTC until a test says otherwise.
beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => void vi.unstubAllEnvs())

describe('formatTime', () => {
  test('is just now under 30 seconds', () => {
    expect(ago(0)).toBe('just now')
    expect(ago(29_999)).toBe('just now')
    expect(ago(30_000)).toBe('1 minute ago')
  })

  test('counts minutes up to an hour and never says 60 minutes', () => {
    expect(ago(MINUTE)).toBe('1 minute ago')
    expect(ago(2 * MINUTE - 5 * SECOND)).toBe('2 minutes ago')
    expect(ago(HOUR - 1)).toBe('59 minutes ago')
    expect(ago(HOUR)).toBe('1 hour ago')
  })

  test('counts hours up to a day and never says 24 hours', () => {
    expect(ago(2 * HOUR - 5 * SECOND)).toBe('2 hours ago')
    expect(ago(DAY - 1)).toBe('23 hours ago')
    expect(ago(DAY)).toBe('1 day ago')
  })

  test('is 1 day ago up to 48 hours, then the date', () => {
    expect(ago(DAY)).toBe('1 day ago')
    expect(ago(2 * DAY - 1)).toBe('1 day ago')
    expect(ago(2 * DAY)).toBe('18 Nov 2026')
    expect(ago(400 * DAY)).toBe('16 Oct 2025')
  })

  test('speaks the language shown', () => {
    expect([ago(0, 'zh'), ago(5 * MINUTE, 'zh'), ago(3 * HOUR, 'zh')]).toEqual(['刚刚', '5分钟前', '3小时前'])
    expect([ago(30 * HOUR, 'zh'), ago(9 * DAY, 'zh')]).toEqual(['1天前', '2026年11月11日'])
    expect([ago(0, 'es'), ago(MINUTE, 'es'), ago(3 * HOUR, 'es')]).toEqual([
      'ahora mismo',
      'hace 1 minuto',
      'hace 3 horas',
    ])
    expect([ago(30 * HOUR, 'es'), ago(9 * DAY, 'es')]).toEqual(['hace 1 día', '11 nov 2026'])
  })

  test('says what lies ahead and never a negative count', () => {
    expect(ago(-10 * SECOND)).toBe('just now')
    expect(ago(-3 * MINUTE)).toBe('in 3 minutes')
    expect(ago(-5 * HOUR)).toBe('in 5 hours')
    expect(ago(-30 * HOUR)).toBe('in 1 day')
    expect(ago(-9 * DAY)).toBe('29 Nov 2026')
    expect(ago(-3 * MINUTE, 'zh')).toBe('3分钟后')
    expect(ago(-3 * MINUTE, 'es')).toBe('dentro de 3 minutos')
  })
})

describe('timeAgo', () => {
  test('counts minutes under 3600 s, hours under 86400 s, else days', () => {
    expect(passed(90 * SECOND)).toBe('1 minute ago')
    expect(passed(3599 * SECOND)).toBe('59 minutes ago')
    expect(passed(3600 * SECOND)).toBe('1 hour ago')
    expect(passed(86_399 * SECOND)).toBe('23 hours ago')
    expect(passed(86_400 * SECOND)).toBe('1 day ago')
    expect(passed(47 * HOUR)).toBe('1 day ago')
    expect(passed(400 * DAY)).toBe('400 days ago')
  })

  test('says at least one minute, also when the other clock is a little ahead', () => {
    expect(passed(0)).toBe('1 minute ago')
    expect(passed(59 * SECOND)).toBe('1 minute ago')
    expect(passed(-29 * SECOND)).toBe('1 minute ago')
  })

  test('says what lies ahead', () => {
    expect(passed(-30 * SECOND)).toBe('in 1 minute')
    expect(passed(-2 * HOUR)).toBe('in 2 hours')
    expect(passed(-3 * DAY, 'es')).toBe('dentro de 3 días')
    expect(passed(-3 * DAY, 'zh')).toBe('3天后')
  })

  test('speaks the language shown', () => {
    expect([passed(2 * HOUR, 'zh'), passed(2 * DAY, 'es')]).toEqual(['2小时前', 'hace 2 días'])
  })
})

test('ten digits are seconds and more are milliseconds, as number and as text', () => {
  const seconds = NOW / 1000 - 300
  for (const value of [seconds, String(seconds), seconds * 1000, String(seconds * 1000), seconds + 0.25]) {
    expect(formatTime(value, 'en', JUST_NOW.en, NOW)).toBe('5 minutes ago')
    expect(timeAgo(value, 'en', NOW)).toMatch(/^[45] minutes ago$/)
  }
  expect(readTime(1_000_000_000)?.toISOString()).toBe('2001-09-09T01:46:40.000Z')
  expect(readTime(999_999_999)?.toISOString()).toBe('1970-01-12T13:46:39.999Z')
  expect(readTime(9_999_999_999)?.toISOString()).toBe('2286-11-20T17:46:39.000Z')
  expect(readTime(10_000_000_000)?.toISOString()).toBe('1970-04-26T17:46:40.000Z')
  expect(readTime(-1_548_221_490)?.getUTCFullYear()).toBe(1920)
  expect(readTime(0)?.toISOString()).toBe('1970-01-01T00:00:00.000Z')
})

test('dates and ISO texts are read, with any zone', () => {
  const wanted = '2026-11-20T11:55:00.000Z'
  for (const value of [
    new Date(wanted),
    wanted,
    ' 2026-11-20T11:55:00Z ',
    '2026-11-20T11:55Z',
    '2026-11-20T19:55:00+08:00',
    '2026-11-20 06:55:00.000-0500',
  ]) {
    expect(readTime(value)?.toISOString()).toBe(wanted)
    expect(formatTime(value, 'en', JUST_NOW.en, NOW)).toBe('5 minutes ago')
  }
})

test('no time in, no time out', () => {
  for (const value of [null, undefined, '', '   ']) {
    expect(formatTime(value, 'en', JUST_NOW.en, NOW)).toBeNull()
    expect(timeAgo(value, 'en', NOW)).toBeNull()
  }
})

test('what is no time gives none', () => {
  for (const value of [
    Number.NaN,
    Number.POSITIVE_INFINITY,
    8.64e15 + 1,
    1_548_221_490_638_000,
    new Date(Number.NaN),
    'yesterday',
    'abc 1',
    '2026-02-30',
    '2026-13-01',
    '2026-11-20T25:00:00Z',
    '12/11/2026',
    '0000-01-01',
    '1e9',
  ]) {
    expect(formatTime(value, 'en', JUST_NOW.en, NOW)).toBeNull()
    expect(timeAgo(value, 'en', NOW)).toBeNull()
  }
})

test('how long ago does not depend on the time zone', () => {
  inEachZone(() => {
    expect(formatTime('2026-11-20T11:00:00Z', 'en', JUST_NOW.en, NOW)).toBe('1 hour ago')
    expect(timeAgo('2026-11-17T11:00:00Z', 'en', NOW)).toBe('3 days ago')
  })
})

test('the date is the one of the reader', () => {
  const days: Record<string, string> = {}
  inEachZone((zone) => {
    days[zone] = formatTime('2026-01-01T03:00:00Z', 'en', JUST_NOW.en, NOW) ?? ''
  })
  expect(days).toEqual({
    'Pacific/Kiritimati': '1 Jan 2026',
    'Asia/Shanghai': '1 Jan 2026',
    'Asia/Kathmandu': '1 Jan 2026',
    UTC: '1 Jan 2026',
    'America/New_York': '31 Dec 2025',
    'Pacific/Pago_Pago': '31 Dec 2025',
  })
})

test('a day without a time of day stays that day in every time zone', () => {
  inEachZone(() => {
    expect(formatTime('2026-01-01', 'en', JUST_NOW.en, NOW)).toBe('1 Jan 2026')
    expect(formatTime('2026-01-01 00:00:00', 'zh', JUST_NOW.zh, NOW)).toBe('2026年1月1日')
  })
})

test('a clock put back for winter changes no count', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const after = Date.parse('2026-11-01T06:30:00Z')
  expect(formatTime('2026-11-01T04:30:00Z', 'en', JUST_NOW.en, after)).toBe('2 hours ago')
  expect(formatTime('2026-10-31T06:30:00Z', 'en', JUST_NOW.en, after)).toBe('1 day ago')
})
