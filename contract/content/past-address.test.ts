// What somebody types or copies becomes the address that manifests name.
import { expect, test } from 'vitest'
import { pastAddress } from './past-address.ts'

test.each([
  ['/en/HomePage', '/en/HomePage'],
  ['en/news', '/en/news'],
  [' https://www.example.com/zh/productDetail/7-pump?from=mail#top ', '/zh/productDetail/7-pump'],
  ['https://www.example.com/#/productDetail/7-pump?tab=1', '/es/productDetail/7-pump'],
  ['/en', '/en/HomePage'],
  ['/en/news/', '/en/news'],
  ['/', '/'],
  ['', null],
  ['mailto:a@example.com', null],
  ['http://', null],
])('%j is %j', (typed, address) => expect(pastAddress(typed, 'es')).toBe(address))
