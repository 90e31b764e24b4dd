// What is left out of Ant Design is left out of the version that is installed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brightAlone, leanIcon, unmeasuredTable } from './lean-antd.ts'

const MODULES = join(import.meta.dirname, '../../node_modules')

test('every icon of one colour is known by its drawing alone', () => {
  const folder = join(MODULES, '@ant-design/icons/es/icons')
  const outlined = readdirSync(folder).filter((name) => /(Outlined|Filled)\.js$/.test(name))
  expect(outlined.length).toBeGreaterThan(600)
  const lean = outlined.map((name) => leanIcon(readFileSync(join(folder, name), 'utf8')) ?? name)
  expect(lean.filter((code) => !code.includes('drawn(icon)'))).toEqual([])
})

test('an icon that is drawn in another way stays as it is', () => {
  expect(leanIcon('import AntdIcon from "../components/AntdIcon";')).toBe(undefined)
})

test('the test for a bright colour is found without the panels around it', () => {
  const presets = readFileSync(join(MODULES, 'antd/es/color-picker/components/ColorPresets.js'), 'utf8')
  const alone = brightAlone(presets)
  expect(alone).toMatch(/^import .*\nexport const isBright = /)
  expect(alone).not.toMatch(/Collapse|useMemo/)
  expect(() => brightAlone('')).toThrow('has no isBright')
})

test('a table measures no scroll bar, for which all styles of the page would be computed anew', () => {
  const table = readFileSync(join(MODULES, '@rc-component/table/es/Table.js'), 'utf8')
  const lean = unmeasuredTable(table)
  expect(lean.match(/setScrollbarSize\(0\)/g)).toHaveLength(2)
  expect(() => unmeasuredTable('')).toThrow('measured in another way')
})

test('no part of Ant Design calls a colour by its name, of which none come along', () => {
  const folder = join(MODULES, 'antd/es')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(style|theme|color-picker|_util).*\.js$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
  expect(files.filter(([, code]) => code.includes('FastColor(')).length).toBeGreaterThan(10)
  const named = files.filter(([, code]) =>
    /(FastColor\(|\bcolor[A-Z]\w*: )['"](?!transparent|currentcolor|inherit)[a-z]+['"]/i.test(code),
  )
  expect(named.map(([name]) => name)).toEqual([])
})

/** A table that is walked through sideways alone needs no measure. */
const HEAD_IN_SIGHT = /\bsticky(=|:)|\bscroll[=:]\s*\{+[^}]*\by:/

test('no table of the console has a head that stays in sight, which would need that measure', () => {
  const web = join(import.meta.dirname, '../../web')
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  )
  expect(files.length).toBeGreaterThan(300)
  const tables = files.filter((name) => HEAD_IN_SIGHT.test(readFileSync(join(web, name), 'utf8')))
  expect(tables).toEqual([])
})
