// Ant Design without what comes along unused: each icon brings a copy of the code that draws it, a context brings whole
// forms, the test for a bright colour brings panels that fold, colours bring their names, and each table measures what only
// some need.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SHARED = 'virtual:drawn-icon'
const DRAWN = `import { createElement, forwardRef } from 'react'
import AntdIcon from '@ant-design/icons/es/components/AntdIconLight'
export const drawn = (icon) => forwardRef((props, ref) => createElement(AntdIcon, { ...props, ref, icon }))`

/** The module of an icon without its own copy, or nothing where it is drawn in another way. */
export function leanIcon(code: string): string | undefined {
  const [, drawing] = /import \w+ from "(@ant-design\/icons-svg\/es\/asn\/\w+)"/.exec(code) ?? []
  if (!drawing || !code.includes('"../components/AntdIconLight"')) return
  return `import icon from '${drawing}'\nimport { drawn } from '${SHARED}'\nexport default /*#__PURE__*/ drawn(icon)`
}

/** What lets tooltips of one provider share a popup, and brings all that positions popups: the console does not ask for it. */
const ONE_POPUP = '\0virtual:one-popup'
const ITS_CHILDREN = 'export default ({ children }) => children'

/** The colours that CSS calls by a name. Ant Design and the console write numbers, so nobody asks for one. */
const COLOUR_NAMES = '\0virtual:colour-names'
const NO_NAMES = 'export default {}'

const BRIGHT = '\0virtual:is-bright'
/** Where the test for a bright colour stands, among parts of a picker. */
const PRESETS = 'antd/es/color-picker/components/ColorPresets.js'

/** The test alone, as it stands there. */
export function brightAlone(presets: string): string {
  const [test] = /export const isBright = [\s\S]*?\n};/.exec(presets) ?? []
  if (!test) throw new Error(`${PRESETS} has no isBright: see ${import.meta.filename}`)
  return `import { Color as RcColor } from '@rc-component/color-picker/es/color'\n${test}`
}

/** A table as it stands there, without the width of a scroll bar that only heads that stay in sight ask for. */
export function unmeasuredTable(code: string): string {
  const lean = code.replaceAll(/getTargetScrollBarSize\([^)]+\)\.width/g, '0')
  if (lean === code) throw new Error(`Tables are measured in another way: see ${import.meta.filename}`)
  return lean
}

/** `modules`: where packages lie. */
export function leanAntd(modules: string): Plugin {
  return {
    name: 'lean-antd',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: {
        id: /\/ColorPresets$|\/presetColors$|^@rc-component\/form$|\/tooltip\/UniqueProvider$|^virtual:drawn-icon$/,
      },
      handler(id, importer = '') {
        if (id === SHARED) return `\0${SHARED}`
        if (id === '@rc-component/form' && importer.endsWith('/antd/es/form/context.js'))
          return this.resolve('@rc-component/form/es/FormContext', importer)
        if (id.endsWith('/UniqueProvider') && importer.endsWith('/antd/es/config-provider/index.js'))
          return ONE_POPUP
        if (id.endsWith('/presetColors') && importer.includes('/fast-color/es/')) return COLOUR_NAMES
        if (id.endsWith('/ColorPresets') && importer.endsWith('/antd/es/button/style/token.js')) return BRIGHT
      },
    },
    load: {
      filter: { id: /virtual:(colour-names|drawn-icon|is-bright|one-popup)$/ },
      handler(id) {
        if (id === COLOUR_NAMES) return { code: NO_NAMES, moduleSideEffects: false }
        if (id === ONE_POPUP) return { code: ITS_CHILDREN, moduleSideEffects: false }
        const code = id === BRIGHT ? brightAlone(readFileSync(join(modules, PRESETS), 'utf8')) : DRAWN
        return { code, moduleSideEffects: false }
      },
    },
    transform: {
      filter: { id: /@ant-design\/icons\/es\/icons\/\w+\.js$|@rc-component\/table\/es\/Table\.js$/ },
      handler: (code, id) => {
        if (id.endsWith('/Table.js')) return { code: unmeasuredTable(code), map: null }
        const lean = leanIcon(code)
        return lean === undefined ? undefined : { code: lean, map: null, moduleSideEffects: false }
      },
    },
  }
}
