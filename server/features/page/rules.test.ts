import { expect, test } from 'vitest'
import { type Filling, fillPage } from './rules.ts'

const page = '<!doctype html><html lang="zh"><head><title>x</title></head><body></body></html>'
const rootOf = (brand: string) => {
  const filling: Filling = {
    ...{ language: 'en', brand, title: 'A page', head: '', files: '', data: 'null', html: '', deep: false },
  }
  return /<html[^>]*>/.exec(fillPage(page, filling))?.[0]
}

test('the theme colour of the site stands on the root, so that no other one flashes', () => {
  expect(rootOf('#0A7c5b')).toBe('<html lang="en" style="--brand:#0A7c5b">')
})

test('the colour that the style sheet begins with is left to it, and so is whatever is no colour', () => {
  for (const brand of ['#409EFF', '#409eff', '', 'red', '#0a7c5b"><script>', '#0a7c5b;x:y'])
    expect(rootOf(brand)).toBe('<html lang="en">')
})
