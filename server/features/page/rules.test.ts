import { expect, test } from 'vitest'
import { brandSheet, type Filling, fillPage } from './rules.ts'

const page = '<!doctype html><html lang="zh"><head><title>x</title></head><body></body></html>'
const sheetOf = (brand: string) => {
  const filling: Filling = {
    ...{ language: 'en', brand, title: 'A page', head: '', files: '', data: 'null', html: '', deep: false },
  }
  const html = fillPage(page, filling)
  expect(html).not.toContain('style=')
  return /<link rel="stylesheet" href="\/brand\/([^"]*)"><\/head>/.exec(html)?.[1] ?? null
}

test('the theme colour of the site is a sheet before the first paint, so that no other one flashes', () => {
  expect(sheetOf('#0A7c5b')).toBe('0a7c5b.css')
  expect(brandSheet('0a7c5b.css')).toBe(':root:root{--brand:#0a7c5b}')
  for (const name of ['', '0a7c5b', '0a7c5.css', '0a7c5b}.css', '../0a7c5b.css'])
    expect(brandSheet(name)).toBeNull()
})

test('the colour that the style sheet begins with is left to it, and so is whatever is no colour', () => {
  for (const brand of ['#409EFF', '#409eff', '', 'red', '#0a7c5b"><script>', '#0a7c5b;x:y'])
    expect(sheetOf(brand)).toBeNull()
})
