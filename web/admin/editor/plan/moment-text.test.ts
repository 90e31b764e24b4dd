// Moments of plans in words.
import { expect, test } from 'vitest'
import { momentInShort, momentInWords } from './moment-text.ts'

const MONDAY = '2026-11-30T01:00:00.000Z'

test('a moment is said in full with a clock of 24 hours, in the zone that was chosen', () => {
  expect(momentInWords(MONDAY, 'en', 'Asia/Shanghai')).toBe('Monday 30 November 2026, 09:00')
  expect(momentInWords(MONDAY, 'zh', 'Asia/Shanghai')).toBe('2026年11月30日星期一 09:00')
  expect(momentInWords(MONDAY, 'es', 'Europe/Madrid')).toBe('lunes 30 de noviembre de 2026, 02:00')
})

test('a near moment is called by its weekday, a far one by its date', () => {
  const near = Date.parse('2026-11-25T00:00:00Z')
  expect(momentInShort(MONDAY, 'en', 'Asia/Shanghai', near)).toBe('Monday 09:00')
  expect(momentInShort(MONDAY, 'zh', 'Asia/Shanghai', near)).toBe('周一 09:00')
  const far = Date.parse('2026-11-20T00:00:00Z')
  expect(momentInShort(MONDAY, 'en', 'Asia/Shanghai', far)).toBe('30 November 09:00')
  expect(momentInShort(MONDAY, 'es', 'Asia/Shanghai', Date.parse('2026-01-01T00:00:00Z'))).toBe(
    '30 de noviembre de 2026 09:00',
  )
})
