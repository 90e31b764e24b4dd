// The maths of colours, against values that are known.
import { expect, test } from 'vitest'
import { contrast, fromOklch, type Hex, readHex, toOklch } from './oklch.ts'

test('white, black and the primaries have the OKLCH values that CSS gives them', () => {
  const known: [Hex, number, number, number][] = [
    ['#ffffff', 1, 0, 0],
    ['#000000', 0, 0, 0],
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#00ff00', 0.8664, 0.2948, 142.5],
    ['#0000ff', 0.452, 0.3132, 264.05],
  ]
  for (const [colour, l, c, h] of known) {
    const found = toOklch(colour)
    expect(found.l).toBeCloseTo(l, 3)
    expect(found.c).toBeCloseTo(c, 3)
    expect(found.h).toBeCloseTo(h, 1)
  }
})

test('a colour comes back as it went', () => {
  for (let red = 0; red <= 255; red += 17) {
    for (let green = 0; green <= 255; green += 17) {
      for (let blue = 0; blue <= 255; blue += 51) {
        const colour: Hex = `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
        expect(fromOklch(toOklch(colour))).toBe(colour)
      }
    }
  }
})

test('a colour that no screen shows keeps its lightness and hue and loses chroma', () => {
  for (let h = 0; h < 360; h += 5) {
    const found = toOklch(fromOklch({ l: 0.52, c: 0.37, h }))
    expect(found.l).toBeCloseTo(0.52, 1)
    expect(found.c).toBeLessThan(0.37)
    expect(Math.abs(((found.h - h + 540) % 360) - 180)).toBeLessThan(2)
  }
  expect(fromOklch({ l: 1.2, c: 0, h: 0 })).toBe('#ffffff')
  expect(fromOklch({ l: -1, c: 0.2, h: 90 })).toBe('#000000')
})

test('contrast is the one of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrast('#409eff', '#ffffff')).toBeCloseTo(2.78, 2)
  expect(contrast('#123456', '#123456')).toBe(1)
})

test('colours are read in the usual spellings and everything else is refused', () => {
  expect([readHex('#409EFF'), readHex('409eff'), readHex(' #ABC ')]).toEqual([
    '#409eff',
    '#409eff',
    '#aabbcc',
  ])
  for (const wrong of [
    '',
    '#',
    '#12',
    '#1234',
    '#409EFF80',
    '#40g9ff',
    'red',
    'rgb(1,2,3)',
    '#409eff;x',
    '##409eff',
  ]) {
    expect(readHex(wrong)).toBeNull()
  }
})
