// Whatever the theme colour is, words, buttons and fields of the public site keep their contrast (WCAG 2.2, 1.4.3 and 1.4.11).
import { expect, test } from 'vitest'
import { clipOklch, contrast, fromOklch, type Hex, type Oklch, toOklch } from '#web/ui/oklch.ts'
import tokens from './tokens.css?raw'

const SHEET = tokens.split('@supports')[0] ?? ''
const PLATE_DARK: Hex = '#cfdae6'

/** A theme colour for every ten degrees, of several strengths and lightnesses, and greys. */
const BRANDS = Array.from({ length: 36 }, (_, step) => step * 10).flatMap((h) =>
  [
    { l: 0.69, c: 0.168, h },
    { l: 0.3, c: 0.1, h },
    { l: 0.55, c: 0.3, h },
    { l: 0.93, c: 0.08, h },
    { l: 0.6, c: 0, h },
  ].map(fromOklch),
)

/** The value of a token as the sheet says it, for one scheme. */
function said(token: string, scheme: 'light' | 'dark'): string {
  const value = new RegExp(`--${token}:([^;]+);`).exec(SHEET)?.[1]?.trim() ?? ''
  const both = /^light-dark\(([\s\S]+)\)$/.exec(value)?.[1]
  if (!both) return value
  let depth = 0
  const comma = [...both].findIndex((sign) => {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    return sign === ',' && depth === 0
  })
  return (scheme === 'light' ? both.slice(0, comma) : both.slice(comma + 1)).trim()
}

/** The colours that a token may come out as: browsers bring what a screen cannot show into reach in two ways. */
function shades(token: string, brand: Hex, scheme: 'light' | 'dark'): Hex[] {
  const value = said(token, scheme)
  if (value === '#fff') return ['#ffffff']
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other) return shades(other, brand, scheme)
  const of = toOklch(brand)
  const [, l = '', c = '', h] =
    /^oklch\(from var\(--brand\) (\S+\(.+?\)|\S+) (\S+\(.+?\)|\S+) (h)\)$/.exec(value) ?? []
  expect(h, `${token}: ${value}`).toBe('h')
  const shade: Oklch = { l: worked(l, of), c: worked(c, of), h: of.h }
  return [fromOklch(shade), clipOklch(shade)]
}

function worked(expression: string, of: Oklch): number {
  const [, name, one = '', other = ''] = /^(min|max)\((\S+), (\S+)\)$/.exec(expression) ?? []
  if (name) return Math[name as 'min' | 'max'](worked(one, of), worked(other, of))
  return expression === 'l' ? of.l : expression === 'c' ? of.c : Number(expression)
}

/** The least contrast of `above` on `below` over every brand. */
function least(above: string, below: string | Hex, scheme: 'light' | 'dark'): number {
  return Math.min(
    ...BRANDS.flatMap((brand) => {
      const grounds = below.startsWith('#') ? [below as Hex] : shades(below, brand, scheme)
      return shades(above, brand, scheme).flatMap((word) => grounds.map((ground) => contrast(word, ground)))
    }),
  )
}

const GROUNDS = ['paper', 'mist', 'raised']
for (const scheme of ['light', 'dark'] as const) {
  test(`words stay readable on every ground of the ${scheme} scheme, for 36 hues`, () => {
    for (const ground of GROUNDS) {
      expect(least('ink', ground, scheme), ground).toBeGreaterThan(11)
      expect(least('text', ground, scheme), ground).toBeGreaterThan(7)
      expect(least('muted', ground, scheme), ground).toBeGreaterThan(4.5)
      expect(least('accent', ground, scheme), ground).toBeGreaterThan(4.5)
      expect(least('focus', ground, scheme), ground).toBeGreaterThan(3)
      expect(least('line-firm', ground, scheme), ground).toBeGreaterThan(3)
    }
  })
}

test('white stays readable on buttons and on navy, for 36 hues', () => {
  for (const ground of ['button', 'button-hover', 'navy', 'navy-deep'])
    expect(least('on-button', ground, 'light'), ground).toBeGreaterThan(4.5)
  for (const ground of ['navy', 'navy-deep', 'navy-lit'])
    for (const word of ['text', 'muted', 'accent', 'on-navy-soft'])
      expect(least(word, ground, 'dark'), `${word} on ${ground}`).toBeGreaterThan(4.5)
})

test('words stay readable on the pale plate of pictures, for 36 hues', () => {
  for (const word of ['ink', 'text', 'accent'])
    expect(least(word, PLATE_DARK, 'light'), word).toBeGreaterThan(4.5)
})

test('words stay readable on the ground of the night, for 36 hues', () => {
  for (const word of ['ink', 'text', 'muted', 'accent'])
    expect(least(word, said('ground-night', 'dark') as Hex, 'dark'), word).toBeGreaterThan(4.5)
})

test('motion is slow, default or fast', () => {
  expect(['slow', 'default', 'fast'].map((token) => said(token, 'light'))).toEqual([
    '600ms',
    '400ms',
    '200ms',
  ])
})

test('every colour of the sheet is made from the theme colour, but for white and the ground of pictures', () => {
  const own = [...SHEET.matchAll(/--([\w-]+):([^;]*#[0-9a-f]{3,6}[^;]*);/g)].flatMap(
    ([, token = '', value = '']) => (/#(?!fff\b)[0-9a-f]{3,6}/.test(value) ? [token] : []),
  )
  expect(own).toEqual(['brand', 'plate', 'ground-plate', 'ground-night', 'good', 'warn', 'bad'])
})
