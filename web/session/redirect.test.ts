// What the sign-in page obeys as a redirect, and what it refuses.
import { expect, test } from 'vitest'
import { safeRedirect, signInAddress } from './redirect.ts'

test('an address inside the application is kept with its query', () => {
  expect(safeRedirect('/webSystemManage/web_product?page=2&keyword=%E6%B3%B5')).toBe(
    '/webSystemManage/web_product?page=2&keyword=%E6%B3%B5',
  )
})

test.each([
  null,
  undefined,
  '',
  'dashboard',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  '/./\\/evil.example',
])('%j is refused and the console is opened', (wanted) => {
  expect(safeRedirect(wanted)).toBe('/dashboard')
})

test('the sign-in page itself is no place to return to', () => {
  expect(safeRedirect('/njlbWebLogin?redirect=/x')).toBe('/dashboard')
  expect(safeRedirect('/NJLBweblogin')).toBe('/dashboard')
  expect(safeRedirect('/login')).toBe('/dashboard')
  expect(safeRedirect('/njlbWebLogin/newPassword?token=x')).toBe('/dashboard')
})

test('the way back is one encoded value and survives a round trip', () => {
  const path = '/webSystemManage/web_product?keyword=a&b=c d'
  const address = new URL(signInAddress(path), 'http://site.invalid')
  expect(address.pathname).toBe('/njlbWebLogin')
  expect(address.searchParams.get('redirect')).toBe(path)
})

test('every page of the console is remembered, the first one too; without one nothing is', () => {
  expect(signInAddress('/dashboard')).toBe('/njlbWebLogin?redirect=%2Fdashboard')
  expect(signInAddress()).toBe('/njlbWebLogin')
})
