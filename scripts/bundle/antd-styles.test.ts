// Ant Design's styles leave its scripts and come as sheets, in the version that is installed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { withoutMaking, withoutStyles } from './antd-styles.ts'
import { drawStyles } from './draw-antd.ts'

const MODULES = join(import.meta.dirname, '../../node_modules')
const leanOf = (file: string) => {
  const code = readFileSync(join(MODULES, 'antd/es', file), 'utf8')
  return withoutStyles(code, parseSync(file, code).program)
}

test('a part brings its sheet and keeps its variables, but no function that makes the sheet', () => {
  const button = leanOf('button/style/index.js')
  expect(button?.sheets).toEqual(['Button-Button'])
  expect(button?.code).toContain("import 'virtual:antd-style/Button-Button.css'")
  expect(button?.code).toMatch(/genStyleHooks\('Button', null, prepareComponentToken/)
})

test('parts of parts, and two of one module, bring theirs', () => {
  expect(leanOf('button/style/compact.js')?.sheets).toEqual(['Button-compact'])
  expect(leanOf('grid/style/index.js')?.sheets).toEqual(['Grid-Grid', 'Grid-Grid'])
  expect(leanOf('tree-select/style/index.js')?.sheets).toEqual(['TreeSelect-TreeSelect'])
  expect(leanOf('button/style/token.js')).toBe(undefined)
})

test('what every style goes through makes none, or the build fails', () => {
  const through = readFileSync(join(MODULES, '@ant-design/cssinjs-utils/es/util/genStyleUtils.js'), 'utf8')
  expect(withoutMaking(through)).not.toContain('if (memoizedZeroRuntime)')
  expect(() => withoutMaking('')).toThrow('makes styles in another way')
})

test('sheets name variables alone, whatever the theme, and bring their key frames', () => {
  const sheets = drawStyles()
  expect(sheets.get('Button-Button')).toContain('.ant-btn{')
  expect(sheets.get('Dropdown-Dropdown')).toContain('@keyframes antSlideUpIn')
  const all = [...sheets.values()].join('')
  expect(all).not.toMatch(/css-var-|:where\(\.css-/)
  expect(all).not.toContain('#1677ff')
})
