// Every colour that the theme picker changes, derived from the one picked (spec §4, §9; DESIGN.md "Colour"; decision 17).
import type { TextsOf } from '#web/i18n/messages.ts'
import { contrast, fromOklch, type Hex, type Oklch, readHex, toOklch } from '#web/ui/oklch.ts'

export type Scheme = 'light' | 'dark'

/** The six colours of spec §9 for the menu, and two more that mark the current page in it. */
export type MenuColours = {
  text: Hex
  activeText: Hex
  background: Hex
  hover: Hex
  subBackground: Hex
  subHover: Hex
  /** Behind the entry of the page shown; `activeText` stands on it. */
  selected: Hex
  /** The line beside it: no text, so three to one is enough. */
  mark: Hex
}

export type ThemeColours = {
  /** As picked: for lines and marks only, never for text. */
  brand: Hex
  /** Filled controls with white text: `colorPrimary` and `colorInfo` of Ant Design. */
  primary: Hex
  primaryHover: Hex
  primaryActive: Hex
  /** Text and links on the page: `colorLink`. */
  accent: Hex
  accentHover: Hex
  menu: MenuColours
}

/** What WCAG asks of text, and of what is no text. */
const TEXT = 4.5
const SHAPE = 3
const WHITE: Hex = '#ffffff'

/** `--paper`, `--mist` and `--raised` of the site's tokens: what coloured text may stand on. */
const PAGES: Record<Scheme, readonly Hex[]> = {
  light: ['#ffffff', '#f4f7fa'],
  dark: ['#0d1a2a', '#111f31', '#15263b'],
}

type Shade = { l: number; c: number }
type Shades = Record<'background' | 'hover' | 'subBackground' | 'subHover' | 'selected' | 'text', Shade>

/** Lightness and the chroma at most; in the light scheme those of `--navy`, `--navy-deep` and the menu text of DESIGN.md. */
const MENU: Record<Scheme, Shades> = {
  light: {
    background: { l: 0.266, c: 0.054 },
    hover: { l: 0.315, c: 0.058 },
    subBackground: { l: 0.216, c: 0.043 },
    subHover: { l: 0.265, c: 0.05 },
    selected: { l: 0.36, c: 0.085 },
    text: { l: 0.86, c: 0.022 },
  },
  dark: {
    background: { l: 0.2, c: 0.032 },
    hover: { l: 0.255, c: 0.04 },
    subBackground: { l: 0.175, c: 0.028 },
    subHover: { l: 0.23, c: 0.036 },
    selected: { l: 0.31, c: 0.075 },
    text: { l: 0.82, c: 0.022 },
  },
}

/** All colours for a picked one, `#rgb` or `#rrggbb`; `null` when it is no such colour. */
export function themeColours(picked: string, scheme: Scheme): ThemeColours | null {
  const brand = readHex(picked)
  if (!brand) return null
  const colour = toOklch(brand)
  return {
    brand,
    ...controlColours(colour, scheme),
    ...textColours(colour, scheme),
    menu: menuColours(colour, scheme),
  }
}

function controlColours(colour: Oklch, scheme: Scheme) {
  // On a dark page a dark button would drown, so every pick is lifted to the same lightness.
  const l = scheme === 'dark' ? 0.52 : Math.min(colour.l, 0.52)
  const under = (lightness: number) => readable({ ...colour, l: lightness }, [WHITE], TEXT, 'darker')
  const step = stepFrom(l)
  return { primary: under(l), primaryHover: under(l + step), primaryActive: under(l + 1.5 * step) }
}

/** What is hovered gets darker; a nearly black colour cannot, and answers the hand by getting lighter. */
const stepFrom = (lightness: number) => (lightness < 0.3 ? 0.16 : -0.08)

function textColours(colour: Oklch, scheme: Scheme) {
  const pages = PAGES[scheme]
  if (scheme === 'dark') {
    const lit = { ...colour, l: Math.max(colour.l, 0.78), c: Math.min(colour.c, 0.13) }
    const accent = readable(lit, pages, TEXT, 'lighter')
    return { accent, accentHover: readable({ ...lit, l: Math.min(lit.l + 0.08, 1) }, pages, TEXT, 'lighter') }
  }
  const ink = { ...colour, l: Math.min(colour.l, 0.48) }
  const accent = readable(ink, pages, TEXT, 'darker')
  return {
    accent,
    accentHover: readable({ ...ink, l: ink.l + stepFrom(ink.l) }, pages, TEXT, 'darker'),
  }
}

function menuColours(colour: Oklch, scheme: Scheme): MenuColours {
  const shades = MENU[scheme]
  const shade = ({ l, c }: Shade): Oklch => ({ l, c: Math.min(colour.c, c), h: colour.h })
  const grounds = {
    background: fromOklch(shade(shades.background)),
    hover: fromOklch(shade(shades.hover)),
    subBackground: fromOklch(shade(shades.subBackground)),
    subHover: fromOklch(shade(shades.subHover)),
  }
  const selected = readable(shade(shades.selected), [WHITE], TEXT, 'darker')
  return {
    ...grounds,
    selected,
    text: readable(shade(shades.text), Object.values(grounds), TEXT, 'lighter'),
    activeText: WHITE,
    mark: readable(colour, [...Object.values(grounds), selected], SHAPE, 'lighter'),
  }
}

/** The colour, made lighter or darker until it stands out from all `others`. */
function readable(colour: Oklch, others: readonly Hex[], ratio: number, way: 'lighter' | 'darker'): Hex {
  const [step, end] = way === 'lighter' ? [0.01, 1] : [-0.01, 0]
  for (let { l } = colour; Math.sign(end - l) === Math.sign(step); l += step) {
    const shown = fromOklch({ ...colour, l })
    if (others.every((other) => contrast(shown, other) >= ratio)) return shown
  }
  return fromOklch({ ...colour, l: end })
}

/** The colours as custom properties of the document; `--brand` brings the site's own shades along (`tokens.css`). */
export function themeVariables({ brand, menu }: ThemeColours): Record<`--${string}`, Hex> {
  return {
    '--brand': brand,
    '--menu-text': menu.text,
    '--menu-active-text': menu.activeText,
    '--menu-background': menu.background,
    '--menu-hover': menu.hover,
    '--menu-sub-background': menu.subBackground,
    '--menu-sub-hover': menu.subHover,
    '--menu-selected': menu.selected,
    '--menu-mark': menu.mark,
  }
}

/** Spec §9. */
export const DEFAULT_COLOUR: Hex = '#409eff'

/** The ten presets of the picker: one step of hue apart, none shrill, and a grey for those who want no colour. */
export const PRESET_COLOURS: readonly { colour: Hex; name: keyof TextsOf<'console/frame/bar'>['colours'] }[] =
  [
    { colour: DEFAULT_COLOUR, name: 'skyBlue' },
    { colour: '#2f6bdb', name: 'cobalt' },
    { colour: '#7a63d3', name: 'violet' },
    { colour: '#b45bb8', name: 'orchid' },
    { colour: '#d0467c', name: 'raspberry' },
    { colour: '#d9503f', name: 'vermilion' },
    { colour: '#d98324', name: 'amber' },
    { colour: '#3d9a5b', name: 'green' },
    { colour: '#189a9a', name: 'teal' },
    { colour: '#5f7488', name: 'slate' },
  ]
