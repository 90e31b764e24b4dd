import { expect, test } from 'vitest'
import { wordsOfAddress } from './address-words.ts'

test('an address says what it was about without its place, its number and its ending', () => {
  expect(wordsOfAddress('/en/newsDetail/12-annual-meeting.html')).toBe('annual meeting')
  expect(wordsOfAddress('/es/productModular/caudalimetro')).toBe('caudalimetro')
  expect(wordsOfAddress('/zh/productDetail/%E6%B5%81%E9%87%8F%E8%AE%A1')).toBe('流量计')
})

test('an address that says nothing, or is no text, asks for nothing', () => {
  expect(wordsOfAddress('/404')).toBe('')
  expect(wordsOfAddress('/news')).toBe('')
  expect(wordsOfAddress('/successCaseDetail/99')).toBe('')
  expect(wordsOfAddress('/%E6%B5%ZZ')).toHaveLength('%E6%B5%ZZ'.length)
  expect(wordsOfAddress(`/${'very-long-'.repeat(50)}`).length).toBeLessThanOrEqual(60)
})
