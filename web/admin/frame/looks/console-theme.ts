// Ant Design in the site's colours and the console's density (DESIGN.md "Console").
import { type ThemeConfig, theme } from 'antd'
import type { Size } from './appearance-store.ts'
import type { Scheme, ThemeColours } from './theme-colours.ts'

export const SIDEBAR_WIDTH = 210
export const SIDEBAR_COLLAPSED = 64

/** The site's tokens as plain values: Ant Design computes with them. */
const PLAIN = {
  light: {
    ink: '#12263f',
    text: '#36485f',
    muted: '#54657b',
    disabled: '#6f7d8e',
    placeholder: '#5f7085',
    paper: '#ffffff',
    mist: '#f4f7fa',
    raised: '#ffffff',
    line: '#d6dfe9',
    lineFirm: '#7d8da1',
    track: '#e3eaf1',
    good: '#17703f',
    warn: '#8a5200',
    bad: '#b3261e',
    badHover: '#8f1d17',
    onBad: '#ffffff',
    warnGround: ['#fdf5e6', '#e3c48d'],
    badGround: ['#fdf0ef', '#e9b3af'],
    infoGround: ['#eef5fc', '#b5d4f0'],
    goodGround: ['#edf7f1', '#a9d6bb'],
  },
  dark: {
    ink: '#f2f6fa',
    text: '#c6d2df',
    muted: '#9db0c5',
    disabled: '#7f93aa',
    placeholder: '#8da1b8',
    paper: '#0d1a2a',
    mist: '#111f31',
    raised: '#15263b',
    line: '#2a3d55',
    lineFirm: '#70849c',
    track: '#1c2f47',
    good: '#6fd19c',
    warn: '#f0b765',
    bad: '#ff9b92',
    badHover: '#ffb8b1',
    onBad: '#3a0d0a',
    warnGround: ['#33270f', '#6b5221'],
    badGround: ['#3a1a1d', '#7a3a3a'],
    infoGround: ['#12304e', '#2b5680'],
    goodGround: ['#12301f', '#2c6344'],
  },
} as const

type Plain = (typeof PLAIN)[Scheme]
type Tokens = NonNullable<ThemeConfig['token']>
type Components = NonNullable<ThemeConfig['components']>

/** Height of a control, height of a small one, and the padding of a table's cells (DESIGN.md "Console", Sizes). */
type Density = { control: number; small: number; cell: number }
const DENSITY: Record<Size, Density> = {
  default: { control: 36, small: 28, cell: 10 },
  medium: { control: 34, small: 26, cell: 7 },
  small: { control: 30, small: 24, cell: 6 },
  mini: { control: 26, small: 24, cell: 5 },
}

/** Height of an entry of the sidebar. */
export const MENU_ITEM_PX: Record<Size, number> = { default: 44, medium: 42, small: 38, mini: 34 }

export function consoleTheme(colours: ThemeColours, scheme: Scheme, size: Size, still = false): ThemeConfig {
  return {
    // One theme at a time: its rules need no name of their own.
    hashed: false,
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: tokensOf(colours, PLAIN[scheme], DENSITY[size], still),
    components: componentsOf(colours, PLAIN[scheme], DENSITY[size]),
  }
}

function tokensOf(colours: ThemeColours, plain: Plain, { control, small }: Density, still: boolean): Tokens {
  return {
    colorPrimary: colours.primary,
    colorPrimaryHover: colours.primaryHover,
    colorPrimaryActive: colours.primaryActive,
    colorLink: colours.accent,
    colorLinkHover: colours.accentHover,
    colorLinkActive: colours.accentHover,
    colorInfo: colours.primary,
    colorSuccess: plain.good,
    colorWarning: plain.warn,
    colorError: plain.bad,
    colorErrorHover: plain.badHover,
    colorErrorActive: plain.badHover,
    colorErrorText: plain.bad,
    colorErrorTextHover: plain.badHover,
    colorErrorTextActive: plain.badHover,
    colorWarningBg: plain.warnGround[0],
    colorWarningBorder: plain.warnGround[1],
    colorErrorBg: plain.badGround[0],
    colorErrorBorder: plain.badGround[1],
    colorInfoBg: plain.infoGround[0],
    colorInfoBorder: plain.infoGround[1],
    colorSuccessBg: plain.goodGround[0],
    colorSuccessBorder: plain.goodGround[1],
    // The dark algorithm makes its greys out of a light text on a dark ground, as the light one the other way round.
    colorTextBase: plain.ink,
    colorBgBase: plain.paper,
    colorText: plain.ink,
    colorTextSecondary: plain.text,
    colorTextTertiary: plain.muted,
    colorTextDescription: plain.muted,
    colorTextDisabled: plain.disabled,
    colorTextPlaceholder: plain.placeholder,
    colorBgLayout: plain.mist,
    colorBgContainer: plain.paper,
    colorBgElevated: plain.raised,
    colorBorder: plain.lineFirm,
    colorBorderSecondary: plain.line,
    colorSplit: plain.line,
    borderRadius: 3,
    borderRadiusLG: 4,
    wireframe: false,
    fontFamily: 'var(--font)',
    fontSize: 14,
    controlHeight: control,
    controlHeightSM: small,
    motion: !still,
    motionDurationMid: '0.2s',
    boxShadow: '0 1px 2px rgb(11 26 45 / 0.06), 0 12px 40px -8px rgb(11 26 45 / 0.18)',
    boxShadowTertiary: 'none',
  }
}

function componentsOf(colours: ThemeColours, plain: Plain, { cell }: Density): Components {
  return {
    Table: {
      cellPaddingBlock: cell,
      cellPaddingBlockMD: cell,
      cellPaddingBlockSM: Math.min(cell, 6),
      cellPaddingInline: 12,
      headerBg: plain.mist,
      headerColor: plain.text,
      headerSplitColor: 'transparent',
      rowHoverBg: plain.mist,
      rowSelectedBg: plain.infoGround[0],
      rowSelectedHoverBg: plain.infoGround[0],
      headerSortActiveBg: plain.mist,
      headerSortHoverBg: plain.track,
      bodySortBg: plain.paper,
      borderColor: plain.line,
    },
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      dangerColor: plain.onBad,
      borderColorDisabled: plain.line,
      defaultHoverColor: colours.accent,
      defaultHoverBorderColor: colours.accent,
      defaultActiveColor: colours.accentHover,
      defaultActiveBorderColor: colours.accentHover,
    },
    Pagination: { itemActiveColor: colours.accent, itemActiveColorHover: colours.accentHover },
    Tabs: {
      itemSelectedColor: colours.accent,
      itemHoverColor: colours.accentHover,
      itemActiveColor: colours.accentHover,
      inkBarColor: colours.brand,
    },
    Form: { itemMarginBottom: 20, verticalLabelPadding: '0 0 4px', labelColor: plain.ink },
    Segmented: { trackBg: plain.track, itemColor: plain.text },
    Modal: { titleFontSize: 17 },
  }
}
