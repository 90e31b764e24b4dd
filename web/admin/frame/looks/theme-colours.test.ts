// Whatever colour is picked, the console stays readable.
import { expect, test } from 'vitest'
import { contrast, fromOklch, type Hex, toOklch } from '#web/ui/oklch.ts'
import {
  DEFAULT_COLOUR,
  PRESET_COLOURS,
  type Scheme,
  type ThemeColours,
  themeColours,
  themeVariables,
} from './theme-colours.ts'

const SCHEMES: Scheme[] = ['light', 'dark']
const PAPER = { light: ['#ffffff', '#f4f7fa'], dark: ['#0d1a2a', '#111f31', '#15263b'] } as const

function derived(picked: string, scheme: Scheme): ThemeColours {
  const colours = themeColours(picked, scheme)
  if (!colours) throw new Error(`${picked} was refused`)
  return colours
}

/** The lowest contrast of text on what is behind it, and of shapes. */
function lowest(
  { primary, primaryHover, primaryActive, accent, accentHover, menu }: ThemeColours,
  scheme: Scheme,
) {
  const grounds = [menu.background, menu.hover, menu.subBackground, menu.subHover]
  const texts: (readonly [Hex, Hex])[] = [
    ...[primary, primaryHover, primaryActive].map((button) => ['#ffffff', button] as const),
    ...PAPER[scheme].flatMap((paper) => [[accent, paper] as const, [accentHover, paper] as const]),
    ...grounds.flatMap((ground) => [[menu.text, ground] as const, [menu.activeText, ground] as const]),
    [menu.activeText, menu.selected],
  ]
  return {
    text: Math.min(...texts.map(([one, other]) => contrast(one, other))),
    mark: Math.min(...[...grounds, menu.selected].map((ground) => contrast(menu.mark, ground))),
  }
}

test('every hue at several chromas and lightnesses keeps text at 4.5 to 1 and the mark at 3 to 1', () => {
  for (const scheme of SCHEMES) {
    for (let h = 0; h < 360; h += 1) {
      for (const c of [0.02, 0.08, 0.16, 0.3]) {
        const l = [0.15, 0.45, 0.7, 0.95][h % 4] ?? 0.7
        const found = lowest(derived(fromOklch({ l, c, h }), scheme), scheme)
        expect(found.text, `text of hue ${h}, chroma ${c}, ${scheme}`).toBeGreaterThanOrEqual(4.5)
        expect(found.mark, `mark of hue ${h}, chroma ${c}, ${scheme}`).toBeGreaterThanOrEqual(3)
      }
    }
  }
})

test('black, white, greys and the purest colours stay readable too', () => {
  for (const picked of ['#000', '#fff', '#777', '#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f']) {
    for (const scheme of SCHEMES) {
      const found = lowest(derived(picked, scheme), scheme)
      expect(found.text, `${picked} ${scheme}`).toBeGreaterThanOrEqual(4.5)
      expect(found.mark, `${picked} ${scheme}`).toBeGreaterThanOrEqual(3)
    }
  }
})

test('the colour of controls keeps the hue and is at most 0.52 light', () => {
  for (const scheme of SCHEMES) {
    for (let h = 0; h < 360; h += 1) {
      const picked = fromOklch({ l: 0.7, c: 0.12, h })
      const primary = toOklch(derived(picked, scheme).primary)
      expect(primary.l).toBeLessThan(0.5225)
      expect(Math.abs(((primary.h - toOklch(picked).h + 540) % 360) - 180)).toBeLessThan(2.5)
    }
  }
})

test('a control shows that it is hovered and pressed, whatever its colour', () => {
  for (const picked of [...PRESET_COLOURS.map(({ colour }) => colour), '#000000', '#1a1a1a', '#ffffff']) {
    for (const scheme of SCHEMES) {
      const { primary, primaryHover, primaryActive } = derived(picked, scheme)
      expect(new Set([primary, primaryHover, primaryActive]).size).toBe(3)
    }
  }
})

test('a black pick does not drown on a dark page', () => {
  expect(contrast(derived('#000000', 'dark').primary, '#0d1a2a')).toBeGreaterThan(2.8)
})

test('the default colour gives the navy menu and the blue button of the design', () => {
  const { primary, accent, menu } = derived(DEFAULT_COLOUR, 'light')
  const pairs: [Hex, Hex][] = [
    [primary, '#0069c2'],
    [accent, '#005eb0'],
    [menu.background, '#12263f'],
    [menu.subBackground, '#0b1a2d'],
    [menu.text, '#c6d2df'],
  ]
  for (const [found, wanted] of pairs) expect(distance(found, wanted)).toBeLessThan(0.012)
  expect(menu.activeText).toBe('#ffffff')
  expect(menu.mark).toBe('#409eff')
})

test('a grey pick tints nothing', () => {
  for (const scheme of SCHEMES) {
    for (const colour of Object.values(derived('#808080', scheme).menu)) expect(toOklch(colour).c).toBe(0)
  }
})

test('there are ten presets, the default first, all different to the eye and named in three languages', () => {
  expect(PRESET_COLOURS).toHaveLength(10)
  expect(PRESET_COLOURS[0]?.colour).toBe('#409eff')
  for (const [at, { colour, name }] of PRESET_COLOURS.entries()) {
    expect(Object.values(name).every((word) => word !== '')).toBe(true)
    for (const other of PRESET_COLOURS.slice(at + 1))
      expect(distance(colour, other.colour)).toBeGreaterThan(0.06)
  }
})

test('the variables carry the picked colour and the six colours of the menu', () => {
  const colours = derived('#D9503F', 'dark')
  const variables = themeVariables(colours)
  expect(variables['--brand']).toBe('#d9503f')
  expect(Object.keys(variables)).toEqual(
    expect.arrayContaining([
      '--menu-text',
      '--menu-active-text',
      '--menu-background',
      '--menu-hover',
      '--menu-sub-background',
      '--menu-sub-hover',
    ]),
  )
  expect(Object.values(variables).every((value) => /^#[0-9a-f]{6}$/.test(value))).toBe(true)
})

test('what is no colour is refused', () => {
  for (const wrong of ['', 'blue', '#12345', '#409EFF80', 'url(x)', 'var(--brand)', '#409eff}']) {
    expect(themeColours(wrong, 'light')).toBeNull()
  }
})

function distance(one: Hex, other: Hex): number {
  const lab = (colour: Hex) => {
    const { l, c, h } = toOklch(colour)
    return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  }
  const [a, b] = [lab(one), lab(other)]
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)))
}
