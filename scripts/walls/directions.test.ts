// Styles follow the direction of the text: a side is a start or an end, unless it is a side of a drawing.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Each with why it is the same side in every language. */
const REVIEWED = [
  // Directions of arrows and ticks that are turned.
  'web/admin/frame/sidebar/sidebar.css: border-width: 1.5px 1.5px 0 0',
  'web/site/styles/forms.css: border-width: 0 2px 2px 0',
  'web/site/styles/parts.css: border-width: 1px 1px 0 0',
  // Handles are put on points of a picture, and are drawn around them.
  'web/features/media/admin-media.css: margin: -14px 0 0 -14px',
  'web/features/media/admin-media.css: margin: 0 0 0 -28px',
  'web/features/media/admin-media.css: margin: -28px 0 0 -28px',
  'web/features/media/admin-cut-editor.tsx: left: percent(shown.x)',
  'web/features/media/admin-cut-editor.tsx: left: percent(focal.x)',
  'web/features/media/admin-cut-editor.tsx: left: percent(at.x)',
  // A menu opens where the pointer is.
  'web/admin/frame/late/menu-at.tsx: left: at.x',
  // The slider of the scale is as wide on both sides, and stands upright on phones.
  'web/site/sizing/sizing.css: left: -22px',
  'web/site/sizing/sizing-line.css: left: auto',
  'web/site/sizing/sizing-line.css: right: -22px',
]

const SIDED =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)\b.*|left|right|border-(?:top|bottom)-(?:left|right)-radius)$/
const PLACED = /^(?:text-align|float|clear)$/
const AROUND = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/

/** The values of a shorthand; brackets hold together. */
const valuesOf = (value: string) => value.match(/(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

/** Whether a declaration means the left or the right of the screen. */
function isSided(property: string, value: string): boolean {
  if (SIDED.test(property)) return true
  if (PLACED.test(property)) return /^(?:left|right)\b/.test(value)
  const [first, second = first, third = first, fourth = second] = valuesOf(value)
  if (property === 'border-radius') return first !== second || third !== fourth
  return AROUND.test(property) && second !== fourth
}

/** What a sheet declares, without its comments. */
const declarations = (sheet: string) =>
  [
    ...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[;{}\s])([a-z-]+):\s*([^;{}]+?)\s*(?=[;}])/g),
  ].map(([, property = '', value = '']): [string, string] => [property, value])
const sidedIn = (sheet: string) =>
  declarations(sheet).flatMap(([property, value]) =>
    isSided(property, value) ? `${property}: ${value}` : [],
  )

/** Styles in code, and columns of tables. */
const IN_CODE =
  /\b(?:(?:margin|padding|border)(?:Left|Right)\w*: [^,}\n]+|(?:textAlign|float|align): '(?:left|right)'|(?:left|right): (?:percent\([\w.]+\)|[\w]+\.x\b|'[^']*'|\d[^,}\n]*))/g

test('sides of the screen are found, whichever way they are written', () => {
  const sheet = `a { left: 0; margin: 0 1px 2px calc(3px * (1 + var(--x))); padding: 1px 2px 3px; inset: 0 0 auto }
    b:right { border-left-color: red; text-align: right; border-radius: 4px 4px 0 0; float: inline-start }
    @media (width < 9px) { c { border-radius: 0 4px 4px 0; inset-inline-start: 0; border-width: 1px } } /* right: 0; */`
  expect(sidedIn(sheet)).toEqual([
    'left: 0',
    'margin: 0 1px 2px calc(3px * (1 + var(--x)))',
    'border-left-color: red',
    'text-align: right',
    'border-radius: 0 4px 4px 0',
  ])
})

test('no style names a side of the screen that is not reviewed', () => {
  const sheets = globSync('web/**/*.css')
  expect(sheets.length).toBeGreaterThan(100)
  const inSheets = sheets.flatMap((file) =>
    sidedIn(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`),
  )
  const inCode = globSync('web/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IN_CODE)].map(([what]) => `${file}: ${what}`),
  )
  expect([...inSheets, ...inCode].sort()).toEqual(REVIEWED.toSorted())
})

/** Which also hold for the console, whose own words all run from left to right. */
const OF_THE_CONSOLE = /\/admin|web\/features\/login\//
/** A grid of threads behind a map looks the same from both sides. */
const DRAWINGS = ['web/features/about/about.css: background']

/** Whether a background or a movement means the left or the right: they know no start and no end, so `--start`, `--end` and `--way` say them. */
const isPointing = (property: string, value: string): boolean =>
  (/^(?:background|mask|transform-origin)/.test(property) &&
    /(?<![-\w])(?:left|right|(?:90|270)deg)(?![-\w])/.test(value)) ||
  (property === 'translate' && !/^(?:0\b|var|calc)/.test(value) && value !== 'none') ||
  (property === 'transform' && /translate(?:X|3d)?\((?!0\b)/.test(value))

test('backgrounds and movements of public pages follow the line', () => {
  const pointing = (sheet: string) =>
    declarations(sheet).flatMap(([property, value]) => (isPointing(property, value) ? [property] : []))
  expect(
    pointing(`a { translate: 4px 0; transform: translateX(2px); background: linear-gradient(90deg, red) left / 1px }
      b { translate: 0 4px; translate: calc(var(--way) * 4px); background: linear-gradient(to var(--end), red) var(--start) }`),
  ).toEqual(['translate', 'transform', 'background'])
  const found = globSync('web/**/*.css')
    .filter((file) => !OF_THE_CONSOLE.test(file))
    .flatMap((file) => pointing(readFileSync(file, 'utf8')).map((property) => `${file}: ${property}`))
  expect(found).toEqual(DRAWINGS)
})
