// Titles, sections, units and addresses as visitors read them.
import { expect, test } from 'vitest'
import { valueWithUnit } from '#contract/languages/locales.ts'
import { mailTo, telephone } from '#web/site/links/reach.ts'
import { documentTitle } from '#web/site/shell/page-title.tsx'
import { sectionOf } from '#web/site/shell/site-nav.tsx'

test('a window is titled by its page, then the company', () => {
  expect(documentTitle('News', 'Lanbo Fluid Technology')).toBe('News - Lanbo Fluid Technology')
  expect(documentTitle('', 'Lanbo Fluid Technology')).toBe('Lanbo Fluid Technology')
})

test('a page belongs to an entry of the navigation however its path is cased', () => {
  expect(sectionOf('/HomePage')).toBe('home')
  expect(sectionOf('/homepage')).toBe('home')
  expect(sectionOf('/productModularChil/7')).toBe('products')
  expect(sectionOf('/HotProduct')).toBe('products')
  expect(sectionOf('/successCaseDetail/3')).toBe('cases')
  expect(sectionOf('/newsDetail/3-annual-meeting')).toBe('news')
  expect(sectionOf('/aboutus/lianxi')).toBe('about')
  expect(sectionOf('/keyword')).toBeNull()
  expect(sectionOf('/newsletters')).toBeNull()
})

test('a unit keeps to its value', () => {
  expect(valueWithUnit('±0.2', '%', 'en')).toBe('±0.2%')
  expect(valueWithUnit('±0.2', '%', 'es')).toBe('±0.2\u00a0%')
  expect(valueWithUnit('±0.2', '%', 'zh')).toBe('±0.2%')
  expect(valueWithUnit('6', '°', 'es')).toBe('6°')
  expect(valueWithUnit('15', 'kW', 'zh')).toBe('15\u00a0kW')
  expect(valueWithUnit('IP67', '', 'es')).toBe('IP67')
})

test('telephone numbers and letters become addresses', () => {
  expect(telephone('+86 512 0000 0110')).toBe('tel:+8651200000110')
  expect(mailTo('hello@lanbo.example')).toBe('mailto:hello@lanbo.example')
  expect(mailTo('hello@lanbo.example', 'LEM-300 & más')).toBe(
    'mailto:hello@lanbo.example?subject=LEM-300%20%26%20m%C3%A1s',
  )
})
