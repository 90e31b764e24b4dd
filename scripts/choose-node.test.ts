// Which Node the work runs under.
import { expect, test } from 'vitest'
import { chooseNode, isAtLeast } from './choose-node.mjs'

test('the running Node is kept when it is the wanted one or newer', () => {
  expect(isAtLeast('26.10.0', '26.10.0')).toBe(true)
  expect(isAtLeast('26.11.2', '26.10.0')).toBe(true)
  expect(isAtLeast('27.0.0', '26.10.0')).toBe(true)
  expect(chooseNode(process.cwd(), '99.0.0')).toBe(process.execPath)
})

test('an older one is not enough', () => {
  expect(isAtLeast('26.9.9', '26.10.0')).toBe(false)
  expect(isAtLeast('25.99.0', '26.10.0')).toBe(false)
  expect(isAtLeast('20.20.2', '26.10.0')).toBe(false)
})

test('an old Node gives way to the packaged one', () => {
  expect(chooseNode(process.cwd(), '20.0.0')).toMatch(/node_modules[\\/]node-.*[\\/]bin[\\/]node/)
})
