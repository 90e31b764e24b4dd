// The maps from the rules of the specification, and from threats, to the tests that show them must not point into the void.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONSTANTS } from './constants-of-the-map.ts'

type Row = { rule: string; file: string; name: string }

/** Rows like `| 5 New password: 6 to 15 | server/x.test.ts | the name of a test |`. */
function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const [, rule = '', file = '', name = ''] = line.split('|').map((cell) => cell.trim())
    return /\.(test|e2e)\.tsx?$/.test(file) ? [{ rule, file, name }] : []
  })
}

const rows = rowsOf(readFileSync('docs/spec-map.md', 'utf8'))
const threats = rowsOf(readFileSync('SECURITY.md', 'utf8'))

test('the map has rows, and so has what is said of security', () => {
  expect(rows.length).toBeGreaterThan(30)
  expect(threats.length).toBeGreaterThan(80)
})

test('every test that the map and SECURITY.md name exists', () => {
  const texts = new Map<string, string>()
  const missing = [...rows, ...threats].filter(({ file, name }) => {
    if (!texts.has(file)) texts.set(file, readFileSync(file, 'utf8'))
    return !texts.get(file)?.includes(name)
  })
  expect(missing).toEqual([])
})

test('every constant that the map names stands where it is said to stand, once', () => {
  const lost = CONSTANTS.filter(([row, file, from, to]) => {
    const found = readFileSync(file, 'utf8').split(from).length - 1
    return found !== 1 || from === to || !rows.some(({ rule }) => rule === row)
  })
  expect(lost).toEqual([])
})
