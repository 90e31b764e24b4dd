// Ant Design in the site's colours and the console's density (DESIGN.md "Console").
import type { ThemeConfig } from 'antd'

/** `--button` of the default brand: Ant Design computes with plain values. */
const BUTTON = '#0069c2'
/** `--button-hover` of the same: darker, where Ant Design would go lighter than white text can bear. */
const BUTTON_HOVER = '#005099'
const NAVY = '#12263f'
const NAVY_DEEP = '#0b1a2d'

export const SIDEBAR_WIDTH = 210
export const SIDEBAR_COLLAPSED = 64
const TOP_BAR = 48

export const consoleTheme: ThemeConfig = {
  token: {
    colorPrimary: BUTTON,
    colorPrimaryHover: BUTTON_HOVER,
    colorPrimaryActive: BUTTON_HOVER,
    colorLinkHover: BUTTON_HOVER,
    colorInfo: BUTTON,
    colorLink: BUTTON,
    colorSuccess: '#17703f',
    colorWarning: '#8a5200',
    colorError: '#b3261e',
    colorErrorHover: '#8f1d17',
    colorErrorActive: '#8f1d17',
    colorWarningBg: '#fdf5e6',
    colorWarningBorder: '#e3c48d',
    colorErrorBg: '#fdf0ef',
    colorErrorBorder: '#e9b3af',
    colorInfoBg: '#eef5fc',
    colorInfoBorder: '#b5d4f0',
    colorTextBase: NAVY,
    colorTextSecondary: '#36485f',
    colorTextTertiary: '#54657b',
    colorTextDescription: '#54657b',
    colorTextDisabled: '#6f7d8e',
    colorTextPlaceholder: '#5f7085',
    colorBgLayout: '#f4f7fa',
    colorBgContainer: '#ffffff',
    colorBorder: '#7d8da1',
    colorBorderSecondary: '#d6dfe9',
    colorSplit: '#d6dfe9',
    borderRadius: 3,
    borderRadiusLG: 4,
    wireframe: false,
    fontFamily: 'var(--font)',
    fontSize: 14,
    controlHeight: 34,
    motionDurationMid: '0.2s',
    boxShadow: '0 1px 2px rgb(11 26 45 / 0.06), 0 12px 40px -8px rgb(11 26 45 / 0.18)',
    boxShadowTertiary: 'none',
  },
  components: {
    Layout: {
      siderBg: NAVY,
      headerBg: '#ffffff',
      headerHeight: TOP_BAR,
      headerPadding: '0 16px',
      triggerBg: NAVY_DEEP,
    },
    Menu: {
      darkItemBg: NAVY,
      darkSubMenuItemBg: NAVY_DEEP,
      darkPopupBg: NAVY,
      darkItemColor: '#c6d2df',
      darkItemHoverColor: '#ffffff',
      darkItemHoverBg: 'rgb(255 255 255 / 0.06)',
      darkItemSelectedBg: 'rgb(64 158 255 / 0.14)',
      darkItemSelectedColor: '#ffffff',
      itemHeight: 42,
      itemMarginInline: 0,
      itemMarginBlock: 0,
      itemBorderRadius: 0,
      subMenuItemBorderRadius: 0,
    },
    Table: {
      cellPaddingBlock: 10,
      cellPaddingInline: 12,
      headerBg: '#f4f7fa',
      headerColor: '#36485f',
      headerSplitColor: 'transparent',
      rowHoverBg: '#f4f7fa',
      borderColor: '#d6dfe9',
    },
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Form: { itemMarginBottom: 20, verticalLabelPadding: '0 0 4px', labelColor: NAVY },
    Breadcrumb: { itemColor: '#54657b', linkColor: '#54657b', lastItemColor: NAVY },
    Segmented: { trackBg: '#e3eaf1', itemColor: '#36485f' },
    Modal: { titleFontSize: 17 },
  },
}
