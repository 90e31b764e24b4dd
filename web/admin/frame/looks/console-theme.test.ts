// Ant Design's values for every size and scheme.
import { expect, test } from 'vitest'
import { contrast, type Hex } from '#web/ui/oklch.ts'
import { SIZES, type Size } from './appearance-store.ts'
import { consoleTheme } from './console-theme.ts'
import { PRESET_COLOURS, type Scheme, themeColours } from './theme-colours.ts'

const made = (scheme: Scheme, colour = '#409eff', size: Size = 'medium') => {
  const colours = themeColours(colour, scheme)
  if (!colours) throw new Error(colour)
  return consoleTheme(colours, scheme, size)
}

test('each size has its height of controls and its padding of tables', () => {
  const sizes = SIZES.map((size) => {
    const { token, components } = made('light', '#409eff', size)
    return [size, token?.controlHeight, components?.Table?.cellPaddingBlock]
  })
  expect(sizes).toEqual([
    ['default', 36, 10],
    ['medium', 34, 7],
    ['small', 30, 6],
    ['mini', 26, 5],
  ])
})

test.each(['light', 'dark'] as const)(
  'every text of the %s scheme stands out from what it stands on',
  (scheme) => {
    for (const { colour } of PRESET_COLOURS) {
      const { token = {}, components = {} } = made(scheme, colour)
      const pairs = [
        ['#ffffff', token.colorPrimary],
        ['#ffffff', token.colorPrimaryHover],
        [token.colorLink, token.colorBgContainer],
        [token.colorText, token.colorBgLayout],
        [token.colorTextTertiary, token.colorBgLayout],
        [token.colorTextTertiary, token.colorBgElevated],
        [token.colorTextPlaceholder, token.colorBgContainer],
        [token.colorError, token.colorBgElevated],
        [token.colorWarning, token.colorWarningBg],
        [token.colorError, token.colorErrorBg],
        [components.Button?.dangerColor, token.colorError],
        [components.Button?.defaultHoverColor, token.colorBgLayout],
        [themeColours(colour, scheme)?.menu.text, themeColours(colour, scheme)?.menu.background],
      ]
      for (const [text, ground] of pairs) {
        expect(
          contrast(text as Hex, ground as Hex),
          `${colour}: ${text} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5)
      }
    }
  },
)

test('nothing of the console moves for a person who asked their system for less motion', () => {
  const colours = themeColours('#409eff', 'light')
  if (!colours) throw new Error('the default colour is a colour')
  const moves = [true, false].map((still) => consoleTheme(colours, 'light', 'medium', still).token?.motion)
  expect(moves).toEqual([false, true])
})
