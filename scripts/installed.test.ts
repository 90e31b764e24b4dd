// When the packages count as installed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdsWhatIsLocked } from './installed.mjs'

const HERE = { optional: true, os: [process.platform], cpu: [process.arch] }
const ELSEWHERE = { optional: true, os: ['plan9'], cpu: ['pdp11'] }
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'))
  mkdirSync(join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true }))

function holds(locked: object, held: object): boolean {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...locked } }))
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: held }))
  return holdsWhatIsLocked(root)
}

test('every package in the version of the lock', () => {
  expect(holds({ a: { version: '1.0.0' } }, { a: { version: '1.0.0' } })).toBe(true)
  expect(holds({ a: { version: '1.0.0' } }, { a: { version: '1.0.1' } })).toBe(false)
  expect(holds({ a: { version: '1.0.0' } }, {})).toBe(false)
})

test('a package made for another platform may be missing, one made for this platform may not', () => {
  expect(holds({ a: { version: '1.0.0', ...ELSEWHERE } }, {})).toBe(true)
  expect(holds({ a: { version: '1.0.0', ...HERE } }, {})).toBe(false)
  expect(holds({ a: { version: '1.0.0', optional: true } }, {})).toBe(true)
})

test('without a list of what is there nothing is', () => {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { a: { version: '1.0.0' } } }))
  expect(holdsWhatIsLocked(root)).toBe(false)
})
