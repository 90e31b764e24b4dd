import { expect, test } from 'vitest'
import { sitePath } from './site-path.ts'

test('an address copied from the browser becomes one of the site, whichever door it came by', () => {
  expect(sitePath(' /news ', 'a.example')).toBe('/news')
  expect(sitePath('https://a.example/#/newsDetail?id=3', 'a.example')).toBe('/newsDetail?id=3')
  expect(sitePath('https://a.example/en/productDetail/3', 'a.example')).toBe('/productDetail/3')
  expect(sitePath('https://b.example/en/news', 'a.example')).toBe('https://b.example/en/news')
})
