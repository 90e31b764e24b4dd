// Which Node the work runs under.
import { expect, test } from 'vitest'
import { chooseNode, isAtLeast } from './choose-node.mjs'

test('versions are compared by their numbers', () => {
  expect(isAtLeast('26.10.0', '26.10.0')).toBe(true)
  expect(isAtLeast('26.11.2', '26.10.0')).toBe(true)
  expect(isAtLeast('27.0.0', '26.10.0')).toBe(true)
  expect(isAtLeast('26.9.9', '26.10.0')).toBe(false)
  expect(isAtLeast('25.99.0', '26.10.0')).toBe(false)
  expect(isAtLeast('20.9.0', '20.9')).toBe(true)
  expect(isAtLeast('20.8.1', '20.9')).toBe(false)
})

test('the running Node is kept when it is new enough, and gives way to the packaged one when it is not', () => {
  expect(chooseNode(process.cwd(), '99.0.0')).toBe(process.execPath)
  expect(chooseNode(process.cwd(), '20.0.0')).toMatch(/node_modules[\\/]node-.*[\\/]bin[\\/]node/)
})
