// The list of mutants keeps up with the product: a passage that was rewritten, or a test that moved, is told here.
import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { MUTANTS } from './list.ts'
import { broken, type Mutant, timesIn } from './mutant.ts'

const sourceOf = ({ file }: Mutant) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

test('the passage of every mutant stands in its file exactly once', () => {
  const stale = MUTANTS.filter((mutant) => timesIn(sourceOf(mutant), mutant) !== 1)
  expect(stale.map(({ file, find }) => `${file}: ${find}`)).toEqual([])
})

test('every mutant names tests that are there, a rule of its own, and another program than the product', () => {
  const missing = MUTANTS.flatMap(({ tests }) => tests).filter((file) => !existsSync(file))
  expect(missing).toEqual([])
  expect(MUTANTS.filter(({ tests }) => tests.length === 0)).toEqual([])
  expect(new Set(MUTANTS.map(({ rule }) => rule)).size).toBe(MUTANTS.length)
  expect(MUTANTS.filter(({ find, put }) => find === put)).toEqual([])
})

test('every mutant is a program: what notices it is a test and not the parser', () => {
  for (const mutant of MUTANTS.filter(({ file }) => file.endsWith('.ts'))) {
    const source = sourceOf(mutant)
    if (timesIn(source, mutant) === 1) stripTypeScriptTypes(broken(source, mutant))
  }
})

test('a passage that is gone, or stands twice, is not broken but said to be stale', () => {
  const mutant = { file: 'x.ts', find: 'a > b', put: 'a >= b', rule: '', tests: [] }
  expect(broken('if (a > b) c()', mutant)).toBe('if (a >= b) c()')
  expect(() => broken('if (a < b) c()', mutant)).toThrow(/stale/)
  expect(() => broken('a > b || a > b', mutant)).toThrow(/stale/)
})
