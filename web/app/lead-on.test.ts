// What becomes of the address that a step is led on from.
import { expect, test } from 'vitest'
import { leadOn } from './lead-on.ts'

const at = (path: string) => new URL(path, 'http://site.invalid')
const replaces = (from: string, bar: string) => leadOn(at(from), '/401', bar).headers.has('X-Remix-Replace')

test('an address that stands in the bar gives way, however it is written there', () => {
  expect(replaces('/sysUserManage', '/sysUserManage')).toBe(true)
  expect(
    replaces('/webSystemManage/web_product?keyword=泵', '/webSystemManage/web_product?keyword=%E6%B3%B5'),
  ).toBe(true)
  expect(replaces('/', '')).toBe(true)
})

test('the page of a link stays behind the page that the link led to in the end', () => {
  expect(replaces('/sysUserManage', '/dashboard')).toBe(false)
  expect(replaces('/webSystemManage/web_product?page=2', '/webSystemManage/web_product')).toBe(false)
})
